import { shippoStandIn } from './shippo-stand-in.ts'

/** The stand-in as a process of its own, for tests in a browser: it prints its address. */
const { url } = await shippoStandIn()
process.stdout.write(`${url}\n`)
