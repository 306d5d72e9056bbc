import { createTransport } from 'nodemailer'
import type { Mailer, MailWay } from '../../mail/mailer.ts'

const TIMEOUT_MS = 10_000
const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }

type Options = Parameters<typeof createTransport>[0]

/** Mail through the server that SMTP_URL names. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const domain = from.split('@').at(-1)?.replace(/>.*$/, '') || 'localhost'
  return sending({ url, ...timeouts } as Options, from, domain)
}

/** Mail through the server of a site. */
export function mailerTo({ host, port, security, user, password, from }: MailWay): Mailer {
  const tls = { secure: security === 'TLS', requireTLS: security === 'STARTTLS', ignoreTLS: security === 'NONE' }
  const auth = user === undefined ? {} : { auth: { user, pass: password } }
  return sending({ host, port, ...tls, ...auth, ...timeouts } as Options, from, from.address.split('@').at(-1) ?? '')
}

function sending(options: Options, from: string | MailWay['from'], domain: string): Mailer {
  const transport = createTransport(options)
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
