export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text; every mail has it. */
  readonly text: string
  readonly html?: string
}

/** The port that mail providers fill. `send` settles when the provider has taken the mail over. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
