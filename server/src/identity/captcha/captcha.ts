/** Where our own pages and clients get a challenge. */
export const CHALLENGE_PATH = '/_captcha/challenge'

/** Tells people from programs; the port that captcha providers fill. */
export interface Captcha {
  /** Whose widget a page shows, and what it is given: an absolute address, a path of ours or a key. */
  readonly widget: { readonly provider: string; readonly visible: string; readonly invisible: string }
  /** What the page's widget is given to solve. */
  challenge(now: Date): Promise<unknown>
  /** Until when a good token must be remembered as used; undefined for one that is not good. */
  verify(token: string, now: Date): Promise<Date | undefined>
}
