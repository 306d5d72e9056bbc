/** Where our own pages and clients get a challenge. */
export const CHALLENGE_PATH = '/_captcha/challenge'

export interface Solved {
  /** Names the task: one solution has many spellings, and counts once. */
  readonly task: string
  /** Until when the task must be remembered as used. */
  readonly until: Date
}

/** Which of the two widgets a token comes from. */
export type WidgetKind = 'visible' | 'invisible'

/** Tells people from programs; the port that captcha providers fill. */
export interface Captcha {
  /** Whose widget a page shows, and what it is given: an absolute address, a path of ours or a key. */
  readonly widget: {
    readonly provider: string
    readonly visible: string
    readonly invisible: string
    /** Of others, whence our own pages have to load scripts and frames for it. */
    readonly origins: readonly string[]
  }
  /** What the page's widget is given to solve; undefined where somebody else's service gives it. */
  challenge?(now: Date): Promise<unknown>
  /** Undefined for a token that is not good. @throws CaptchaUnreachable when that cannot be known now. */
  verify(token: string, now: Date, kind: WidgetKind): Promise<Solved | undefined>
}

export class CaptchaUnreachable extends Error {
  override name = 'CaptchaUnreachable'
}

/** A key of the service and its secret. */
export interface CaptchaKey {
  readonly siteKey: string
  readonly secret: string
}

/** A captcha that somebody else runs. */
export interface HostedCaptcha {
  readonly provider: 'recaptcha' | 'turnstile'
  readonly visible: CaptchaKey
  /** Of the widget that is not seen; the visible one serves both unless said. */
  readonly invisible?: CaptchaKey | undefined
  /** A service that answers as theirs does; undefined: theirs. */
  readonly verifyUrl?: string | undefined
}
