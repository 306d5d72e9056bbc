import { refusals } from '@fairground/contract/refusals.ts'
import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Cursors } from '../../ground/cursors.ts'
import { errorPage } from '../../ground/html/page.ts'
import { refusalText } from '../../ground/texts/catalogues.ts'
import { browserLocale } from '../../http/browser-language.ts'
import { locationOf } from '../../http/location.ts'
import { isModuleCall, rawUnlessRefused } from '../../http/raw-answer.ts'
import type { Directory } from '../../sites/directory.ts'
import { markCompleted } from './complete-checkout.ts'
import { assertLeads, COMPLETION_PATHS, openCompletion } from './completion-links.ts'

interface Needs {
  readonly pool: Pick<Pool, 'forSite'>
  readonly directory: Pick<Directory, 'defaultSite' | 'nowOf' | 'clientsOf'>
  readonly cursors: Cursors
  readonly publicUrl: string
}

interface Route {
  readonly Querystring: { readonly token?: unknown }
}

/**
 * Completes the checkout of a token and leads on to its page, however often it is followed. The token alone permits it: a buyer who comes
 * back from another system has no session that could.
 */
export function completionRedirects(app: FastifyInstance, needs: Needs): void {
  for (const path of COMPLETION_PATHS)
    app.get<Route>(
      path,
      { config: { who: 'anyone' }, exposeHeadRoute: false, onSend: rawUnlessRefused },
      async (request, reply) => {
        try {
          const url = await complete(needs, request.query.token)
          return reply
            .header('cache-control', 'no-store')
            .header('referrer-policy', 'no-referrer')
            .redirect(locationOf(url), 303)
        } catch (error) {
          if (!(error instanceof ApiError) || isModuleCall(request)) throw error
          const locale = browserLocale(needs.directory, request)
          return errorPage(reply, refusalText(error.code, locale), { status: refusals[error.code], locale })
        }
      },
    )
}

/** The page to go on to. An app may have given its origin up since the link was made: then nothing is completed either. */
async function complete({ pool, cursors, ...deps }: Needs, token: unknown): Promise<string> {
  const site = deps.directory.defaultSite()
  if (!site) throw new ApiError({ code: 'UNAUTHENTICATED_TOKEN' })
  const now = deps.directory.nowOf(site)
  const { checkoutId, url } = openCompletion(cursors, site.id, token, now)
  assertLeads(deps, site.id, url)
  await markCompleted({ db: pool.forSite(site.id), now }, { id: checkoutId, ownerId: null })
  return url
}
