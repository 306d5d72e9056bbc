import { portion } from '../rate.ts'
import { allocate, compare, least, most } from '../rounding.ts'
import type { Discount } from './input.ts'
import type { OpenLine } from './listed.ts'

/** Cut of each discount on each line: `cuts[discount][line position]`. Lowers `left` of the lines as it goes. */
export function applyDiscounts(
  discounts: readonly Discount[],
  open: readonly OpenLine[],
): Map<Discount, Map<number, bigint>> {
  const cuts = new Map<Discount, Map<number, bigint>>()
  for (const discount of inOrder(discounts)) {
    const targets = open.filter(({ line }) => !discount.lineIds || discount.lineIds.includes(line.id))
    const amounts = cutsOf(discount, targets)
    const byPosition = new Map<number, bigint>()
    for (const [i, target] of targets.entries()) {
      const cut = amounts[i] ?? 0n
      if (cut === 0n) continue
      target.left -= cut
      byPosition.set(target.position, cut)
    }
    cuts.set(discount, byPosition)
  }
  return cuts
}

/** Specific items before the whole cart, otherwise as given. */
function inOrder(discounts: readonly Discount[]): Discount[] {
  return [...discounts.filter((d) => d.lineIds), ...discounts.filter((d) => !d.lineIds)]
}

/** One amount per target, never more than what is left of it. */
function cutsOf(discount: Discount, targets: readonly OpenLine[]): bigint[] {
  if (!discount.oneUnitOnly) return benefitOf(discount, targets.map(wholeLine))
  const cheapest = [...targets].sort((a, b) => compare(oneUnit(a).left, oneUnit(b).left)).find(({ left }) => left > 0n)
  return targets.map((target) => (target === cheapest ? (benefitOf(discount, [oneUnit(target)])[0] ?? 0n) : 0n))
}

/** Part of a line that a discount may lower. */
type Target = { left: bigint; quantity: bigint }

const wholeLine = ({ left, line }: OpenLine): Target => ({ left, quantity: BigInt(line.quantity) })
const oneUnit = ({ left, line }: OpenLine): Target => ({ left: left / BigInt(line.quantity), quantity: 1n })

function benefitOf({ benefit }: Discount, targets: readonly Target[]): bigint[] {
  const lefts = targets.map(({ left }) => left)
  switch (benefit.kind) {
    case 'moneyOff': {
      const all = lefts.reduce((a, b) => a + b, 0n)
      return allocate(least(benefit.amount, all), lefts)
    }
    case 'moneyOffEach':
      return targets.map(({ left, quantity }) => least(left, benefit.amount * quantity))
    case 'percentOff':
      return lefts.map((left) => least(left, portion(left, benefit.rate)))
    case 'fixedPrice':
      return targets.map(({ left, quantity }) => most(0n, left - benefit.amount * quantity))
    case 'buyXGetY':
      return freeUnits(targets, benefit.buy, benefit.get)
    case 'freeShipping':
      return lefts.map(() => 0n)
    default:
      return benefit satisfies never
  }
}

/** The cheapest units are free, `get` of every `buy + get`; units count over all targets together. */
function freeUnits(targets: readonly Target[], buy: number, get: number): bigint[] {
  const paying = targets.filter(({ left }) => left > 0n)
  const units = paying.reduce((sum, { quantity }) => sum + quantity, 0n)
  let free = (units / BigInt(buy + get)) * BigInt(get)
  const cuts = new Map<Target, bigint>()
  for (const target of [...paying].sort((a, b) => compare(a.left * b.quantity, b.left * a.quantity))) {
    const taken = least(free, target.quantity)
    free -= taken
    cuts.set(target, (target.left * taken) / target.quantity)
  }
  return targets.map((target) => cuts.get(target) ?? 0n)
}
