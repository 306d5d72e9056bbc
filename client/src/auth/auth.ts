import type { Clock } from '../clock.ts'

/** Tools of a sign-in strategy: the server's address, and the fetch and clock that the client was given. */
export interface Connection {
  /** Without a slash at the end. */
  readonly url: string
  readonly fetch: typeof fetch
  readonly clock: Clock
}

/** Puts credentials on requests. */
export interface Auth {
  /** Headers for the next request. */
  headers(connection: Connection): Promise<Readonly<Record<string, string>>>
  /**
   * Called once when a request came back 401 with the headers that were refused; true when repeating the request with fresh
   * `headers` may help. Concurrent calls share one renewal.
   */
  renew(connection: Connection, refused: Readonly<Record<string, string>>): Promise<boolean>
  readonly credentials?: RequestCredentials
  /** Marks a caller that acts as the site's owner and has no cart, no membership and no session of its own. */
  readonly as?: 'an API key' | 'a staff session'
}
