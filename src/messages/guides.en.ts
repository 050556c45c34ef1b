/** How a view is read, told while nothing is selected. */
interface Guide {
  readonly title: string
  readonly steps: readonly string[]
  readonly keys: string
}

const ROWS = 'Arrow keys move, → opens, Enter comes here.'

export const guidesEn = {
  suspects: {
    title: 'How to read the suspects',
    steps: [
      'A row is a group of goroutines that wait at one place in one state, or the memory that one function asked for.',
      'Tier says how sure it is: proven by the runtime, known from a catalogue of leaks, strong or possible by growth and state. Normal rows grew for a reason that is no leak.',
      'Before → after counts goroutines or bytes. Share of growth is the part of everything that grew.',
      'Why names the strongest evidence. Select a row to see all of it with its weight, the cause and the fix.',
    ],
    keys: ROWS,
  },
  flame: {
    title: 'How to read the flame graph',
    steps: [
      'A box is a function in its place among the calls: what it is called by stands above it, what it calls below. Its width is the number of goroutines, bytes or samples that pass through.',
      'Before and after are one picture. The line at the lower edge is what was there before; hatching is what is gone. Every change also says ▲ or ▼, new or removed.',
      'Click a box for its numbers and its stack, Shift-click to sum several. Right-click filters by it; p shows its callers and what it calls.',
      'What is too narrow to see stands in one box that says how many. Click it to open them.',
    ],
    keys: 'Arrow keys move, Enter zooms, Esc steps out',
  },
  stacks: {
    title: 'How to read the stacks',
    steps: [
      'A row is one distinct stack: the function at its leaf, who called it, and the state in which goroutines wait.',
      'Before and after are all samples with exactly this stack. What stands on one side only is new or removed.',
      'Open a row for its frames, leaf first, with file, line and module.',
    ],
    keys: ROWS,
  },
  functions: {
    title: 'How to read the functions',
    steps: [
      'Self (flat) is what the function holds itself, as the leaf of a stack; total (cum) is that and what it calls.',
      'A stack counts once in a total, however often the function stands in it. These are the numbers of go tool pprof -top.',
      'Change is after minus before. By file, line, package or module the same stacks are added up in other heaps.',
      'Select a row for its callers and for what it calls.',
    ],
    keys: ROWS,
  },
  graph: {
    title: 'How to read the call graph',
    steps: [
      'A box is a function, larger the more it holds itself. A line is a call, thicker the more passes through it.',
      'Colour is the change, and ▲ or ▼ its direction. What is gone stays in the picture.',
      'Only what carries most is drawn; above the picture stands how many functions of all.',
    ],
    keys: 'Up and down follow calls, left and right go to the box beside, + and − zoom.',
  },
  labels: {
    title: 'How to read the labels',
    steps: [
      'Each key has its values, with what carries them before and after.',
      'Focus leaves only what carries a value. Group by puts the values of a key at the root of every stack.',
    ],
    keys: ROWS,
  },
} satisfies Record<string, Guide>

export type Guides = Readonly<Record<keyof typeof guidesEn, Guide>>
