/** Where our own pages and clients get a challenge. */
export const CHALLENGE_PATH = '/_captcha/challenge'

export interface Solved {
  /** Names the task: one solution has many spellings, and counts once. */
  readonly task: string
  /** Until when the task must be remembered as used. */
  readonly until: Date
}

/** Tells people from programs; the port that captcha providers fill. */
export interface Captcha {
  /** Whose widget a page shows, and what it is given: an absolute address, a path of ours or a key. */
  readonly widget: { readonly provider: string; readonly visible: string; readonly invisible: string }
  /** What the page's widget is given to solve. */
  challenge(now: Date): Promise<unknown>
  /** Undefined for a token that is not good. */
  verify(token: string, now: Date): Promise<Solved | undefined>
}
