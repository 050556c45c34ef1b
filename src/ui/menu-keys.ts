/** True for the keys that ask for the menu of what is selected. */
export function asksForMenu({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey)
}
