import { formatNumber as n } from './format.ts'

/** Words of the call graph. */
export const graphEn = {
  name: 'Call graph',
  nodes: 'Nodes',
  shown: (shown: number, all: number) => (shown === all ? n(all) : `${n(shown)} of ${n(all)}`),
  runtime: 'Runtime frames',
  runtimeTitle: 'With the functions of the runtime in which goroutines wait, as go tool pprof draws it',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show all',
  save: 'Save',
  saveAs: { svg: 'Picture (SVG)', png: 'Picture (PNG)', dot: 'Graphviz (DOT)' },
  working: 'Laying out the graph',
  nothing: 'No calls to draw: every stack is empty or of one function.',
  self: (amount: string) => `self ${amount}`,
  box: 'Text by what runs or waits in the function itself (flat)',
  edge: 'Line by what passes',
  residual: 'over functions that are left out',
  suspect: 'suspect',
  calls: (count: number) => `calls ${n(count)}`,
  calledBy: (count: number) => `called by ${n(count)}`,
  list: 'Functions of the call graph',
  callsTo: 'calls',
  hint: 'Up and down arrows follow calls, left and right go to the box beside, Enter centres, plus, minus and 0 zoom',
}

export type GraphMessages = typeof graphEn
