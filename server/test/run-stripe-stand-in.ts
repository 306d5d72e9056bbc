import { stripeStandIn } from './stripe-stand-in.ts'

/** The stand-in as a process of its own, for tests in a browser: it prints its address. */
const { url } = await stripeStandIn()
process.stdout.write(`${url}\n`)
