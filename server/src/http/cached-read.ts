import { canonical } from '@fairground/domain/canonical.ts'
import type { ShownCurrency } from '@fairground/domain/convert.ts'
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
  /** Reads all of the outbox that is committed at this moment; false when that is more than can be read at once. */
  readonly readNow: () => Promise<boolean>
}

/** Key of a read in one spelling: the operation and its message. */
export const readKeyOf = (operation: string, message: object): string => `${operation} ${canonical(message)}`

/** Prefix of the key of an answer. A site that moved its clock or changed its settings reads everything again. */
export const prefixOfReads = (site: Site, showIn: ShownCurrency | undefined): string =>
  `${site.id} ${site.clockOffsetMs} ${site.settings.revision ?? 0} ${site.locale} ${showIn ? `${showIn.code} ${showIn.rate} ` : ''}`

/** One that the site offers; another, or none, leaves its own. */
export function shownCurrency({ settings }: Site, code: string | undefined): ShownCurrency | undefined {
  const offered = code && settings.otherCurrencies?.find((other) => other.code === code)
  return offered ? { code: offered.code, rate: BigInt(offered.rate) } : undefined
}

/**
 * The cached answer. A caller whose last write this process may not have read waits until everything is read that is committed by now;
 * what that changed is no longer in the cache.
 */
export function knownRead(
  { cache, readUpTo, readNow }: Reader,
  key: string,
  { consistent }: Reading,
): CachedRead | undefined | Promise<CachedRead | undefined> {
  const known = cache.get(key)
  if (!known || hasReadFor({ readUpTo }, consistent)) return known
  return readNow().then(
    (isWhole) => (isWhole ? cache.get(key) : undefined),
    // Whatever keeps the outbox from being read, the read itself meets and says.
    () => undefined,
  )
}

/** True when this process has read the outbox up to a caller's last write. */
export const hasReadFor = ({ readUpTo }: Pick<Reader, 'readUpTo'>, consistent: string | undefined): boolean =>
  consistent === undefined || !/^\d{1,19}$/.test(consistent) || readUpTo() >= BigInt(consistent)
