import type { ParamsOf } from '../../db/statement.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { noteHappened } from '../../outbox/happenings.ts'
import { insertPayment } from './queries.ts'

type NewPayment = Omit<ParamsOf<typeof insertPayment>, 'happeningId' | 'actorKind' | 'actorId'>

/** Inserts a payment with its first domain event. */
export async function writePaymentRow(tx: Tx, { newId }: Pick<Ctx, 'newId'>, payment: NewPayment): Promise<void> {
  const { kind = null, id = null } = tx.actor ?? {}
  const inserted = await tx.row(insertPayment, { ...payment, happeningId: newId(), actorKind: kind, actorId: id })
  noteHappened(tx.effects, [{ entity: 'payment', entityId: payment.id }], inserted!.position) // an insert returns its row
}
