import type { Auth } from '@fairground/client/auth/auth.ts'
import { sessionAuth } from '@fairground/client/auth/session.ts'
import { type Client, createClient } from '@fairground/client/create-client.ts'
import { repeatable } from './repeated-writes.ts'

type Modules = Readonly<Record<string, object>>

const auth = sessionAuth('staff')

/** One for all pages. What tests put in its place is found with each request. */
const fetch = repeatable((input, init) => globalThis.fetch(input, init))

/** The client of the signed-in user, of just these modules, so that a page's chunk carries no others. */
export const staffClient = <const M extends Modules>(modules: M): Client<M> =>
  createClient({ url: '', auth, modules, fetch })

const nobody: Auth = { headers: async () => ({}), renew: async () => false }

/** Client for a user who is not signed in yet. */
export const anonymousClient = <const M extends Modules>(modules: M): Client<M> =>
  createClient({ url: '', auth: nobody, modules })
