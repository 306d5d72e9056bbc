import type { Rate } from '@fairground/domain/rate.ts'
import type { Site } from '../../ground/site.ts'

/** Fee where a site has set none. */
const USUAL_BP = 250

/** Service fee of tickets whose buyers or organisers bear one, in 1/10 000 of the price with its tax. */
export const ticketFeeBp = ({ settings }: Pick<Site, 'settings'>): number => settings.ticketFeeBp ?? USUAL_BP

/** In millionths; of tickets that were held before the fee was recorded, the usual one. */
export const ticketFeeRate = (bp: number = USUAL_BP): Rate => BigInt(bp) * 100n
