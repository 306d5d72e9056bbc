import type { listDisputes as contract } from '@fairground/contract/fairground/payments.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { orderPriceWriter } from '../../purchase/order-price.ts'
import { formerAccountsOf } from '../former-accounts.ts'
import type { PaymentMethods } from '../methods.ts'
import { orderOfPayments, paymentsOfOrder } from '../queries.ts'

/** Disputes of an order's payments. Throws ORDER_NOT_FOUND. */
export async function listDisputes(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  methods: PaymentMethods,
  orderId: string,
): Promise<ResponseOf<typeof contract>> {
  const order = await db.row(orderOfPayments, { orderId })
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  const write = orderPriceWriter(order.currency, site.locale)
  const payments = await db.rows(paymentsOfOrder, { orderId })
  const disputed = payments.filter(({ doc }) => doc.disputes)
  const former = await formerAccountsOf(
    db,
    methods,
    disputed.map(({ id }) => id),
  )
  const accountOf = (paymentId: string) => {
    const found = former.find((one) => one.paymentId === paymentId)
    return found && present({ publicKey: found.publicKey ?? undefined, leftDate: found.leftAt?.toISOString() })
  }
  return {
    disputes: disputed.flatMap(({ id: paymentId, doc: { disputes = [] } }) =>
      disputes.map(({ id, state, amount, reason, at, changedAt, respondBy }) => ({
        id,
        paymentId,
        state,
        amount: write(BigInt(amount)),
        reason,
        createdDate: at,
        updatedDate: changedAt,
        ...present({ respondBy, formerAccount: accountOf(paymentId) }),
      })),
    ),
  }
}
