import type { Tx } from '../../ground/database.ts'

/** Hands over what a visitor has to the member they turned out to be. One per feature that visitors own things of. */
export type Follow = (tx: Tx, from: { visitorId: string }, to: { memberId: string }, now: Date) => Promise<void>

/** Everything that follows a visitor into the member, in one order always, so that two sign-ins never wait for each other. */
export const followVisitor =
  (follows: readonly Follow[]): Follow =>
  async (tx, from, to, now) => {
    for (const follow of follows) await follow(tx, from, to, now)
  }

/** Hands over what was left with an address to the member who proved that it is theirs. */
export type Claim = (tx: Tx, of: { memberId: string; email: string }, now: Date) => Promise<void>
