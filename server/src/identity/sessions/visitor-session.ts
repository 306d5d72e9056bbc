import type { Pool } from '../../db/database.ts'
import { type CookieSettings, cookie } from '../../http/cookies.ts'
import { VISITOR_COOKIE } from '../../http/credentials.ts'
import { newId } from '../../ids.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Site } from '../site.ts'
import type { Directory } from '../sites/directory.ts'
import { ACCESS_TOKEN_SECONDS, type AccessTokens, type Claims } from '../tokens/access-tokens.ts'
import { insertRefreshToken, useRefreshToken } from '../tokens/queries.ts'

export const REFRESH_COOKIE = 'fg_refresh'
const YEAR_SECONDS = 365 * 24 * 60 * 60
const IDLE_MS = 30 * 24 * 60 * 60 * 1000
/** Renewed before it ends, so that a page's own calls do not meet an expired token. */
const RENEW_BEFORE_SECONDS = 5 * 60

export interface VisitorSession {
  readonly accessToken: string
  /** `Set-Cookie` values; empty when the cookies are good as they are. */
  readonly setCookies: readonly string[]
}

export interface VisitorSessions {
  /** The session of these cookies, renewed or begun as needed. */
  ensure(cookies: Readonly<Record<string, string>>): Promise<VisitorSession>
  /** The session of these cookies, or undefined when there is none: nothing is begun. */
  find(cookies: Readonly<Record<string, string>>): Promise<VisitorSession | undefined>
  /** A token for reading what every visitor sees; it owns nothing. */
  pageToken(): Promise<string>
}

interface Needs {
  readonly pool: Pool
  readonly directory: Directory
  readonly tokens: AccessTokens
  /** Whether PUBLIC_URL is https. */
  readonly secure: boolean
}

/** Visitors of our own pages: two HttpOnly cookies, an access token and the refresh token that renews it. */
export function visitorSessions({ pool, directory, tokens, secure }: Needs): VisitorSessions {
  const kept: CookieSettings = { maxAgeSeconds: YEAR_SECONDS, secure }
  let page: { token: string; until: number; site: string } | undefined

  const home = (): Site => {
    const site = directory.defaultSite()
    if (!site) throw new Error('There is no site yet')
    return site
  }

  const sign = (
    site: Site,
    subject: string,
    role: Claims['role'],
    client: string | null,
    family: string,
  ): Promise<string> => {
    const seconds = Math.floor(directory.nowOf(site).getTime() / 1000)
    return tokens.sign({
      sub: subject,
      role,
      site: site.id,
      client,
      visitor: null,
      family,
      iat: seconds,
      exp: seconds + ACCESS_TOKEN_SECONDS,
    })
  }

  const valid = async (site: Site, token: string | undefined): Promise<boolean> => {
    const claims = token === undefined ? undefined : await tokens.verify(token)
    return claims?.site === site.id && claims.exp - RENEW_BEFORE_SECONDS > directory.nowOf(site).getTime() / 1000
  }

  const renew = async (site: Site, refreshToken: string): Promise<VisitorSession | undefined> => {
    const at = directory.nowOf(site)
    const found = await pool.forSite(site.id).row(useRefreshToken, {
      hash: hashSecret(refreshToken),
      at,
      idleSince: new Date(at.getTime() - IDLE_MS),
    })
    if (!found) return undefined
    const accessToken = await sign(site, found.subjectId, found.role, found.clientId, found.family)
    return { accessToken, setCookies: [cookie(VISITOR_COOKIE, accessToken, kept)] }
  }

  const begin = async (site: Site): Promise<VisitorSession> => {
    const at = directory.nowOf(site)
    const [visitor, family] = [newId(new Date()), newId(new Date())]
    const client = directory.clientOf(site.id)
    if (!client) throw new Error('The site has no OAuth app')
    const refreshToken = newSecret('fgr')
    await pool.forSite(site.id).run(insertRefreshToken, {
      hash: hashSecret(refreshToken),
      clientId: client.id,
      family,
      role: 'visitor',
      subjectId: visitor,
      at,
      expiresAt: new Date(at.getTime() + YEAR_SECONDS * 1000),
    })
    const accessToken = await sign(site, visitor, 'visitor', client.id, family)
    return {
      accessToken,
      setCookies: [cookie(VISITOR_COOKIE, accessToken, kept), cookie(REFRESH_COOKIE, refreshToken, kept)],
    }
  }

  const find: VisitorSessions['find'] = async (cookies) => {
    const site = home()
    const token = cookies[VISITOR_COOKIE]
    if (token !== undefined && (await valid(site, token))) return { accessToken: token, setCookies: [] }
    const refresh = cookies[REFRESH_COOKIE]
    return refresh === undefined ? undefined : renew(site, refresh)
  }

  return {
    find,
    ensure: async (cookies) => (await find(cookies)) ?? begin(home()),
    async pageToken() {
      const site = home()
      const now = directory.nowOf(site).getTime()
      if (page?.site === site.id && page.until > now) return page.token
      const token = await sign(site, newId(new Date()), 'visitor', null, newId(new Date()))
      page = { token, site: site.id, until: now + (ACCESS_TOKEN_SECONDS - RENEW_BEFORE_SECONDS) * 1000 }
      return token
    },
  }
}
