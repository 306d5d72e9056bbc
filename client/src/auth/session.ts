import type { Auth, Connection } from './auth.ts'

/**
 * Pages served by the shop itself: an HTTP-only cookie says who is calling, scripts never see it.
 * A visitor without a session gets one when first refused; staff sign in on the page.
 */
export function sessionAuth(kind: 'visitor' | 'staff'): Auth {
  let opening: Promise<boolean> | undefined
  const open = async ({ url, fetch }: Connection): Promise<boolean> => {
    const response = await fetch(`${url}/_session/visitor`, { method: 'POST', credentials: 'same-origin' })
    // Nothing is in it; until it is read, browsers count the request as under way.
    await response.arrayBuffer()
    return response.ok
  }
  return {
    credentials: 'same-origin',
    ...(kind === 'staff' ? { as: 'a staff session' as const } : {}),
    headers: async () => ({ authorization: `session ${kind}` }),
    renew: async (connection) => {
      if (kind === 'staff') return false
      opening ??= open(connection).finally(() => {
        opening = undefined
      })
      return opening
    },
  }
}
