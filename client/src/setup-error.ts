/** Mistake in how the client was put together. */
export type SetupFault =
  | 'MISSING_CONTEXT'
  | 'MISSING_ELEVATION'
  | 'NOT_FOR_A_KEY'
  | 'KEY_IN_A_PAGE'
  | 'NO_PAGE'
  | 'NO_MEMBERS'
  | 'NO_WEB_CRYPTO'
  | 'REDIRECT_SCHEME'

/** A mistake in the program, found before anything is sent. The message says what to write instead. */
export class SetupError extends Error {
  override name = 'SetupError'
  readonly code: SetupFault

  constructor(code: SetupFault, message: string) {
    super(message)
    this.code = code
  }
}
