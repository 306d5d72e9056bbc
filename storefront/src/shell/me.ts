import { type Me, readMe } from '@fairground/client/own-pages.ts'
import { createContext } from 'react'

export type { Me }

/** Fetches who this is from the server. A page works without the answer: then there is nothing in the cart. */
export async function fetchMe(): Promise<Me> {
  try {
    return await readMe()
  } catch {
    return { ...nobody, now: Date.now() }
  }
}

const nobody = { count: 0, session: false, member: false }

/** The answer that the page requested when it loaded; absent on the server. */
export const MeContext = createContext<Promise<Me> | undefined>(undefined)
