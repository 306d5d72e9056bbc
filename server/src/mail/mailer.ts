export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text; every mail has it. */
  readonly text: string
  readonly html?: string
  /** An event that comes with it, as iCalendar. */
  readonly calendar?: string | undefined
}

/** A mail on its way. The id is the same in every try, so that a mail server can tell a repetition. */
interface OutgoingMail extends Mail {
  readonly id: string
}

/** The port that mail providers fill. `send` settles when the provider has taken the mail over. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
}
