import type { Mailer } from '../../mail/mailer.ts'

/** Without a mail server, what would be mailed is printed where the operator sees it. */
export const consoleMailer = (say: (text: string) => void): Mailer => ({
  async send({ to, subject, text }) {
    say(`Mail to ${to}: ${subject}\n${text}`)
  },
})
