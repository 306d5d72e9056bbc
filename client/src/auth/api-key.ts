import type { Auth } from './auth.ts'

/** An API key of the site's owner. For servers only: a key in a page belongs to everybody. */
export const apiKeyAuth = ({ apiKey, siteId }: { apiKey: string; siteId: string }): Auth => ({
  headers: async () => ({ authorization: apiKey, 'wix-site-id': siteId }),
  renew: async () => false,
})
