import { createContext, useContext } from 'react'
import type { Messages } from './en.ts'
import { en } from './en.ts'

/** The dictionary of the chosen language; the page provides it. */
export const MessagesContext = createContext<Messages>(en)

/** Every sentence, in the reader's language. */
export function useMessages(): Messages {
  return useContext(MessagesContext)
}
