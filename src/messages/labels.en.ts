import { formatNumber as n } from './format.ts'

/** Words of the breakdown by label. */
export const labelsEn = {
  value: 'Value',
  keys: (count: number) => `${n(count)} ${count === 1 ? 'key' : 'keys'}`,
  label: 'label',
  number: 'number',
  pseudo: 'from the text dump, not a label',
  creator: 'created by',
  minutes: 'waiting for',
  locked: 'locked to thread',
  lockedValue: 'locked',
  bucket: (from: number, to: number | null) => {
    const short = (minutes: number) =>
      minutes >= 1440 ? `${minutes / 1440} d` : minutes >= 60 ? `${minutes / 60} h` : `${minutes} min`
    if (to === null) return `${short(from)} and longer`
    return from === 0 ? `less than ${short(to)}` : `${short(from)} to ${short(to)}`
  },
  shareTitle: 'Share of everything after; of everything before where nothing is left',
  ratioTitle: 'How many times as much as before',
  only: 'Focus',
  onlyTitle: 'Only what carries this value (Enter)',
  group: 'Group by',
  groupTitle: 'Put the values of this key at the root of every stack',
  none: 'These profiles have no labels',
  noneText:
    'CPU and goroutine profiles carry the labels that a program sets. Set them where work begins, and what grew can be told apart by tenant, route or job:',
  noneKind: 'The runtime puts no labels of the program into profiles of this kind.',
  code: [
    'pprof.Do(ctx, pprof.Labels("tenant", id), func(ctx context.Context) {',
    '  handle(ctx)',
    '})',
    '',
    '// or for the rest of a goroutine’s life:',
    'pprof.SetGoroutineLabels(pprof.WithLabels(ctx, pprof.Labels("job", name)))',
  ].join('\n'),
  onlyPseudo:
    'No labels here: what follows is what the text dump says beside each goroutine. pprof.Do and pprof.SetGoroutineLabels set labels.',
}

export type LabelsMessages = typeof labelsEn
