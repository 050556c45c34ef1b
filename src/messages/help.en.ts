type Gestures = Readonly<
  Record<'tap' | 'twice' | 'hold' | 'pinch' | 'drag', readonly [gesture: string, does: string]>
>

/** The list of keys, and what is worth saying beside it. */
export const helpEn = {
  title: 'Help',
  keys: 'Keys',
  letters: 'Single letters act as keys while no field has focus',
  about: 'Red grew, blue shrank; every change also has a triangle and a word.',
  private: 'Profiles are read in this tab. Nothing is uploaded.',
  touch: 'Touch',
  /** What fingers do in the flame graph and the call graph. */
  gestures: {
    tap: ['tap', 'select; what it is stands at the lower edge'],
    twice: ['double tap', 'zoom to the box'],
    hold: ['long press', 'in the flame graph: menu of the function'],
    pinch: ['two fingers', 'zoom'],
    drag: ['one finger', 'move what is zoomed'],
  } as Gestures,
  does: {
    help: 'this list',
    filter: 'filter',
    tabs: 'tabs',
    rows: 'rows; → ← open and close a leak, Enter goes to the details',
    flame: 'in the flame graph: parent, child, siblings',
    zoom: 'in the flame graph: zoom in, step out, back to the root',
    pan: 'pan and zoom in the flame graph',
    graph: 'in the call graph: along calls and to the box beside, centre, zoom, show all',
    find: 'find in the flame graph; Enter and Shift Enter: next and previous',
    found: 'in the flame graph: next and previous match',
    width: 'next width mode',
    highlight: 'highlight suspects',
    hue: 'colour by change or by package',
    sides: 'before and after side by side, and back',
    table: 'the flame graph as a table, and back',
    several: 'in the flame graph: select more boxes; so does Shift with a click',
    pin: 'pin the selected function, or unpin it',
    copyStack: 'copy the stack',
    filters: 'focus, ignore, hide the selected function, show from it',
    sandwich: 'callers and callees of the selected function',
    unfilter: 'remove the last filter',
    menu: 'menu of the selected function, also by a right click',
    swap: 'swap before and after',
    copy: 'copy the name',
    paste: 'paste a profile',
    open: 'open files',
  },
}

export type HelpMessages = typeof helpEn
export type HelpKey = keyof typeof helpEn.does
