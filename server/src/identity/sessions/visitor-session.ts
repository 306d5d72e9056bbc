import type { Pool } from '../../db/database.ts'
import type { Ctx } from '../../ground/context.ts'
import { newId } from '../../ground/ids.ts'
import type { Site } from '../../ground/site.ts'
import { type CookieSettings, cookie, VISITOR_COOKIE } from '../../http/cookies.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import type { Directory } from '../../sites/directory.ts'
import { memberById } from '../accounts/find-member.ts'
import { ACCESS_TOKEN_SECONDS, type AccessTokens, type Claims } from '../tokens/access-tokens.ts'
import { endSession } from '../tokens/end-sessions.ts'
import { beginSession, renewed, signAccess } from '../tokens/issue-tokens.ts'
import { newVisitors } from '../tokens/new-visitors.ts'
import { familyOf, rotate, rotationOf } from '../tokens/refresh-tokens.ts'
import type { Revocations } from '../tokens/revocations.ts'

const REFRESH_COOKIE = 'fg_refresh'
const YEAR_SECONDS = 365 * 24 * 60 * 60
/** Pages that were requested side by side still hold the token that one of them exchanged. */
const GRACE_MS = 60_000
/** Renewed before it ends, so that a page's own calls do not meet an expired token. */
const RENEW_BEFORE_SECONDS = 5 * 60

interface VisitorSession {
  readonly accessToken: string
  /** `Set-Cookie` values; empty when the cookies are good as they are. */
  readonly setCookies: readonly string[]
}

export interface VisitorSessions {
  /**
   * The session of these cookies, renewed or begun as needed. `address` is the network that it is begun for: throws
   * TOO_MANY_REQUESTS beyond what one may begin.
   */
  ensure(cookies: Readonly<Record<string, string>>, address: string): Promise<VisitorSession>
  /** The session of these cookies, or undefined when there is none: nothing is begun. */
  find(cookies: Readonly<Record<string, string>>): Promise<VisitorSession | undefined>
  /** The member that these cookies are the session of, while they may sign in. */
  member(cookies: Readonly<Record<string, string>>): Promise<{ id: string; siteId: string } | undefined>
  /** Returns the visitor or member whose session the cookies are. */
  whose(cookies: Readonly<Record<string, string>>): Promise<Whose | undefined>
  /** Goes on as this visitor or member: a session of its own, or with `family` one that ends with the one it comes from. */
  become(person: Person): Promise<readonly string[]>
  /** Goes on as the member who has just signed in: nothing that was known before the sign-in opens what comes after it. */
  signIn(
    cookies: Readonly<Record<string, string>>,
    proved: { readonly memberId: string; readonly visitorId: string | null },
  ): Promise<readonly string[]>
  /** Ends the session of these cookies; returns the cookies that the browser is to forget. */
  end(cookies: Readonly<Record<string, string>>): Promise<readonly string[]>
  /** A token for reading what every visitor sees; it owns nothing. */
  pageToken(): Promise<string>
}

export interface Whose {
  readonly role: 'visitor' | 'member'
  readonly id: string
  /** Cookies of a session that was renewed. */
  readonly setCookies: readonly string[]
}

export interface Person {
  readonly role: 'visitor' | 'member'
  readonly subjectId: string
  readonly visitorId: string | null
  readonly clientId: string | null
  readonly family?: string
}

interface Needs {
  readonly pool: Pool
  readonly directory: Directory
  readonly tokens: AccessTokens
  readonly revocations: Pick<Revocations, 'isRevoked'>
  readonly limits: Pick<RateLimits, 'shared'>
  /** True when PUBLIC_URL is https. */
  readonly secure: boolean
}

/** A new access token, and for members another refresh token: one that was used before ends the session of both who hold it. */
async function renew(
  { pool, tokens, longLived }: Pick<Needs, 'pool' | 'tokens'> & { longLived: CookieSettings },
  ctx: Pick<Ctx, 'site' | 'now' | 'newId'>,
  refreshToken: string,
): Promise<VisitorSession | undefined> {
  const db = pool.forSite(ctx.site.id)
  const known = await rotationOf(db, refreshToken)
  if (known?.rotatedAt && ctx.now.getTime() - known.rotatedAt.getTime() > GRACE_MS) {
    // One of two bearers holds a copy.
    await db.inTx((tx) => endSession(tx, known.family, ctx))
    return undefined
  }
  const found = await renewed(tokens, db, ctx, refreshToken)
  if (!found || found.role === 'app') return undefined
  const setCookies = [cookie(VISITOR_COOKIE, found.access_token, longLived)]
  if (found.role === 'member' && !known?.rotatedAt) {
    const next = await rotate(db, refreshToken, ctx.now)
    if (next !== undefined) setCookies.push(cookie(REFRESH_COOKIE, next, longLived))
  }
  return { accessToken: found.access_token, setCookies }
}

