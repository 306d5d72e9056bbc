import type { Connection } from './auth/auth.ts'
import { SetupError } from './setup-error.ts'
import type { Send, TransportOptions } from './transport.ts'

/** State behind a client: the sign-in flow, the live stream and elevation work with it. */
export interface Context {
  readonly connection: Connection
  readonly send: Send
  readonly options: TransportOptions
  /** The same client with the elevated strategy; throws when there is none. */
  elevated(): unknown
}

const contexts = new WeakMap<object, Context>()

export const setContext = (client: object, context: Context): void => {
  contexts.set(client, context)
}

export function contextOf(client: unknown): Context {
  const context = typeof client === 'object' && client !== null ? contexts.get(client) : undefined
  if (context) return context
  throw new SetupError(
    'MISSING_CONTEXT',
    'The platform context is missing: give what createClient returned, not one of its modules or a copy of it.',
  )
}
