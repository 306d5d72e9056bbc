import type { RowOf } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { findSession, findUser, findUserByEmail } from './queries.ts'

export const userById = (db: Queryable, id: string): Promise<RowOf<typeof findUser> | undefined> =>
  db.row(findUser, { id })

/** User who was invited with this address, in any case. */
export const userByEmail = (db: Queryable, email: string): Promise<RowOf<typeof findUserByEmail> | undefined> =>
  db.row(findUserByEmail, { email })

/** User whose session this secret opens, and its end. */
export const userOfSession = (
  db: Queryable,
  secret: string,
  at: Date,
): Promise<RowOf<typeof findSession> | undefined> => db.row(findSession, { hash: hashSecret(secret), at })
