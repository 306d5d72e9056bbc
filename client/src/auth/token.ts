import type { Auth } from './auth.ts'

/** An access token that somebody else keeps fresh; read again for every request. */
export const tokenAuth = (token: () => string | Promise<string>): Auth => ({
  headers: async () => ({ authorization: await token() }),
  renew: async () => false,
})
