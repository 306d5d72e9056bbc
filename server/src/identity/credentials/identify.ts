import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import { hashSecret } from '../../ground/secrets.ts'
import type { Site } from '../../ground/site.ts'
import { STAFF_COOKIE, VISITOR_COOKIE } from '../../http/cookies.ts'
import { type Identified, type Identify, type Presented, SessionOver } from '../../http/credentials.ts'
import type { Directory } from '../../sites/directory.ts'
import { type FoundKey, keyById, keyOfSecret } from '../api-keys/find-key.ts'
import { lastUse } from '../api-keys/last-use.ts'
import { userOfSession } from '../staff/find-user.ts'
import { type AccessTokens, LEEWAY_SECONDS } from '../tokens/access-tokens.ts'
import type { Revocations } from '../tokens/revocations.ts'

const API_KEY_CACHE_MS = 5_000

interface CachedKey {
  readonly at: number
  readonly found: Identified | undefined
}

interface IdentifierNeeds {
  readonly pool: Pool
  readonly directory: Directory
  readonly tokens: AccessTokens
  readonly revocations: Pick<Revocations, 'isRevoked'>
}

/** Callers by API key, each cached for a moment. */
function keyCache({ pool, directory, revocations }: Omit<IdentifierNeeds, 'tokens'>) {
  const keys = new Map<string, CachedKey>()
  const used = lastUse(pool)
  const isFresh = (cached: CachedKey | undefined): cached is CachedKey =>
    cached !== undefined && Date.now() - cached.at < API_KEY_CACHE_MS
  const remember = (key: string, cached: CachedKey) => {
    keys.set(key, cached)
    if (keys.size > 1000) keys.clear()
  }

  /** A token that an API key was exchanged for is worth what the key is worth now. */
  const byKeyId = async (site: Site, id: string): Promise<Identified> => {
    const cached = keys.get(id)
    const fresh = isFresh(cached) ? cached : { at: Date.now(), found: await readKey(site, id) }
    remember(id, fresh)
    return alive(fresh.found)
  }

  /** A cached key counts until the key is revoked: that is known at once. */
  const alive = (found: Identified | undefined): Identified => {
    if (found?.caller.kind !== 'apiKey' || revocations.isRevoked(found.caller.id))
      throw new ApiError({ code: 'UNAUTHENTICATED' })
    const site = directory.site(found.site.id) ?? found.site
    used(site.id, found.caller.id, directory.nowOf(site))
    return { ...found, site }
  }

  const ofKey = (site: Site | undefined, key: FoundKey | undefined): Identified | undefined =>
    site && key && { site, caller: { kind: 'apiKey', id: key.id, scopes: key.scopes } }

  const readKey = async (site: Site, id: string): Promise<Identified | undefined> =>
    ofKey(site, await keyById(pool.forSite(site.id), id))

  const readApiKey = async (secret: string): Promise<Identified | undefined> => {
    const key = await keyOfSecret(pool, secret)
    return ofKey(key && directory.site(key.siteId), key)
  }

  const byApiKey = async (secret: string, siteId: string | undefined): Promise<Identified> => {
    const hash = hashSecret(secret)
    const cached = keys.get(hash)
    const fresh = isFresh(cached) ? cached : { at: Date.now(), found: await readApiKey(secret) }
    remember(hash, fresh)
    const found = alive(fresh.found)
    if (siteId !== undefined && siteId !== found.site.id) throw new ApiError({ code: 'SITE_MISMATCH' })
    return found
  }

  return { byKeyId, byApiKey }
}

/** Finds callers by their credentials. Only the two cookie schemes read cookies, so no other site can lend them. */
export function identifier({ pool, directory, tokens, revocations }: IdentifierNeeds): Identify {
  const { byKeyId, byApiKey } = keyCache({ pool, directory, revocations })

  const home = (): Site => {
    const site = directory.defaultSite()
    if (!site) throw new Error('There is no site yet')
    return site
  }

  const byToken = async (token: string): Promise<Identified> => {
    const claims = tokens.verify(token)
    const site = claims && directory.site(claims.site)
    if (!claims || !site) throw new ApiError({ code: 'UNAUTHENTICATED' })
    if (claims.exp + LEEWAY_SECONDS < directory.nowOf(site).getTime() / 1000)
      throw new ApiError({ code: 'TOKEN_EXPIRED' })
    const { sub: id, client: clientId, visitor: visitorId, family } = claims
    if (family !== null && revocations.isRevoked(family)) throw new SessionOver(site)
    // An app's tokens end with the app.
    if (claims.role !== 'app' && clientId !== null && !directory.client(clientId))
      throw new ApiError({ code: 'UNAUTHENTICATED' })
    switch (claims.role) {
      case 'member':
        return { site, caller: { kind: 'member', id, visitorId, clientId, family } }
      case 'visitor':
        return { site, caller: { kind: 'visitor', id, clientId } }
      case 'app':
        return byKeyId(site, id)
    }
  }

  const byStaffCookie = async (cookie: string): Promise<Identified> => {
    const site = home()
    const user = await userOfSession(pool.forSite(site.id), cookie, directory.nowOf(site))
    if (!user) throw new ApiError({ code: 'UNAUTHENTICATED' })
    return { site, caller: { kind: 'staff', id: user.id, scopes: user.scopes } }
  }

  /** `<access token>,<API key>`: the key's caller, for the visitor whose token it is. Both must be of one site. */
  const beside = async (token: string, key: string, siteId: string | undefined): Promise<Identified> => {
    const { site, caller } = await byToken(token)
    const found = await byApiKey(key, siteId ?? site.id)
    if (found.caller.kind !== 'apiKey' || (caller.kind !== 'visitor' && caller.kind !== 'member'))
      throw new ApiError({ code: 'UNAUTHENTICATED' })
    const visitorId = caller.kind === 'visitor' ? caller.id : caller.visitorId
    return { site, caller: { ...found.caller, beside: { visitorId, clientId: caller.clientId } } }
  }

  return async function identify({ authorization, siteId, cookies, sameOrigin }: Presented): Promise<Identified> {
    if (!authorization) return { site: home(), caller: { kind: 'anonymous' } }
    const value = authorization.startsWith('Bearer ') ? authorization.slice(7) : authorization
    if (value === 'session visitor' || value === 'session staff') {
      const cookie = cookies[value === 'session staff' ? STAFF_COOKIE : VISITOR_COOKIE]
      if (!cookie || !sameOrigin) throw new ApiError({ code: 'UNAUTHENTICATED' })
      return value === 'session staff' ? byStaffCookie(cookie) : byToken(cookie)
    }
    const [first = '', second] = value.split(',', 2)
    if (second !== undefined) return beside(first.trim(), second.trim(), siteId)
    return value.startsWith('fgk_') ? byApiKey(value, siteId) : byToken(value)
  }
}
