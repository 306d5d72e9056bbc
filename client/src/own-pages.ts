/**
 * What pages served by the shop itself ask beside the operations: sessions are HTTP-only cookies, so these calls carry no token.
 * Addresses are relative: such a page and its server have one origin.
 */

/** What a page that is the same for everyone does not say. */
export interface Me {
  /** Units in the cart. */
  readonly count: number
  /** This browser has a visitor session. */
  readonly session: boolean
  /** They are signed in. */
  readonly member: boolean
}

/** Who this browser is. Rejects when the server cannot be reached or refuses. */
export const readMe = async (): Promise<Me> => jsonOf(await fetch('/_me', { headers: { accept: 'application/json' } }))

/** A puzzle of the shop's own captcha; `T` is the shape that the caller's solver knows. */
export const readPuzzle = async <T>(): Promise<T> => jsonOf(await fetch('/_captcha/challenge'))

/** Ends the staff session of this browser. */
export async function endStaffSession(): Promise<void> {
  await fetch('/_session/staff/sign-out', { method: 'POST', credentials: 'same-origin' })
}

async function jsonOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`The shop answered ${response.status}.`)
  return (await response.json()) as T // the server's own answer
}
