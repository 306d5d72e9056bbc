/** Tells people from programs; the port that captcha providers fill. */
export interface Captcha {
  /** What the page's widget is given to solve. */
  challenge(now: Date): Promise<unknown>
  /** Until when a good token must be remembered as used; undefined for one that is not good. */
  verify(token: string, now: Date): Promise<Date | undefined>
}
