import type { Found, Measured } from './measure.ts'

/** A line per pair: what was found where, and what was said wrongly. */
export function caseTable(results: readonly Measured[]): string {
  const body = results.map(({ pair, leaks, ours, first, named, signature, tier, head, falseHeads }) => [
    pair.name,
    pair.form,
    pair.expect === 'leak' ? `${ours.at1}/${ours.at3}/${ours.at10} of ${leaks}` : '–',
    pair.expect === 'leak' ? `${first}/${named}` : '–',
    signature === null ? '–' : signature ? 'yes' : 'NO',
    ours.falseRows === 0 ? '0' : `${ours.falseRows} !`,
    tier,
    head,
    falseHeads.join(', '),
  ])
  const top = [
    'case',
    'form',
    'recall@1/3/10',
    'first/named',
    'signature',
    'false',
    'tier',
    'first row',
    'false rows',
  ]
  return columns([top, ...body])
}

/** Captures whose forms do not begin with the same row. */
export function disagreements(results: readonly Measured[]): string {
  const byName = grouped(
    results.filter(({ pair }) => /^(?:pb|debug)/.test(pair.form)),
    ({ pair }) => pair.after.replace(/\.(?:pb|debug\d)\..*$/, ''),
  )
  const lines = [...byName.values()].flatMap(forms => {
    if (new Set(forms.map(({ head }) => head)).size < 2) return []
    return [
      forms[0]?.pair.name ?? '',
      ...forms.map(({ pair, tier, head }) => `  ${pair.form}: ${tier} ${head}`),
    ]
  })
  return lines.length === 0
    ? '\nEvery form begins with the same row.'
    : `\nForms disagree:\n${lines.join('\n')}`
}

/** One line per form: everything added up. */
export function sums(results: readonly Measured[]): string {
  const rows = [...grouped(results, ({ pair }) => pair.form)].map(([form, of]) => {
    const leaky = of.filter(({ pair }) => pair.expect === 'leak')
    const healthy = of.filter(({ pair }) => pair.expect === 'healthy')
    const all = total(leaky, ({ leaks }) => leaks)
    const share = (pick: (each: Measured) => number) => `${total(leaky, pick)}/${all}`
    const signed = leaky.filter(({ signature }) => signature !== null)
    return [
      form,
      `${leaky.filter(({ ours }) => ours.at1 > 0).length}/${leaky.length}`,
      share(({ ours }) => ours.at1),
      share(({ ours }) => ours.at3),
      share(({ ours }) => ours.at10),
      share(({ first }) => first),
      share(({ named }) => named),
      share(({ states }) => states),
      `${signed.filter(({ signature }) => signature).length}/${signed.length}`,
      String(total(leaky, ({ ours }) => ours.falseRows)),
      `${total(healthy, ({ ours }) => ours.falseRows)} in ${healthy.length}`,
      String(total(healthy, ({ possible }) => possible)),
    ]
  })
  const top = [
    'form',
    'leak at 1',
    'recall@1',
    '@3',
    '@10',
    'first n',
    'named',
    'state',
    'signature',
    'false beside leaks',
    'false in healthy',
    'possible in healthy',
  ]
  return `\nIn sum\n${columns([top, ...rows])}`
}

/** The same figures for rules that others use, over the binary goroutine profiles. */
export function baselineTable(results: readonly Measured[]): string {
  const of = results.filter(({ pair }) => pair.form === 'pb')
  const all = total(of, ({ leaks }) => leaks)
  const line = (name: string, pick: (each: Measured) => Found | undefined) => {
    const falseIn = (expect: 'leak' | 'healthy') =>
      String(
        total(
          of.filter(({ pair }) => pair.expect === expect),
          each => pick(each)?.falseRows ?? 0,
        ),
      )
    const share = (key: 'at1' | 'at3' | 'at10') => `${total(of, each => pick(each)?.[key] ?? 0)}/${all}`
    return [name, share('at1'), share('at3'), share('at10'), falseIn('leak'), falseIn('healthy')]
  }
  const names = Object.keys(of[0]?.baselines ?? {})
  return `\nBeside other rules (binary profiles; false: locations, or rows above possible)\n${columns([
    ['rule', 'recall@1', '@3', '@10', 'false beside leaks', 'false in healthy'],
    line('suspects', ({ ours }) => ours),
    ...names.map(name => line(name, ({ baselines }) => baselines[name])),
  ])}`
}

function grouped(list: readonly Measured[], keyOf: (each: Measured) => string): Map<string, Measured[]> {
  const groups = new Map<string, Measured[]>()
  for (const each of list) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each])
  return groups
}

function total(list: readonly Measured[], pick: (each: Measured) => number): number {
  return list.reduce((sum, each) => sum + pick(each), 0)
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)))
  return rows
    .map(row =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
