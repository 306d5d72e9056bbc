import type { FastifyInstance } from 'fastify'
import { errorPage, onwardsPage } from '../../ground/html/page.ts'
import type { Sites } from '../../ground/site.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { browserLocale } from '../../http/browser-language.ts'
import { CALLBACK_PATHS, CONTINUE_PATH, RETURN_PATH } from './paths.ts'

const ONWARDS: readonly string[] = [...CALLBACK_PATHS, RETURN_PATH]

/** Target of forms that lead away from the site. It leads to our own addresses alone, which check theirs. */
export function continuePage(
  app: FastifyInstance,
  { directory }: { readonly directory: Pick<Sites, 'defaultSite'> },
): void {
  app.get(CONTINUE_PATH, { config: { who: 'anyone' } }, async (request, reply) => {
    const { to } = request.query as Record<string, unknown>
    const locale = browserLocale(directory, request)
    const t = textsIn(locale)
    if (typeof to !== 'string' || !isOnwards(to)) return errorPage(reply, t('pages.nothingToGoOnTo'), { locale })
    return onwardsPage(reply, to, t('pages.goOn'), locale)
  })
}

/** Letter for letter one of our paths, with or without a query: what a browser could read otherwise is none. */
const isOnwards = (to: string): boolean => ONWARDS.includes(to.split('?', 1)[0] ?? '') && /^[\x21-\x7e]+$/.test(to)
