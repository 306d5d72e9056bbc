import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import { newId } from '../../ground/ids.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import type { Site } from '../../ground/site.ts'
import { cookie, cookiesOf, DEVICE_COOKIE } from '../../http/cookies.ts'
import { localPath } from '../../http/local-path.ts'
import type { Directory } from '../../sites/directory.ts'
import { cameFrom } from '../new-sign-ins/came-from.ts'
import { takeSessionToken } from '../sessions/session-token.ts'
import type { VisitorSessions } from '../sessions/visitor-session.ts'
import type { AdmitDeps, SignInDeps } from '../sign-in/admit.ts'
import { signOnPolicy } from '../sign-on-policy/policy.ts'
import { type Begun, beginSignIn } from '../staff/begin-sign-in.ts'
import { letIn } from '../staff/let-in.ts'
import { stepAddress } from '../staff/second-step/pages.ts'
import type { AccessTokens } from '../tokens/access-tokens.ts'
import { admitMember } from './admit-member.ts'
import { staffUserOf } from './admit-staff.ts'
import { newChecks, type OpenIdProvider, type Person } from './provider.ts'
import { insertOutsideSignIn, type Purpose, takeOutsideSignIn } from './queries.ts'

/** Registered with the provider, below PUBLIC_URL. */
export const CALLBACK = '/_oidc/callback'
const COOKIE = 'fg_oidc'
const LIFE_SECONDS = 10 * 60

/** Page on which the person reads why it did not work; each page knows the words. */
const refusedAt: Readonly<Record<Purpose, string>> = { staff: '/admin/sign-in-needed', member: '/login' }
const WAITING = '/signup/waiting'
const VERIFY = '/verify-email'
const SECOND_STEP = '/login/code'

interface Needs {
  readonly provider: OpenIdProvider
  readonly pool: Pool
  readonly directory: Directory
  readonly visitors: VisitorSessions
  readonly tokens: AccessTokens
  readonly publicUrl: string
  readonly signIn: Omit<AdmitDeps, 'publicUrl'> & Pick<SignInDeps, 'post'>
}

const refuse = (reply: FastifyReply, purpose: Purpose, reason: string) =>
  reply.redirect(`${refusedAt[purpose]}?reason=${reason}`, 303)

/** "Continue with …": to the provider and back, for those that it is configured for. */
export function oidcPages(app: FastifyInstance, needs: Needs): void {
  const { provider, pool, directory, publicUrl } = needs
  const { settings } = provider
  const config = { who: 'anyone' }
  const secure = publicUrl.startsWith('https:')
  const open: Readonly<Record<Purpose, boolean>> = { staff: settings.staff, member: settings.members }

  for (const purpose of ['staff', 'member'] as const) {
    if (!open[purpose]) continue
    app.get<{ Querystring: { returnTo?: unknown } }>(`/_oidc/${purpose}`, { config }, async (request, reply) => {
      uncached(reply)
      const site = directory.defaultSite()
      if (!site) return refuse(reply, purpose, 'failed')
      const at = directory.nowOf(site)
      const checks = newChecks()
      const secret = newSecret('fgo')
      const to = await provider.setOut(publicUrl + CALLBACK, checks).catch((error) => unreachable(request.log, error))
      if (!to) return refuse(reply, purpose, 'unreachable')
      await pool.forSite(site.id).run(insertOutsideSignIn, {
        ...checks,
        hash: hashSecret(secret),
        purpose,
        returnTo: localPath(request.query.returnTo) ?? (purpose === 'staff' ? '/admin/' : '/account'),
        at,
        expiresAt: new Date(at.getTime() + LIFE_SECONDS * 1000),
      })
      return reply
        .header('set-cookie', cookie(COOKIE, secret, { maxAgeSeconds: LIFE_SECONDS, secure }))
        .redirect(to.href, 303)
    })
  }

  app.get(CALLBACK, { config }, async (request, reply) => {
    uncached(reply).header('set-cookie', cookie(COOKIE, '', { maxAgeSeconds: 0, secure }))
    const site = directory.defaultSite()
    const secret = cookiesOf(request)[COOKIE]
    const at = site && directory.nowOf(site)
    const begun =
      site && at && secret
        ? await pool.forSite(site.id).row(takeOutsideSignIn, { hash: hashSecret(secret), at })
        : undefined
    if (!site || !at || !begun || !open[begun.purpose]) return refuse(reply, begun?.purpose ?? 'member', 'failed')
    const { purpose, returnTo, ...checks } = begun
    const address = new URL(request.url, publicUrl)
    if (address.searchParams.get('error') === 'access_denied') return refuse(reply, purpose, 'denied')
    let person: Person
    try {
      person = await provider.comeBack(address, checks)
    } catch (error) {
      request.log.warn({ err: error }, 'a sign-in by OpenID Connect was refused')
      return refuse(reply, purpose, 'failed')
    }
    const answer = { reply, request, site, at, person, returnTo }
    return purpose === 'staff' ? staffIn(needs, secure, answer) : memberIn(needs, answer)
  })
}

