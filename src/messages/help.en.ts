/** The list of keys, and what is worth saying beside it. */
export const helpEn = {
  title: 'Help',
  keys: 'Keys',
  letters: 'Single letters act as keys while no field has focus',
  about: 'Red grew, blue shrank; every change also has a triangle and a word.',
  private: 'Profiles are read in this tab. Nothing is uploaded.',
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
    width: 'next width mode',
    highlight: 'highlight suspects',
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

export type HelpKey = keyof typeof helpEn.does
