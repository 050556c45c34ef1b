import { createContext, useContext } from 'react'
import type { Messages } from './en.ts'
import { type FirstMessages, firstEn } from './first.en.ts'

/** The dictionary of the chosen language; null until it has been fetched. The page provides it. */
export const MessagesContext = createContext<Messages | null>(null)

/** What the first view says: in English until the reader's language has been fetched. */
export function useFirstMessages(): FirstMessages {
  return useContext(MessagesContext) ?? firstEn
}

/** Every sentence, in the reader's language. For parts that the page draws once the dictionary is there. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (messages === null) throw new Error('This part was drawn before its words had been fetched.')
  return messages
}
