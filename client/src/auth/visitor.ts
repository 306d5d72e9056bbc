import { ApiError } from '../errors.ts'
import { memoryStorage } from '../storage/memory.ts'
import type { Auth, Connection } from './auth.ts'
import { grantTokens } from './grant.ts'
import { emptyTokens, type TokenStorage, type Tokens } from './tokens.ts'

export interface VisitorAuth extends Auth {
  readonly clientId: string
  getTokens(): Tokens
  setTokens(tokens: Tokens): void
  /** True when the caller is a member. The server may know better: then the next call makes it a visitor again. */
  loggedIn(): boolean
}

export interface VisitorOptions {
  /** Client id of the OAuth app that the owner made for your site. */
  readonly clientId: string
  /** Memory by default: then every page load is another visitor. */
  readonly storage?: TokenStorage
}

/** Renewed this long before they end, so that a token does not expire on its way. */
const EARLY_S = 60

/**
 * A visitor of a site that is not served by the shop, and a member once signed in (`memberLogin`). Tokens are empty at first;
 * missing, expired and refused ones are renewed, and when the refresh token is refused, too, the caller starts again as an
 * anonymous visitor. However many calls wait, there is one renewal, also over the tabs that share a storage.
 */
export function visitorAuth({ clientId, storage = memoryStorage() }: VisitorOptions): VisitorAuth {
  let renewing: Promise<Tokens> | undefined

  const renewed = (connection: Connection, refused?: string): Promise<Tokens> => {
    renewing ??= alone(storage.shared, () => renew(connection, refused)).finally(() => {
      renewing = undefined
    })
    return renewing
  }

  async function renew(connection: Connection, refused?: string): Promise<Tokens> {
    for (;;) {
      const before = storage.load()
      // Another tab may have renewed while this one waited.
      if (isUsable(before, connection) && before.accessToken.value !== refused) return before
      const tokens = await obtain(connection, clientId, before)
      // A sign-in or log-out that happened meanwhile is not overruled.
      if (storage.load().refreshToken.value === before.refreshToken.value) {
        storage.save(tokens)
        return tokens
      }
    }
  }

  return {
    clientId,
    getTokens: () => storage.load(),
    setTokens: (tokens) => storage.save(tokens),
    loggedIn: () => storage.load().refreshToken.role === 'member',
    headers: async (connection) => {
      const stored = storage.load()
      const tokens = isUsable(stored, connection) ? stored : await renewed(connection)
      return { authorization: tokens.accessToken.value }
    },
    renew: async (connection, { authorization }) => {
      if (storage.load().accessToken.value === authorization) await renewed(connection, authorization)
      return true
    },
  }
}

const isUsable = ({ accessToken, refreshToken }: Tokens, { clock }: Connection): boolean =>
  accessToken.value !== '' && refreshToken.value !== '' && accessToken.expiresAt - EARLY_S > clock.now() / 1000

/** A busy or broken server does not make the caller somebody else; a refused refresh token does. */
async function obtain(connection: Connection, clientId: string, { refreshToken }: Tokens): Promise<Tokens> {
  if (refreshToken.value) {
    const grant = { clientId, refreshToken: refreshToken.value, grantType: 'refresh_token' }
    try {
      return await grantTokens(connection, grant, refreshToken)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 429 || error.status >= 500) throw error
    }
  }
  return grantTokens(connection, { clientId, grantType: 'anonymous' }, { ...emptyTokens.refreshToken, role: 'visitor' })
}

/** Milliseconds until web storage that one tab writes reaches the others (each has a copy of its own). */
const SETTLED_MS = 200

/** Lets one tab at a time run, where tabs share something and the browser has Web Locks; the next one when the stored tokens have reached it. */
function alone<T>(shared: string | undefined, work: () => Promise<T>): Promise<T> {
  const { locks } = (globalThis.navigator ?? {}) as { locks?: LockManager }
  if (shared === undefined || !locks) return work()
  return new Promise((resolve, reject) => {
    const turn = async () => {
      await work().then(resolve, reject)
      await new Promise((settled) => setTimeout(settled, SETTLED_MS))
    }
    locks.request(`fairground:${shared}`, turn).catch(reject)
  })
}
