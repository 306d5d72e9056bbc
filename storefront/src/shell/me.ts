import { createContext } from 'react'
import { paths } from '../paths.ts'

/** What a page that is the same for everyone does not say. */
export interface Me {
  /** Units in the cart. */
  readonly count: number
  /** This browser has a visitor session. */
  readonly session: boolean
  /** They are signed in. */
  readonly member: boolean
}

/** Asks the server who this is. A page works without the answer: then there is nothing in the cart. */
export async function fetchMe(): Promise<Me> {
  try {
    const response = await fetch(paths.me(), { headers: { accept: 'application/json' } })
    return response.ok ? ((await response.json()) as Me) : nobody
  } catch {
    return nobody
  }
}

const nobody: Me = { count: 0, session: false, member: false }

/** The answer that was asked for when the page loaded; absent on the server. */
export const MeContext = createContext<Promise<Me> | undefined>(undefined)
