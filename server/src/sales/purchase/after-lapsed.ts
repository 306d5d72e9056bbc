import type { Ctx } from '../../ground/context.ts'
import { freeLapsed } from '../held-tickets/expire-reservations.ts'
import { expireUnpaidOf } from './expire-unpaid.ts'

type Freeing = Pick<Ctx, 'db' | 'now' | 'newId'>

/**
 * Gives back units of the pools that others hold past their time. Returns whether there were any, or some came back a moment ago: one more attempt
 * may find them.
 */
export async function freePools({ db, now, newId }: Freeing, pools: readonly string[]): Promise<boolean> {
  const reserved = await freeLapsed(db, now)
  const unpaid = await expireUnpaidOf(db, { now, newId }, pools)
  return reserved || unpaid
}

/**
 * Before somebody is refused for lack of units, what others hold past its time is given back, and the act is done once more. The transaction of
 * the first one is over by then, so that nothing is locked which those who give back wait for. `short` returns the pools of a refusal for lack of
 * units, and none of any other.
 */
export async function afterLapsed<T>(
  ctx: Freeing,
  act: () => Promise<T>,
  short: (error: unknown) => readonly string[] | Promise<readonly string[]>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const pools = await short(error)
    if (pools.length === 0 || !(await freePools(ctx, pools))) throw error
    return act()
  }
}
