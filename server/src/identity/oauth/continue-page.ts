import type { FastifyInstance } from 'fastify'
import { errorPage, onwardsPage } from '../../ground/html/page.ts'
import { CALLBACK_PATHS, CONTINUE_PATH, RETURN_PATH } from './paths.ts'

const ONWARDS: readonly string[] = [...CALLBACK_PATHS, RETURN_PATH]

/** Target of forms that lead away from the site. It leads to our own addresses alone, which check theirs. */
export function continuePage(app: FastifyInstance): void {
  app.get(CONTINUE_PATH, { config: { who: 'anyone' } }, async (request, reply) => {
    const { to } = request.query as Record<string, unknown>
    if (typeof to !== 'string' || !isOnwards(to)) return errorPage(reply, 'There is nothing to go on to from here.')
    return onwardsPage(reply, to, 'Go on')
  })
}

/** Letter for letter one of our paths, with or without a query: what a browser could read otherwise is none. */
const isOnwards = (to: string): boolean => ONWARDS.includes(to.split('?', 1)[0] ?? '') && /^[\x21-\x7e]+$/.test(to)
