import { SetupError } from '../setup-error.ts'
import type { Auth } from './auth.ts'

/** An API key of the site's owner. For servers and scripts: a key in a page belongs to everybody, so there it is refused. */
export const apiKeyAuth = ({ apiKey, siteId }: { apiKey: string; siteId: string }): Auth => ({
  as: 'an API key',
  headers: async () => {
    if ('document' in globalThis && 'window' in globalThis)
      throw new SetupError(
        'KEY_IN_A_PAGE',
        'An API key does not belong in a page, where every visitor can read it. In a page use visitorAuth; call with the key from a server.',
      )
    return { authorization: apiKey, 'wix-site-id': siteId }
  },
  renew: async () => false,
})
