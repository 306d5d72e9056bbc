import { refundForUnits } from '../price/refund.ts'
import { cut, roundHalfUp } from '../rounding.ts'

/** A line as refunds see it; amounts in minor units, of the whole line. `given` units were refunded, or are about to be. */
export type RefundLine = {
  id: string
  quantity: number
  given: number
  listed: bigint
  discount: bigint
  tax: bigint
  fee: bigint
  total: bigint
}

/** Cost of the delivery, and how much of it was refunded, or is about to be. */
export type RefundShipping = { listed: bigint; discount: bigint; tax: bigint; total: bigint; given: bigint }

/** A fee beside the lines, such as a tip, and how much of it was refunded, or is about to be. */
export type RefundFee = { id: string; tax: bigint; total: bigint; given: bigint }

type RefundItems = {
  lineItems: readonly { lineItemId: string; quantity: number }[]
  /** Amount of the delivery to refund; null leaves it. */
  shipping: bigint | null
  /** Amount of each fee to refund; null is all that is left of it. */
  fees: readonly { id: string; amount: bigint | null }[]
}

/** Parts of a refund; `fees` are ticket fees that were paid on top, and fees beside the lines. */
export type RefundParts = { subtotal: bigint; discount: bigint; tax: bigint; fees: bigint; total: bigint }

