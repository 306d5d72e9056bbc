import type { Tx } from '../../ground/database.ts'
import type { Member, MemberStatus, PendingReason } from './member.ts'
import { markLoggedIn, setMemberStatus } from './queries.ts'

interface Change {
  readonly id: string
  readonly status: MemberStatus
  readonly pendingReasons: PendingReason[]
  readonly emailVerified: boolean
  readonly at: Date
}

/** The member as they are now. The caller has locked them. */
export const changeStatus = (tx: Tx, change: Change): Promise<Member | undefined> => tx.row(setMemberStatus, change)

/** Notes when the member last signed in. */
export const loggedIn = (tx: Tx, id: string, at: Date): Promise<Member | undefined> => tx.row(markLoggedIn, { id, at })
