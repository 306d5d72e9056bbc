import { flag } from '../flag.ts'

/** State of a session that the server has ended. The page stays as it is; a dialog offers to sign in again. */
export const sessionExpiry = flag()
