import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../ground/api-error.ts'
import { cookie, cookiesOf } from '../http/cookies.ts'
import { formOf } from '../http/forms.ts'
import { localPath } from '../http/local-path.ts'
import { isSameOrigin } from '../http/same-origin.ts'

const COOKIE = 'fairground-currency'
const YEAR_S = 365 * 24 * 60 * 60

/** The currency that a reader picked to see prices in besides the site's own; undefined: none, or one that the site no longer shows. */
export function pickedCurrency(
  request: Pick<FastifyRequest, 'headers'>,
  { currencies = [] }: SiteFacts,
): string | undefined {
  if (!request.headers.cookie?.includes(COOKIE)) return undefined
  const picked = cookiesOf(request)[COOKIE]
  return currencies.find((code) => code === picked)
}

/** The footer's form, without scripts too: it goes back to the page that it was sent from. */
export function currencyRoute(app: FastifyInstance, { site }: { readonly site: () => SiteFacts }): void {
  app.post('/_currency', { bodyLimit: 4096 }, async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
    const { origin, currency, currencies = [] } = site()
    const { currency: wanted = '', returnTo } = formOf(request)
    const isOther = wanted !== currency && currencies.includes(wanted)
    const settings = { maxAgeSeconds: isOther ? YEAR_S : 0, secure: origin.startsWith('https:') }
    return reply
      .code(303)
      .header('set-cookie', cookie(COOKIE, isOther ? wanted : '', settings))
      .header('cache-control', 'no-store')
      .header('location', localPath(returnTo) ?? '/')
      .send()
  })
}
