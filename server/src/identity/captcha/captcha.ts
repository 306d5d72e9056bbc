/** Path at which our own pages and clients get a challenge. */
export const CHALLENGE_PATH = '/_captcha/challenge'

export interface Solved {
  /** Names the task: one solution has many spellings, and counts once. */
  readonly task: string
  /** Until when the task must be remembered as used. */
  readonly until: Date
}

/** Kind of widget that a token comes from. */
export type WidgetKind = 'visible' | 'invisible'

/** Distinguishes people from programs; the port that captcha providers fill. */
export interface Captcha {
  /** Widget that a page shows, and its key: an absolute address, one of our paths or a key. */
  readonly widget: {
    readonly provider: string
    readonly visible: string
    readonly invisible: string
    /** Origins of others, whence our own pages have to load scripts and frames for it. */
    readonly origins: readonly string[]
  }
  /** Challenge for the page's widget; undefined where somebody else's service gives it. */
  challenge?(now: Date): Promise<unknown>
  /** Undefined for a token that is not good. @throws CaptchaUnreachable when that cannot be known now. */
  verify(token: string, now: Date, kind: WidgetKind): Promise<Solved | undefined>
}

export class CaptchaUnreachable extends Error {
  override name = 'CaptchaUnreachable'
}

/** A key of the service and its secret. */
interface CaptchaKey {
  readonly siteKey: string
  readonly secret: string
}

/** A captcha that somebody else runs. */
export interface HostedCaptcha {
  readonly provider: 'recaptcha' | 'turnstile'
  readonly visible: CaptchaKey
  /** Key of the invisible widget; the visible one serves both by default. */
  readonly invisible?: CaptchaKey | undefined
  /** A service that answers as theirs does; undefined: theirs. */
  readonly verifyUrl?: string | undefined
}
