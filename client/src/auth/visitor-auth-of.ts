import type { Context } from '../context.ts'
import { SetupError } from '../setup-error.ts'
import type { VisitorAuth } from './visitor.ts'

/** The strategy of a client whose caller can become a member. */
export function visitorAuthOf({ options: { auth } }: Context): VisitorAuth {
  if ('clientId' in auth && 'setTokens' in auth) return auth as VisitorAuth // what these two together are
  throw new SetupError(
    'NO_MEMBERS',
    'Members sign in on a client that calls with visitorAuth: the visitor becomes the member, and the cart follows.',
  )
}
