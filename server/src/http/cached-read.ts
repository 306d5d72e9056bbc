import type { ShownCurrency } from '@fairground/domain/convert.ts'
import { canonical } from '../ground/canonical.ts'
import type { Site } from '../ground/site.ts'
import type { CachedRead, ReadCache } from './read-cache.ts'

/** Parts of a request that decide which cached answer it gets, besides its message. */
export interface Reading {
  /** ISO code that the caller wants prices shown in, as it was sent. */
  readonly currency: string | undefined
  readonly language?: string | undefined
  /** `X-Wix-Consistent` of the caller's last write. */
  readonly consistent: string | undefined
}

interface Reader {
  readonly cache: ReadCache
  /** Position up to which this process has read the outbox. */
  readonly readUpTo: () => bigint
}

/** Key of a read in one spelling: the operation and its message. */
export const readKeyOf = (operation: string, message: object): string => `${operation} ${canonical(message)}`

/** Prefix of the key of an answer. A site that moved its clock reads everything again: what is shown may follow the time. */
export const prefixOfReads = (site: Site, showIn: ShownCurrency | undefined): string =>
  `${site.id} ${site.clockOffsetMs} ${site.locale} ${showIn ? `${showIn.code} ${showIn.rate} ` : ''}`

/** One that the site offers; another, or none, leaves its own. */
export function shownCurrency({ settings }: Site, code: string | undefined): ShownCurrency | undefined {
  const offered = code && settings.otherCurrencies?.find((other) => other.code === code)
  return offered ? { code: offered.code, rate: BigInt(offered.rate) } : undefined
}

/** The cached answer, unless this process may not have read the caller's own last write. */
export function knownRead({ cache, readUpTo }: Reader, key: string, { consistent }: Reading): CachedRead | undefined {
  return isReadUpTo(readUpTo, consistent) ? cache.get(key) : undefined
}

const isReadUpTo = (readUpTo: () => bigint, consistent: string | undefined): boolean =>
  consistent === undefined || !/^\d{1,19}$/.test(consistent) || readUpTo() >= BigInt(consistent)
