import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Cursors } from '../../ground/cursors.ts'
import { isPostFlow } from '../../identity/oauth-apps/registered.ts'
import type { Directory } from '../../sites/directory.ts'
import { readCheckout } from './operations.ts'

/** A checkout that another system has sold, and the page on which its buyer goes on. */
interface Completion {
  readonly checkoutId: string
  readonly url: string
}

export interface CompletionDeps {
  readonly directory: Pick<Directory, 'clientsOf'>
  readonly publicUrl: string
}

const PATH = '/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url'
const PUBLISHED_PATH = `/ecom${PATH}`
/** The published address with its older spellings. */
export const COMPLETION_PATHS = [PUBLISHED_PATH, PATH, `/checkout-v1-proxy${PATH}`]

const purposeOf = (siteId: string): string => `completion of a checkout of ${siteId}`

/** Address that completes the checkout and leads on, with its token; nothing is stored. */
export async function createCompletionLink(
  ctx: Ctx,
  deps: CompletionDeps,
  { checkoutId, url }: Completion,
): Promise<{ completionUrl: string; token: string }> {
  const { id } = await readCheckout(ctx, checkoutId)
  assertLeads(deps, ctx.site.id, url)
  const token = ctx.cursors.seal<Completion>(purposeOf(ctx.site.id), { checkoutId: id, url }, ctx.now)
  return { completionUrl: `${deps.publicUrl}${PUBLISHED_PATH}?${new URLSearchParams({ token })}`, token }
}

/** The completion that a token of this site carries, while it holds. */
export function openCompletion(cursors: Cursors, siteId: string, token: unknown, now: Date): Completion {
  const completion = typeof token === 'string' ? cursors.open<Completion>(purposeOf(siteId), token, now) : undefined
  if (!completion) throw new ApiError({ code: 'UNAUTHENTICATED_TOKEN' })
  return completion
}

/** Refuses an address that is neither on this shop’s own origin nor on one that an app of the site has registered. */
export function assertLeads({ directory, publicUrl }: CompletionDeps, siteId: string, url: string): void {
  const known = [{ postFlowOrigins: [publicUrl] }, ...directory.clientsOf(siteId)]
  if (!known.some((app) => isPostFlow(app, url))) throw new ApiError({ code: 'REDIRECT_NOT_REGISTERED' })
}
