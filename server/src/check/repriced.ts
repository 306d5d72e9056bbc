import { present } from '@fairground/domain/present.ts'
import type { Breakdown, PricedCharge, PricedLine } from '@fairground/domain/price/breakdown.ts'
import type { Discount, PriceInput, PriceLine, Tax } from '@fairground/domain/price/input.ts'

/**
 * Input that an order was priced from, read back from its breakdown: discounts as the amounts that they took off each line. The part that is paid
 * now and later is left out, since the summary of the whole does not depend on it.
 */
export function inputOf({ currency, lines, discounts, shipping, fees }: Breakdown): PriceInput {
  return {
    currency,
    lines: lines.map(lineOf),
    discounts: discounts.flatMap(({ id, lines: cuts, shipping: delivery }): Discount[] => [
      ...cuts.map((cut) => ({
        id: `${id} ${cut.id}`,
        benefit: { kind: 'moneyOff' as const, amount: cut.amount },
        lineIds: [cut.id],
      })),
      ...(delivery > 0n ? [{ id, benefit: { kind: 'freeShipping' as const } }] : []),
    ]),
    shipping: { amount: shipping.listed, tax: taxOf(shipping) },
    fees: fees.map((fee) => ({ id: fee.id, kind: fee.kind, amount: fee.listed, tax: taxOf(fee) })),
  }
}

function lineOf(line: PricedLine): PriceLine {
  const { id, unitPrice, fullUnitPrice, quantity, ticketFee } = line
  return {
    id,
    unitPrice,
    fullUnitPrice,
    quantity,
    tax: taxOf(line),
    pay: line.explain.some(({ step }) => step === 'COVERED') ? 'COVERED' : 'NOW',
    ...present({ ticketFee: ticketFee ? { type: ticketFee.type, rate: ticketFee.rate } : undefined }),
  }
}

const taxOf = ({ taxRate, taxIncluded, taxKey, taxGroupId, taxParts, ...charge }: PricedCharge): Tax => ({
  rate: taxRate,
  included: taxIncluded,
  ...present({
    key: taxKey ?? undefined,
    groupId: taxGroupId,
    parts: taxParts?.map(({ amount: _, ...part }) => part),
    settled:
      charge.settled && taxParts
        ? { net: charge.net, taxable: charge.taxable, amounts: taxParts.map(({ amount }) => amount) }
        : undefined,
  }),
})