interface Answer {
  readonly reply: FastifyReply
  readonly request: FastifyRequest
  readonly site: Site
  readonly at: Date
  readonly person: Person
  readonly returnTo: string
}

type StaffIn = { readonly refused: string } | Begun

async function staffIn({ pool, publicUrl, signIn }: Needs, secure: boolean, answer: Answer) {
  const { reply, request, site, at, person, returnTo } = answer
  const found = await pool.forSite(site.id).inTx(async (tx): Promise<StaffIn> => {
    const known = await staffUserOf(tx, { now: at, newId: () => newId(new Date()) }, person)
    if ('refused' in known) return known
    return beginSignIn(tx, at, { request, publicUrl, id: known.userId })
  })
  signIn.post.soon(site.id)
  if ('refused' in found) return refuse(reply, 'staff', found.refused)
  if (found.state !== undefined) return reply.redirect(stepAddress(found.state), 303)
  return letIn(request, reply, { secret: found.secret, secure, otherwise: returnTo })
}

async function memberIn({ pool, visitors, tokens, signIn, publicUrl }: Needs, answer: Answer) {
  const { reply, request, site, at, person, returnTo } = answer
  const db = pool.forSite(site.id)
  const cookies = cookiesOf(request)
  const session = await visitors.find(cookies)
  const claims = session && tokens.verify(session.accessToken)
  const visitorId = claims?.role === 'visitor' ? claims.sub : null
  const policy = await signOnPolicy(db)
  const ctx = { site, now: at, newId: () => newId(new Date()), ...cameFrom(request) }
  const deps = { ...signIn, publicUrl }
  const admitOnce = () =>
    db.inTx((tx) => admitMember(tx, ctx, deps, { person, policy, visitorId, device: cookies[DEVICE_COOKIE] }))
  // The second of two answers of one new person finds the address taken by the first: by then they are bound.
  const admitted = await admitOnce().catch((error) => {
    if (error instanceof ApiError && error.code === '-19995') return admitOnce()
    throw error
  })
  signIn.post.soon(site.id)
  if ('refused' in admitted) return refuse(reply, 'member', admitted.refused)
  switch (admitted.state) {
    case 'SUCCESS': {
      const proved = await takeSessionToken(db, at, admitted.sessionToken ?? '')
      if (!proved) return refuse(reply, 'member', 'failed')
      const { memberId } = proved
      for (const value of await visitors.signIn(cookies, { memberId, visitorId })) reply.header('set-cookie', value)
      return reply.redirect(returnTo, 303)
    }
    case 'REQUIRE_OWNER_APPROVAL':
      return reply.redirect(WAITING, 303)
    case 'REQUIRE_EMAIL_VERIFICATION':
      return reply.redirect(`${VERIFY}?${new URLSearchParams({ state: admitted.stateToken ?? '', returnTo })}`, 303)
    case 'REQUIRE_MFA': {
      // Their own second step is required, though a provider vouches for the first.
      const factors = admitted.requireMfaData.availableFactors.map(({ factorType }) => factorType).join()
      const query = new URLSearchParams({ state: admitted.stateToken, factors, returnTo })
      return reply.redirect(`${SECOND_STEP}?${query}`, 303)
    }
  }
}

const uncached = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')

const unreachable = (log: FastifyBaseLogger, error: unknown): undefined => {
  log.warn({ err: error }, 'the OpenID provider cannot be reached')
}
