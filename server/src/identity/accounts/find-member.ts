import type { Queryable, Tx } from '../../ground/database.ts'
import type { Member } from './member.ts'
import { findMember, findMemberByEmail, lockMember } from './queries.ts'

/** The member with this id; undefined once they are deleted. */
export const memberById = (db: Queryable, id: string): Promise<Member | undefined> => db.row(findMember, { id })

/** The same, and nobody else changes them until the transaction ends. */
export const lockedMember = (tx: Tx, id: string): Promise<Member | undefined> => tx.row(lockMember, { id })

/** Member with this login address, in any case; a contact without a sign-in has one, too. */
export const memberByEmail = (db: Queryable, email: string): Promise<Member | undefined> =>
  db.row(findMemberByEmail, { email })
