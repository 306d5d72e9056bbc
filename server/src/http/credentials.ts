import { randomUUID } from 'node:crypto'
import type { Pool } from '../db/database.ts'
import { lastUse } from '../identity/api-keys/last-use.ts'
import { findApiKey } from '../identity/api-keys/queries.ts'
import { hashSecret } from '../identity/secrets.ts'
import type { Site } from '../identity/site.ts'
import type { Directory } from '../identity/sites/directory.ts'
import { findLookup } from '../identity/sites/queries.ts'
import { findSession } from '../identity/staff/queries.ts'
import { type AccessTokens, LEEWAY_SECONDS } from '../identity/tokens/access-tokens.ts'
import type { Revocations } from '../identity/tokens/revocations.ts'
import { ApiError } from './api-error.ts'
import type { Caller } from './caller.ts'

export const VISITOR_COOKIE = 'fg_visitor'
export const STAFF_COOKIE = 'fg_staff'

export interface Presented {
  readonly authorization: string | undefined
  readonly siteId: string | undefined
  readonly cookies: Readonly<Record<string, string>>
  /** The request comes from our own pages (Fetch Metadata or Origin say so), or is made by the server itself. */
  readonly sameOrigin: boolean
}

export interface Identified {
  readonly site: Site
  readonly caller: Caller
}

/** A good token of a session that was ended: by a log-out, another password, a block. No refresh token of it is left. */
export class SessionOver extends ApiError {
  override name = 'SessionOver'
  /** Whoever holds it, as a visitor whom nobody knows. */
  readonly stranger: Identified
  constructor(site: Site) {
    super({ code: 'UNAUTHENTICATED' })
    this.stranger = { site, caller: { kind: 'visitor', id: randomUUID(), clientId: null } }
  }
}

const API_KEY_KEPT_MS = 5_000

interface Kept {
  readonly at: number
  readonly found: Identified | undefined
}

interface IdentifierNeeds {
  readonly pool: Pool
  readonly directory: Directory
  readonly tokens: AccessTokens
  readonly revocations: Pick<Revocations, 'isRevoked'>
}

/** Who calls, from what was presented. Only the two cookie schemes read cookies, so no other site can lend them. */
export function identifier({ pool, directory, tokens, revocations }: IdentifierNeeds) {
  const keys = new Map<string, Kept>()
  const used = lastUse(pool)
  const isFresh = (kept: Kept | undefined): kept is Kept => kept !== undefined && Date.now() - kept.at < API_KEY_KEPT_MS
  const remember = (key: string, kept: Kept) => {
    keys.set(key, kept)
    if (keys.size > 1000) keys.clear()
  }

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

  /** A token that an API key was exchanged for is worth what the key is worth now. */
  const byKeyId = async (site: Site, id: string): Promise<Identified> => {
    const kept = keys.get(id)
    const fresh = isFresh(kept) ? kept : { at: Date.now(), found: await readKey(site, id) }
    remember(id, fresh)
    return alive(fresh.found)
  }

  /** What is kept of a key counts until the key is revoked: that is known at once. */
  const alive = (found: Identified | undefined): Identified => {
    if (found?.caller.kind !== 'apiKey' || revocations.isRevoked(found.caller.id))
      throw new ApiError({ code: 'UNAUTHENTICATED' })
    const site = directory.site(found.site.id) ?? found.site
    used(site.id, found.caller.id, directory.nowOf(site))
    return { ...found, site }
  }

  const readKey = async (site: Site, id: string): Promise<Identified | undefined> => {
    const key = await pool.forSite(site.id).row(findApiKey, { id })
    return key && { site, caller: { kind: 'apiKey', id: key.id, scopes: key.scopes } }
  }

  const readApiKey = async (hash: string): Promise<Identified | undefined> => {
    const lookup = await pool.siteless.row(findLookup, { kind: 'api-key', key: hash })
    const site = lookup && directory.site(lookup.siteId)
    if (!site || !lookup.target) return undefined
    return readKey(site, lookup.target)
  }

  const byApiKey = async (secret: string, siteId: string | undefined): Promise<Identified> => {
    const hash = hashSecret(secret)
    const kept = keys.get(hash)
    const fresh = isFresh(kept) ? kept : { at: Date.now(), found: await readApiKey(hash) }
    remember(hash, fresh)
    const found = alive(fresh.found)
    if (siteId !== undefined && siteId !== found.site.id) throw new ApiError({ code: 'SITE_MISMATCH' })
    return found
  }

  const byStaffCookie = async (cookie: string): Promise<Identified> => {
    const site = home()
    const user = await pool.forSite(site.id).row(findSession, { hash: hashSecret(cookie), at: directory.nowOf(site) })
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

export type Identify = ReturnType<typeof identifier>