/** Visitors and members of our own pages: two HttpOnly cookies, an access token and the refresh token that renews it. */
export function visitorSessions({ pool, directory, tokens, revocations, limits, secure }: Needs): VisitorSessions {
  const longLived: CookieSettings = { maxAgeSeconds: YEAR_SECONDS, secure }
  const gone: CookieSettings = { maxAgeSeconds: 0, secure }
  const home = () => homeOf(directory)
  const moment = (site: Site) => momentOf(directory, site)

  const valid = async (site: Site, token: string | undefined): Promise<Claims | undefined> => {
    const claims = token === undefined ? undefined : tokens.verify(token)
    if (claims?.site !== site.id || (claims.family !== null && revocations.isRevoked(claims.family))) return undefined
    return claims.exp - RENEW_BEFORE_SECONDS > directory.nowOf(site).getTime() / 1000 ? claims : undefined
  }

  const start = async (site: Site, person: Person): Promise<VisitorSession> => {
    const clientId = person.clientId ?? directory.clientOf(site.id)?.id
    if (!clientId) throw new Error('The site has no OAuth app')
    const session = { ...person, clientId, family: person.family ?? newId(new Date()) }
    const { access_token, refresh_token } = await beginSession(tokens, pool.forSite(site.id), moment(site), session)
    return {
      accessToken: access_token,
      setCookies: [cookie(VISITOR_COOKIE, access_token, longLived), cookie(REFRESH_COOKIE, refresh_token, longLived)],
    }
  }

  const begin = async (site: Site, address: string): Promise<VisitorSession> => {
    await limits.shared(pool.forSite(site.id), newVisitors, address, directory.nowOf(site))
    return start(site, { role: 'visitor', subjectId: newId(new Date()), visitorId: null, clientId: null })
  }

  const find: VisitorSessions['find'] = async (cookies) => {
    const site = home()
    const token = cookies[VISITOR_COOKIE]
    if (token !== undefined && (await valid(site, token))) return { accessToken: token, setCookies: [] }
    const refresh = cookies[REFRESH_COOKIE]
    return refresh === undefined ? undefined : renew({ pool, tokens, longLived }, moment(site), refresh)
  }

  const become: VisitorSessions['become'] = async (person) => (await start(home(), person)).setCookies

  const end: VisitorSessions['end'] = async (cookies) => {
    const site = home()
    const db = pool.forSite(site.id)
    const refresh = cookies[REFRESH_COOKIE]
    const token = cookies[VISITOR_COOKIE]
    const family =
      (refresh ? await familyOf(tokens, db, refresh) : undefined) ?? (token ? tokens.verify(token)?.family : undefined)
    if (family) await db.inTx((tx) => endSession(tx, family, moment(site)))
    return [cookie(VISITOR_COOKIE, '', gone), cookie(REFRESH_COOKIE, '', gone)]
  }

  return {
    find,
    become,
    end,
    async signIn(cookies, { memberId: subjectId, visitorId }) {
      await end(cookies)
      return become({ role: 'member', subjectId, visitorId, clientId: null })
    },
    async member(cookies) {
      const site = home()
      const session = await find(cookies)
      const claims = session && tokens.verify(session.accessToken)
      if (claims?.role !== 'member') return undefined
      const member = await memberById(pool.forSite(site.id), claims.sub)
      return member?.status === 'ACTIVE' ? { id: member.id, siteId: site.id } : undefined
    },
    async whose(cookies) {
      const session = await find(cookies)
      const claims = session && tokens.verify(session.accessToken)
      return claims && claims.role !== 'app'
        ? { role: claims.role, id: claims.sub, setCookies: session.setCookies }
        : undefined
    },
    ensure: async (cookies, address) => (await find(cookies)) ?? begin(home(), address),
    pageToken: pageTokens({ directory, tokens }),
  }
}

function homeOf(directory: Directory): Site {
  const site = directory.defaultSite()
  if (!site) throw new Error('There is no site yet')
  return site
}

const momentOf = (directory: Directory, site: Site) => ({
  site,
  now: directory.nowOf(site),
  newId: () => newId(new Date()),
})

/** One token for all pages of a site, replaced shortly before it ends. */
function pageTokens({ directory, tokens }: Pick<Needs, 'directory' | 'tokens'>): VisitorSessions['pageToken'] {
  let page: { token: string; until: number; site: string } | undefined
  return async () => {
    const site = homeOf(directory)
    const now = directory.nowOf(site).getTime()
    if (page?.site === site.id && page.until > now) return page.token
    const visitor = { sub: newId(new Date()), role: 'visitor', client: null, visitor: null, family: null } as const
    const { access_token: token } = await signAccess(tokens, momentOf(directory, site), visitor)
    page = { token, site: site.id, until: now + (ACCESS_TOKEN_SECONDS - RENEW_BEFORE_SECONDS) * 1000 }
    return token
  }
}
