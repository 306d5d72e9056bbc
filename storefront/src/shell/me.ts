import { type Me as Answer, readMe } from '@fairground/client/own-pages.ts'
import { createContext, use, useEffect, useState } from 'react'

export interface Me extends Omit<Answer, 'now'> {
  /** The most that the shop's clock can be ahead of the device's, so that no time left is shown longer than it is. */
  readonly aheadMs?: number
}

/** Fetches who this is from the server. A page works without the answer: then there is nothing in the cart. */
export async function fetchMe(): Promise<Me> {
  // The shop reads its clock after this moment, however long its answer is on its way.
  const requestedAt = Date.now()
  try {
    const { now, ...known } = await readMe()
    return { ...known, aheadMs: now - requestedAt }
  } catch {
    return nobody
  }
}

const nobody: Me = { count: 0, session: false, member: false }

/** The answer that the page requested when it loaded; absent on the server. */
export const MeContext = createContext<Promise<Me> | undefined>(undefined)

/** The answer once it is there; undefined before that, and on the server. */
export function useMe(): Me | undefined {
  const me = use(MeContext)
  const [known, setKnown] = useState<Me>()
  useEffect(() => void me?.then(setKnown), [me])
  return known
}
