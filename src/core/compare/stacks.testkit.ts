import { NONE, type Profile, type SampleType } from '#core/profile/profile.ts'

const GOROUTINES: SampleType = { type: 'goroutine', unit: 'count' }

/**
 * A profile from a picture, one stack a line, root first, with its value:
 *
 *     main.main main.serve [select] runtime.selectgo   5
 *     main.worker@worker.go:12 [chan receive]          4
 *
 * `[…]` is the wait state; what follows it is plumbing. `name@file:line` places a frame.
 */
export function profileOf(picture: string, sampleType: SampleType = GOROUTINES): Profile {
  const strings = ['']
  const functions = { name: [] as number[], file: [] as number[] }
  const frames = { function: [] as number[], line: [] as number[] }
  const stacks = { offsets: [0], frames: [] as number[], state: [] as number[], plumbing: [] as number[] }
  const states: string[] = []
  const values: number[] = []
  const stringAt = (text: string) => (strings.includes(text) ? strings.indexOf(text) : strings.push(text) - 1)

  function frameAt(word: string): number {
    const [, name = '', file = '', line = '0'] = /^(.*?)(?:@(.*):(\d+))?$/.exec(word) ?? []
    functions.name.push(stringAt(name))
    functions.file.push(stringAt(file))
    frames.function.push(functions.name.length - 1)
    return frames.line.push(Number(line)) - 1
  }

  for (const text of picture.trim().split('\n')) {
    const [, stack = '', state, plumbing = '', value = '0'] =
      /^\s*(.*?)(?:\s*\[([^\]]+)\])?\s*((?:[^\s[\]]+\s+)*?)(-?\d+)\s*$/.exec(text) ?? []
    const below = words(state === undefined ? '' : plumbing)
    const shown = words(state === undefined ? `${stack} ${plumbing}` : stack)
    stacks.frames.push(...below.toReversed().map(frameAt), ...shown.toReversed().map(frameAt))
    stacks.offsets.push(stacks.frames.length)
    stacks.plumbing.push(below.length)
    if (state !== undefined && !states.includes(state)) states.push(state)
    stacks.state.push(state === undefined ? 0 : states.indexOf(state))
    values.push(Number(value))
  }
  const count = values.length
  return {
    format: 'pprof',
    wrapper: null,
    kind: states.length > 0 ? 'goroutine' : 'other',
    side: null,
    sampleTypes: [sampleType],
    defaultSampleType: 0,
    strings,
    functions: {
      name: Uint32Array.from(functions.name),
      file: Uint32Array.from(functions.file),
      startLine: new Uint32Array(functions.name.length),
    },
    frames: {
      function: Uint32Array.from(frames.function),
      line: Uint32Array.from(frames.line),
      inlined: new Uint8Array(frames.line.length),
      address: new Float64Array(frames.line.length),
      mapping: new Uint32Array(frames.line.length).fill(NONE),
    },
    stacks: {
      offsets: Uint32Array.from(stacks.offsets),
      frames: Uint32Array.from(stacks.frames),
      state: states.length > 0 ? Uint16Array.from(stacks.state) : null,
      plumbing: states.length > 0 ? Uint16Array.from(stacks.plumbing) : null,
    },
    states: states.map(text => ({ text, detail: null, source: 'stack' as const })),
    samples: {
      stack: Uint32Array.from({ length: count }, (_, i) => i),
      labels: new Uint32Array(count),
      values: [Float64Array.from(values)],
    },
    labelSets: [[]],
    goroutines: null,
    mappings: [],
    time: null,
    duration: null,
    period: null,
    comments: [],
    dropFrames: '',
    keepFrames: '',
    warnings: [],
  }
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(word => word !== '')
}
