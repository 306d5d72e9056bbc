import type { FastifyInstance } from 'fastify'
import { errorPage, escaped, sendPage } from './html.ts'
import { CALLBACK_PATHS, CONTINUE_PATH, RETURN_PATH } from './paths.ts'

const ONWARDS: readonly string[] = [...CALLBACK_PATHS, RETURN_PATH]

/**
 * Browsers check where a form's redirects lead and stop those that leave the site. What stands here is a page, so the way from
 * it is no form's any more; without scripts it refreshes itself. It leads to our own addresses alone, which check theirs.
 */
export function continuePage(app: FastifyInstance): void {
  app.get(CONTINUE_PATH, { config: { who: 'anyone' } }, async (request, reply) => {
    const { to } = request.query as Record<string, unknown>
    if (typeof to !== 'string' || !isOnwards(to)) return errorPage(reply, 'There is nothing to go on to from here.')
    return sendPage(reply, {
      title: 'One moment',
      head: `<meta http-equiv="refresh" content="0;url=${escaped(to)}">`,
      body: `<p><a href="${escaped(to)}">Go on</a></p>`,
    })
  })
}

/** Letter for letter one of our paths, with or without a query: what a browser could read otherwise is none. */
const isOnwards = (to: string): boolean => ONWARDS.includes(to.split('?', 1)[0] ?? '') && /^[\x21-\x7e]+$/.test(to)
