import type sharp from 'sharp'
import { atMost } from './at-most.ts'

/** Pictures that this process works on at once, each on one thread: pages and orders need the cores, too. */
const AT_ONCE = 2
/** Every use of `sharp` waits for its turn here. */
export const sharpTurn = atMost(AT_ONCE)

/** The library, which comes with the first picture: a server whose pictures are all made holds none of its 8 MB. */
export async function loadSharp(): Promise<typeof sharp> {
  const library = (await import('sharp')).default
  library.concurrency(1)
  return library
}

/** A picture that takes longer is given up. */
export const SHARP_SECONDS = 20
