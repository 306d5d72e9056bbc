import { flag } from '../flag.ts'

/** The server has said that the session is over. The page stays as it is; a dialog offers to sign in again. */
export const sessionExpiry = flag()
