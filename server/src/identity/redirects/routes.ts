import * as contract from '@fairground/contract/redirects/redirects.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Caller } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import { message } from '../../ground/texts/message.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Directory, OAuthClient } from '../../sites/directory.ts'
import { searchParamsOf } from '../oauth/authorize-request.ts'
import { AUTHORIZE_PATH, LOGIN_PAGE, LOGOUT_PATH, loginPageBefore, RETURN_PATH } from '../oauth/paths.ts'
import { sealVisitor } from '../oauth/sealed-request.ts'
import { isPostFlow } from '../oauth-apps/registered.ts'
import { endSession } from '../tokens/end-sessions.ts'
import { flowTarget, type RedirectRequest } from './flow-target.ts'
import { insertFlow } from './queries.ts'

interface RedirectDeps {
  readonly directory: Directory
  readonly publicUrl: string
}

/** Milliseconds that the way from the site's page to ours may take. */
const LIFE_MS = 10 * 60_000
export const FLOW_PARAM = 'flow'

export function redirectRoutes(api: Api, deps: RedirectDeps): void {
  mount(api, contract.createRedirectSession, (request, ctx) => createRedirectSession(deps, ctx, request), {
    once: true,
    alsoSignedOut: ({ auth, logout }) => Boolean(auth ?? logout),
  })
}

interface Address {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly sessionToken?: string
}

/** An address that is not registered is reported on our own page; the browser is never sent there. */
async function createRedirectSession(deps: RedirectDeps, ctx: Ctx, request: RedirectRequest) {
  const id = ctx.newId()
  const { path, params, sessionToken } = await addressOf(deps, ctx, id, request)
  const endpoint = `${deps.publicUrl}${path}`
  const searchParams = { ...request.preferences?.additionalQueryParameters, ...params }
  const query = new URLSearchParams(searchParams).toString()
  const fullUrl = query === '' ? endpoint : `${endpoint}${path.includes('?') ? '&' : '?'}${query}`
  return {
    redirectSession: {
      id,
      fullUrl,
      shortUrl: fullUrl,
      urlDetails: { endpoint, searchParams },
      ...present({ sessionToken }),
    },
  }
}

async function addressOf(deps: RedirectDeps, ctx: Ctx, id: string, request: RedirectRequest): Promise<Address> {
  const { callbacks = {} } = request
  if (request.auth) return authAddress(ctx, request.auth)
  if (request.logout) return logoutAddress(deps, ctx, request.logout.clientId, callbacks.postFlowUrl)
  if (request.login) {
    const token = await writeFlow(deps, ctx, { id, flow: 'login' }, request)
    return { path: inLanguage(ctx, loginPage(deps, ctx, callbacks.postFlowUrl)), params: { [FLOW_PARAM]: token } }
  }
  const target = flowTarget(request)
  if (!target)
    throw new InvalidArgument([
      { field: 'intent', description: message('violations.oneFlow'), violatedRule: 'REQUIRED_ONE_OF_FIELD' },
    ])
  if (target.kind === 'callback') {
    const client = clientOf(deps.directory, ctx)
    return { path: RETURN_PATH, params: { client_id: client?.id ?? '', to: withParams(target.url, target.params) } }
  }
  const token = await writeFlow(deps, ctx, { id, flow: target.flow }, request)
  return { path: inLanguage(ctx, target.path), params: { [FLOW_PARAM]: token } }
}

/** A page of the shop, in the language that the request is made in. */
const inLanguage = ({ site }: Ctx, path: string): string => (site.pathPrefix ?? '') + path

/** Signing in, and then the site's own page if it named one; one that is not registered is refused on the way there. */
function loginPage({ directory }: RedirectDeps, ctx: Ctx, postFlowUrl: string | undefined): string {
  if (!postFlowUrl) return LOGIN_PAGE
  const client = clientOf(directory, ctx)
  return loginPageBefore(`${RETURN_PATH}?${new URLSearchParams({ client_id: client?.id ?? '', to: postFlowUrl })}`)
}

function withParams(url: string | undefined, params: Readonly<Record<string, string>>): string {
  if (!url || !URL.canParse(url)) return url ?? ''
  const to = new URL(url)
  for (const [name, value] of Object.entries(params)) to.searchParams.set(name, value)
  return Object.keys(params).length === 0 ? url : to.href
}

function authAddress(ctx: Ctx, { authRequest, prompt }: NonNullable<RedirectRequest['auth']>): Address {
  const { nonce: _, scope: __, ...parameters } = authRequest ?? {}
  const visitorId = visitorIdOf(ctx.caller)
  const params = searchParamsOf({
    ...parameters,
    ...present({ prompt, visitor: visitorId === undefined ? undefined : sealVisitor(ctx.cursors, visitorId, ctx.now) }),
  })
  return {
    path: AUTHORIZE_PATH,
    params,
    ...present({ sessionToken: parameters.sessionToken || undefined }),
  }
}

/** The session ends now: the caller of the log-out has forgotten their tokens already. The page ends the browser's. */
async function logoutAddress(
  { directory }: RedirectDeps,
  ctx: Ctx,
  clientId: string | undefined,
  postFlowUrl: string | undefined,
): Promise<Address> {
  if (clientId !== undefined && directory.client(clientId)?.siteId !== ctx.site.id)
    throw new ApiError({ code: 'UNKNOWN_CLIENT' })
  const { caller } = ctx
  if (caller.kind === 'member' && caller.family !== null) {
    const { family } = caller
    await ctx.db.inTx((tx) => endSession(tx, family, ctx))
  }
  const client = clientId ?? clientOf(directory, ctx)?.id
  return {
    path: LOGOUT_PATH,
    params: present({ clientId: client, postLogoutRedirectUri: postFlowUrl }),
  }
}

async function writeFlow(
  { directory }: RedirectDeps,
  ctx: Ctx,
  { id, flow }: { id: string; flow: string },
  { callbacks = {}, origin, preferences }: RedirectRequest,
): Promise<string> {
  const token = newSecret('fgf')
  const client = clientOf(directory, ctx)
  const given = Object.entries({ ...callbacks, ...present({ origin: origin || undefined }) }).filter(
    ([, url]) => url !== '',
  )
  const refused = given.filter(([, url]) => !client || !isPostFlow(client, url)).map(([name]) => name)
  // A site may keep the two apart: then our page has a visitor of its own.
  const person = preferences?.maintainIdentity === false ? undefined : personOf(ctx.caller)
  await ctx.db.run(insertFlow, {
    id,
    hash: hashSecret(token),
    subjectId: person?.id ?? null,
    role: person?.kind ?? null,
    clientId: client?.id ?? null,
    at: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + LIFE_MS),
    doc: {
      flow,
      callbacks: Object.fromEntries(given),
      refused,
      ...present({
        role: person ? person.kind : undefined,
        family: person?.kind === 'member' && person.family ? person.family : undefined,
        visitorId: person?.kind === 'member' && person.visitorId ? person.visitorId : undefined,
      }),
    },
  })
  return token
}

const personOf = (caller: Caller) => (caller.kind === 'visitor' || caller.kind === 'member' ? caller : undefined)

const visitorIdOf = (caller: Caller): string | undefined =>
  caller.kind === 'visitor' ? caller.id : caller.kind === 'member' ? (caller.visitorId ?? undefined) : undefined

/** The app that the caller's token is of; for keys the site's own. */
function clientOf(directory: Directory, { caller, site }: Ctx): OAuthClient | undefined {
  const id = caller.kind === 'visitor' || caller.kind === 'member' ? caller.clientId : null
  return (id === null ? undefined : directory.client(id)) ?? directory.clientOf(site.id)
}
