import { randomUUID } from 'node:crypto'
import { ApiError } from '../ground/api-error.ts'
import type { Caller } from '../ground/caller.ts'
import type { Site } from '../ground/site.ts'

/** Credentials as a request carries them. */
export interface Presented {
  readonly authorization: string | undefined
  readonly siteId: string | undefined
  readonly cookies: Readonly<Record<string, string>>
  /** The request comes from our own pages (Fetch Metadata or Origin say so), or is made by the server itself. */
  readonly sameOrigin: boolean
}

export interface Identified {
  readonly site: Site
  readonly caller: Caller
}

/** A good token of a session that was ended: by a log-out, another password, a block. No refresh token of it is left. */
export class SessionOver extends ApiError {
  override name = 'SessionOver'
  /** Visitor whom nobody knows, for the holder of the key. */
  readonly stranger: Identified
  constructor(site: Site) {
    super({ code: 'UNAUTHENTICATED' })
    this.stranger = { site, caller: { kind: 'visitor', id: randomUUID(), clientId: null } }
  }
}

/** Finds the caller of a request from its credentials; throws UNAUTHENTICATED and its kin. `identity/credentials/` provides it. */
export type Identify = (presented: Presented) => Promise<Identified>
