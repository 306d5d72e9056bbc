import sharp from 'sharp'
import { atMost } from './at-most.ts'

/** Pictures that this process works on at once, each on one thread: pages and orders need the cores, too. */
const AT_ONCE = 2
sharp.concurrency(1)

/** Every use of `sharp` waits for its turn here. */
export const sharpTurn = atMost(AT_ONCE)
/** A picture that takes longer is given up. */
export const SHARP_SECONDS = 20
