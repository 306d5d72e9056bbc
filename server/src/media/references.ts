import type { Db } from '../ground/database.ts'
import { atMost } from './at-most.ts'
import { type Fetched, fetchPicture, internet, type Outside } from './fetch-picture.ts'
import type { MediaFiles } from './files.ts'
import { lapsingSet } from './lapsing-set.ts'
import { UUID } from './media-id.ts'
import { findMedia, isReferenced, type MediaRow } from './queries.ts'
import { sharedWork } from './shared-work.ts'
import { referenceId, storeReference } from './store-pictures.ts'

/** A page waits so long for a picture that lies elsewhere; fetching goes on behind it for the next view. */
const PATIENCE_MS = 2_500
const AT_ONCE = 4
/** Milliseconds for which a host that did not answer, and a picture that was refused, is left alone. */
const UNREACHABLE_MS = 60_000
const REFUSED_MS = 600_000
const REMEMBERED = 10_000
const MAX_URL = 2_000

interface ReferenceSettings {
  readonly files: MediaFiles
  readonly outside?: Outside
  /** Milliseconds that only grow. */
  readonly clock?: () => number
  readonly patienceMs?: number
  readonly failed: (error: unknown) => void
}

export interface References {
  /** The picture behind an address that a product or event of the site shows; undefined when it cannot be had (now). */
  find(db: Db, url: string, now: Date): Promise<MediaRow | undefined>
}

/**
 * Pictures by reference: fetched once, stored, and served by us. An address that nothing of the site
 * refers to is never fetched, so this is no open proxy.
 */
export function references({
  files,
  outside = internet,
  clock = () => performance.now(),
  patienceMs = PATIENCE_MS,
  failed,
}: ReferenceSettings): References {
  const share = sharedWork<MediaRow | undefined>()
  const turn = atMost(AT_ONCE)
  const refused = lapsingSet(REMEMBERED, clock)
  const silent = lapsingSet(REMEMBERED, clock)

  const bring = async (db: Db, url: string, now: Date): Promise<MediaRow | undefined> => {
    // Somebody else may have brought it since the caller looked.
    const known = await db.row(findMedia, { id: referenceId(url) })
    if (known) return known
    const { host } = new URL(url)
    const fetched: Fetched = silent.has(host) ? { failed: 'unreachable' } : await fetchPicture(url, outside)
    if ('bytes' in fetched) {
      const stored = await storeReference(db, files, { url, bytes: fetched.bytes }, now)
      if (!stored) refused.add(url, REFUSED_MS)
      return stored
    }
    if (fetched.failed === 'unreachable') silent.add(host, UNREACHABLE_MS)
    else refused.add(url, REFUSED_MS)
    return undefined
  }

  return {
    async find(db, url, now) {
      if (!isAddress(url)) return undefined
      const own = ownMediaId(url)
      const known = await db.row(findMedia, { id: own ?? referenceId(url) })
      if (known) return known
      if (refused.has(url) || silent.has(new URL(url).host)) return undefined
      if (!(await db.row(isReferenced, { url }))?.referenced) return undefined
      const brought = share(`${db.siteId} ${url}`, () => turn(() => bring(db, url, now)))
      brought.catch(failed)
      return within(patienceMs, brought)
    },
  }
}

/** Nothing that the database or a URL cannot hold. */
const isAddress = (url: string): boolean =>
  url.length <= MAX_URL && /^https?:\/\/[^\p{Cc}]+$/u.test(url) && url.isWellFormed() && URL.canParse(url)

/** Our own picture under an address that this server had earlier. */
function ownMediaId(url: string): string | undefined {
  const id = new URL(url).pathname.match(/^\/media\/([^/]+)$/)?.[1]
  return id && UUID.test(id) ? id : undefined
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
