import type { MailSecurity } from '@fairground/contract/enumerations/mail.ts'

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

/** Way to a mail server of a site, its password open. */
export interface MailWay {
  readonly host: string
  readonly port: number
  readonly security: MailSecurity
  readonly user?: string
  readonly password?: string
  /** Name and address of the sender. */
  readonly from: { readonly name: string; readonly address: string }
}

/** Opens a mailer to the server of a site. */
export type OpenMailer = (way: MailWay) => Mailer

/** The port that mail providers fill. `send` settles when the provider has taken the mail over. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
}
