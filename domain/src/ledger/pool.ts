/** Something scarce: stock of a variant, quota of a ticket type, uses of a coupon. `used` counts held and committed units. */
export type Pool = { capacity: bigint | null; used: bigint }

/** Units that may still be taken, never below 0 (an organiser may lower a capacity below what is used); null: no limit. */
export function free({ capacity, used }: Pool): bigint | null {
  if (capacity === null) return null
  return capacity > used ? capacity - used : 0n
}

/** Whether `quantity` units can be taken. The ledger’s conditional update is what takes them; this is for telling people. */
export function hasRoom(pool: Pool, quantity: bigint): boolean {
  const left = free(pool)
  return left === null || quantity <= left
}
