import type { Ctx } from '../../../ground/context.ts'
import type { Queryable, Tx } from '../../../ground/database.ts'
import { changesWithoutTicket, openChanges, type RequestRow, writeVoided } from './queries.ts'

export type PaymentRequest = RequestRow

/** Request for a change of the ticket that can be paid still, the newest. */
export const openChange = async (
  db: Queryable,
  { now }: Pick<Ctx, 'now'>,
  ticket: { readonly orderId: string; readonly ticketId: string },
): Promise<PaymentRequest | undefined> => (await db.rows(openChanges, { ...ticket, now }))[0]

/** Requests for changes of the order that can be paid still, and whose ticket is not valid any more. */
export const endedChanges = (tx: Tx, { now }: Pick<Ctx, 'now'>, orderId: string): Promise<PaymentRequest[]> =>
  tx.rows(changesWithoutTicket, { orderId, now })

/** Nobody pays it any more. The order is locked. */
export const endRequest = (tx: Tx, { now }: Pick<Ctx, 'now'>, { id }: Pick<PaymentRequest, 'id'>): Promise<number> =>
  tx.run(writeVoided, { id, description: null, at: now })
