import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'

/** Deletes what a feature stores about people, or takes them out of what the books need. */
type ForgetPeople = (tx: Tx, ids: readonly string[], at: Pick<Ctx, 'now' | 'newId'>) => Promise<unknown>

/** Gives what one member has to another, who has some of it too. */
type JoinMembers = (tx: Tx, from: string, to: string, at: Date) => Promise<unknown>

/** Part of other features in what is stored about members: it goes where the account goes. */
export interface MemberData {
  /** Before accounts are deleted, while they still have the address by which such data are known. */
  readonly forgetByAddress: readonly ForgetPeople[]
  /** One after the other, when accounts are deleted. */
  readonly forget: readonly ForgetPeople[]
  /** Beside what follows a visitor into the member, when two accounts become one. */
  readonly join: readonly JoinMembers[]
}
