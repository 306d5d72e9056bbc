import { randomUUID } from 'node:crypto'
import { isEmailAddress } from '@fairground/domain/email-address.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { WrongAnswer } from './questions.ts'
import type { Walk } from './setup-shop.ts'

/** A mailer that sends through the server of an address, in the name of a sender. */
export type OpenMailer = (url: string, from: string) => Mailer

/** A server of mail is named in the environment, where its password stays out of the database: it is tried here, and not stored. */
export const walkMail =
  (openMailer: OpenMailer): Walk =>
  async (shop, { secret, text, attempt, write }) => {
    if (shop.sendsMail) write('A mail server is connected. Another one takes its place in the environment.\n')
    for (;;) {
      const url = await secret(
        'Address of a mail server to try (not shown), such as smtps://user:password@mail.example:465',
      )
      if (url === undefined) return
      const sender = shop.site().settings.business?.email ?? shop.owner.email
      const from = (await text('Sender of mails', sender)) ?? sender
      const to = (await text('Send a test mail to', shop.owner.email)) ?? shop.owner.email
      const sent = await attempt(async () => {
        if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url))
          throw new WrongAnswer('The address begins with smtp:// or smtps://.')
        if (!isEmailAddress(to)) throw new WrongAnswer('Enter a whole address.')
        await openMailer(url, from)
          .send({ id: randomUUID(), to, ...testMail(shop.site().name) })
          .catch((error: unknown) => {
            throw new WrongAnswer(`The mail was not sent: ${error instanceof Error ? error.message : 'no answer'}`)
          })
      })
      if (!sent) continue
      write(`  Sent to ${to}. Start the server with SMTP_URL set to that address and MAIL_FROM to ${from}.\n`)
      return
    }
  }

const testMail = (name: string) => ({
  subject: `Test mail of ${name}`,
  text: `Mails of ${name} go out through this server.`,
})
