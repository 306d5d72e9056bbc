import * as contract from '@fairground/contract/fairground/product-deposits.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { formatAmount, parseAmount } from '@fairground/domain/money.ts'
import type { DepositRule } from '@fairground/domain/price/deposit.ts'
import { formatPercent, parsePercent, WHOLE } from '@fairground/domain/rate.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import { type Api, mount } from '../../http/mount.ts'
import { happen } from '../../outbox/happenings.ts'
import { deleteDeposit, findProduct, lockProduct, writeDeposit } from './queries.ts'

type Deposit = NonNullable<RequestOf<typeof contract.setProductDeposit>['deposit']>
type Answer = ResponseOf<typeof contract.getProductDeposit>

export function productDepositRoutes(api: Api): void {
  mount(api, contract.getProductDeposit, ({ productId }, ctx) => read(ctx, ctx.db, productId))
  mount(api, contract.setProductDeposit, ({ productId, deposit }, ctx) => {
    const rule = deposit === null ? undefined : ruleOf(deposit, ctx.site.currency)
    return ctx.db.inTx(async (tx) => {
      if (!(await tx.row(lockProduct, { id: productId }))) throw new ApiError({ code: 'PRODUCT_NOT_FOUND' })
      if (rule)
        await tx.run(writeDeposit, {
          id: productId,
          rate: 'rate' in rule ? rule.rate : null,
          amount: 'amount' in rule ? rule.amount : null,
          at: ctx.now,
        })
      else await tx.run(deleteDeposit, { id: productId })
      // Reads of the product that are cached show it.
      await happen(tx, [{ entity: 'product', entityId: productId, slug: 'depositSet', payload: {} }], ctx)
      return read(ctx, tx, productId)
    })
  })
}

async function read({ site }: Pick<Ctx, 'site'>, db: Queryable, id: string): Promise<Answer> {
  const row = await db.row(findProduct, { id })
  if (!row) throw new ApiError({ code: 'PRODUCT_NOT_FOUND' })
  if (row.rate !== null) return { deposit: { percentage: formatPercent(row.rate) } }
  return row.amount === null ? {} : { deposit: { amount: formatAmount(row.amount, site.currency) } }
}

/** Throws a violation unless one of the two is given, and is a part. */
function ruleOf({ percentage, amount }: Deposit, currency: string): DepositRule {
  if ((percentage === undefined) === (amount === undefined)) throw wrong('deposit', 'violations.oneOfDeposit')
  if (percentage !== undefined) {
    const parsed = parsePercent(percentage)
    if (!parsed.ok || parsed.rate <= 0n || parsed.rate >= WHOLE)
      throw wrong('deposit.percentage', 'violations.partOfPrice')
    return { rate: parsed.rate }
  }
  const parsed = parseAmount(amount ?? '', currency)
  if (!parsed.ok || parsed.minor <= 0n) throw wrong('deposit.amount', 'violations.amountAboveNothing')
  return { amount: parsed.minor }
}

const wrong = (
  field: string,
  words: 'violations.oneOfDeposit' | 'violations.partOfPrice' | 'violations.amountAboveNothing',
): InvalidArgument => new InvalidArgument([{ field, description: message(words), violatedRule: 'VALIDATION' }])
