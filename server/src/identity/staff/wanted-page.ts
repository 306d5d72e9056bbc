import type { FastifyRequest } from 'fastify'
import { cookie, cookiesOf } from '../../http/cookies.ts'
import { localPath } from '../../http/local-path.ts'

const COOKIE = 'fg_wanted'
/** As long as a mailed sign-in link works. */
const LIFE_SECONDS = 60 * 60

/** Cookie of the page of the admin that somebody came for before they had signed in; undefined where it cannot be one. */
export function rememberWanted(url: string, secure: boolean): string | undefined {
  const path = pageOf(url)
  return path && cookie(COOKIE, encodeURIComponent(path), { maxAgeSeconds: LIFE_SECONDS, secure })
}

/** Path of the page that this browser came for, or undefined. */
export function wantedPage(request: FastifyRequest): string | undefined {
  const value = cookiesOf(request)[COOKIE]
  if (value === undefined) return undefined
  try {
    return pageOf(decodeURIComponent(value))
  } catch {
    return undefined
  }
}

/** Cookie that forgets the page. */
export const forgetWanted = (secure: boolean): string => cookie(COOKIE, '', { maxAgeSeconds: 0, secure })

/** A page of the admin and nothing else: neither another host nor the pages of the sign-in. */
function pageOf(url: string): string | undefined {
  const path = localPath(url)
  return path?.startsWith('/admin/') && path !== '/admin/' && !path.startsWith('/admin/sign-in') ? path : undefined
}
