import type { Reading } from '../../ground/context.ts'
import type { Sellables } from '../sellables/registry.ts'
import { withTheirTickets } from './add-ons.ts'
import { assertObtainable } from './availability.ts'
import type { CartLine } from './cart-line.ts'
import { withoutLines, withQuantities } from './merge-lines.ts'
import { type ResolvedLine, resolveLines } from './resolve-lines.ts'

/** The lines without those named, and without add-ons that went with tickets among them; for carts and checkouts. */
export async function removeLines(
  ctx: Reading,
  sellables: Sellables,
  lines: readonly CartLine[],
  ids: readonly string[],
): Promise<ResolvedLine[]> {
  return withTheirTickets((await resolveLines(ctx, sellables, withoutLines(lines, ids))).lines)
}

/**
 * The lines with other quantities; asking for more than before is judged like adding, asking for less never refused. With fewer tickets
 * there are fewer of their add-ons.
 */
export async function setQuantities(
  ctx: Reading,
  sellables: Sellables,
  lines: readonly CartLine[],
  updates: readonly { id: string; quantity: number }[],
): Promise<ResolvedLine[]> {
  const changed = withQuantities(lines, updates)
  const resolved = (await resolveLines(ctx, sellables, changed.lines)).lines
  assertObtainable(resolved, changed.changed)
  return withTheirTickets(resolved)
}