export type RefundRefusal =
  | { code: 'LINE_ITEM_NOT_FOUND'; lineItemId: string; quantity: number }
  | { code: 'INVALID_LINE_ITEM_REFUND_QUANTITY'; lineItemId: string; quantity: number; left: number }
  | { code: 'SHIPPING_NOT_FOUND' }
  | { code: 'INVALID_SHIPPING_REFUND_AMOUNT'; left: bigint }
  | { code: 'ADDITIONAL_FEE_NOT_FOUND'; additionalFeeId: string }
  | { code: 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT'; additionalFeeId: string; left: bigint }

export type ComputedRefund = {
  lineItems: { lineItemId: string; quantity: number; parts: RefundParts }[]
  shipping: RefundParts | null
  fees: { id: string; parts: RefundParts }[]
  sum: RefundParts
}

const NOTHING: RefundParts = { subtotal: 0n, discount: 0n, tax: 0n, fees: 0n, total: 0n }

const plus = (a: RefundParts, b: RefundParts): RefundParts => ({
  subtotal: a.subtotal + b.subtotal,
  discount: a.discount + b.discount,
  tax: a.tax + b.tax,
  fees: a.fees + b.fees,
  total: a.total + b.total,
})

/**
 * Amount of these items: units of lines at what they cost, delivery and fees at the amounts that are named. Unit by unit a line comes to
 * exactly what it cost. Every refusal is reported, in the order of the items.
 */
export function computeRefund(
  {
    lines,
    shipping,
    fees,
  }: { lines: readonly RefundLine[]; shipping: RefundShipping | null; fees: readonly RefundFee[] },
  selection: RefundItems,
): { ok: true; refund: ComputedRefund } | { ok: false; refusals: RefundRefusal[] } {
  const refusals: RefundRefusal[] = []
  const given = new Map(lines.map((line) => [line.id, line.given]))
  const lineItems = selection.lineItems.flatMap(({ lineItemId, quantity }) => {
    const line = lines.find(({ id }) => id === lineItemId)
    const before = given.get(lineItemId) ?? 0
    if (!line) refusals.push({ code: 'LINE_ITEM_NOT_FOUND', lineItemId, quantity })
    else if (before + quantity > line.quantity) {
      const left = line.quantity - before
      refusals.push({ code: 'INVALID_LINE_ITEM_REFUND_QUANTITY', lineItemId, quantity, left })
    } else {
      given.set(lineItemId, before + quantity)
      return [{ lineItemId, quantity, parts: partsOfUnits(line, before, quantity) }]
    }
    return []
  })
  const delivery = selection.shipping === null ? null : partsOfShipping(shipping, selection.shipping, refusals)
  const left = new Map(fees.map(({ id, total, given: before }) => [id, total - before]))
  const chosenFees = selection.fees.flatMap(({ id, amount }) => {
    const fee = fees.find((one) => one.id === id)
    const most = left.get(id) ?? 0n
    const taken = amount ?? most
    if (!fee) refusals.push({ code: 'ADDITIONAL_FEE_NOT_FOUND', additionalFeeId: id })
    else if (taken <= 0n || taken > most)
      refusals.push({ code: 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT', additionalFeeId: id, left: most })
    else {
      left.set(id, most - taken)
      return [{ id, parts: partsOfFee(fee, taken) }]
    }
    return []
  })
  if (refusals.length > 0) return { ok: false, refusals }
  const sum = [...lineItems, ...chosenFees].reduce((all, { parts }) => plus(all, parts), delivery ?? NOTHING)
  return { ok: true, refund: { lineItems, shipping: delivery, fees: chosenFees, sum } }
}

/** Parts of units of a line: what they were listed at, less the discount, with tax on top and fees, adds up to what they cost. */
function partsOfUnits(line: RefundLine, before: number, units: number): RefundParts {
  const { listed, discount, tax, fee, total, quantity } = line
  const share = (whole: bigint) => refundForUnits(whole, quantity, before, units)
  const parts = {
    subtotal: share(listed),
    discount: share(discount),
    tax: share(tax),
    fees: share(fee),
    total: share(total),
  }
  const added = total - fee - (listed - discount)
  if (added !== 0n && added !== tax) return parts
  const upTo = (count: number) =>
    shareUpTo(line, added, refundForUnits(total, quantity, 0, count), refundForUnits(listed, quantity, 0, count))
  const [now, then] = [upTo(before + units), upTo(before)]
  const net = now.net - then.net
  const less = parts.subtotal - net
  return {
    ...parts,
    subtotal: less < 0n ? net : parts.subtotal,
    discount: less < 0n ? 0n : less,
    tax: added === 0n ? parts.tax : now.tax - then.tax,
    fees: now.fee - then.fee,
  }
}

/** Cost of the first units of a line, cut into its tax on top, its fee and the rest; without a discount that is as listed. */
function shareUpTo({ listed, discount, fee }: RefundLine, added: bigint, total: bigint, listedUpTo: bigint) {
  const net = listed - discount
  if (discount === 0n) {
    const [taxUpTo = 0n, feeUpTo = 0n] = cut(total - listedUpTo, [added, fee])
    return { tax: taxUpTo, fee: feeUpTo, net: listedUpTo }
  }
  const [taxUpTo = 0n, feeUpTo = 0n, netUpTo = 0n] = cut(total, [added, fee, net])
  return { tax: taxUpTo, fee: feeUpTo, net: netUpTo }
}

function partsOfFee({ tax, total }: RefundFee, amount: bigint): RefundParts {
  return { ...NOTHING, tax: roundHalfUp(tax * amount, total), fees: amount, total: amount }
}

function partsOfShipping(
  shipping: RefundShipping | null,
  amount: bigint,
  refusals: RefundRefusal[],
): RefundParts | null {
  if (!shipping || shipping.total === 0n) {
    refusals.push({ code: 'SHIPPING_NOT_FOUND' })
    return null
  }
  const left = shipping.total - shipping.given
  if (amount <= 0n || amount > left) {
    refusals.push({ code: 'INVALID_SHIPPING_REFUND_AMOUNT', left })
    return null
  }
  const share = (whole: bigint) => roundHalfUp(whole * amount, shipping.total)
  const [tax, discount] = [share(shipping.tax), share(shipping.discount)]
  const isOnTop = shipping.listed - shipping.discount < shipping.total
  return {
    subtotal: amount + discount - (isOnTop ? tax : 0n),
    discount,
    tax,
    fees: 0n,
    total: amount,
  }
}
