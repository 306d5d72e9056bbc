import type { Providers } from '../../assembly.ts'
import { stripeProvider } from './stripe.ts'
import { testProvider } from './test-provider.ts'

/** Payment providers of this program, in the order that buyers see. Each offers something where it is set up for the site. */
export const paymentProviders =
  (stripeUrl: string | undefined): Providers['payments'] =>
  (needs) => [stripeProvider(needs, 'live', stripeUrl), stripeProvider(needs, 'test', stripeUrl), testProvider(needs)]
