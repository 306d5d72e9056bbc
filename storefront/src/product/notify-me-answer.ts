/** The button that sends the form; the other form of the page fills the cart. */
export const NOTIFY_ME = 'notify-me'

/** Outcome of a back-in-stock request: `email` is the address that a mail will go to. */
export interface NotifyMeAnswer {
  /** The item that the form was about. */
  readonly of?: string
  readonly email?: string
  readonly wrong?: { readonly message: string; readonly email: string }
}
