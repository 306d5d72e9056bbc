import { createTransport } from 'nodemailer'
import type { Mailer } from '../../mail/mailer.ts'

const TIMEOUT_MS = 10_000

/** Mail through the server that SMTP_URL names. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as Parameters<typeof createTransport>[0])
  const domain = from.split('@').at(-1)?.replace(/>.*$/, '') || 'localhost'
  return {
    async send({ id, to, subject, text, html, calendar }) {
      const messageId = `<${id}@${domain}>`
      const attachments = calendar
        ? [{ filename: 'event.ics', content: calendar, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }]
        : []
      // As one address: a text would be read as a list, with names and groups.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId, attachments })
    },
  }
}
