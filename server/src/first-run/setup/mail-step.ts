import { MailSecurity } from '@fairground/contract/enumerations/mail.ts'
import { getMailServer, setMailServer, testMailServer } from '@fairground/contract/fairground/mail-server.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import { type Questions, WrongAnswer } from './questions.ts'
import type { SetupShop, Walk } from './setup-shop.ts'

type Server = NonNullable<ResponseOf<typeof getMailServer>['server']>

const NONE = '-'
const ports: Readonly<Record<MailSecurity, string>> = { TLS: '465', STARTTLS: '587', NONE: '25' }

/** The server that mails go out through, with a test mail to the owner. */
export const walkMail: Walk = async (shop, questions) => {
  const { source, server } = await shop.call(getMailServer, {})
  if (source === 'ENVIRONMENT') {
    questions.write('SMTP_URL of the environment is the mail server; it goes before one that is set here.\n')
    if (await questions.yes(`Send a test mail to ${shop.owner.email}`, false)) await sendTest(shop, questions)
    return
  }
  for (;;) {
    const wanted = await read(shop, questions, server)
    if (!wanted) return
    const isStored = await questions.attempt(() => shop.call(setMailServer, wanted))
    if (isStored && (await sendTest(shop, questions))) return
  }
}

/** Undefined where Enter leaves it as it is. */
async function read({ site, owner }: SetupShop, { text, secret, until }: Questions, stored?: Server) {
  const host = (await text('Host of the mail server, such as smtp.example.com', stored?.host)) ?? stored?.host
  if (host === undefined) return undefined
  let security: MailSecurity = stored?.security ?? 'TLS'
  await until(`Security: ${MailSecurity.join(', ')}`, security, async (answer) => {
    const known = MailSecurity.find((one) => one === answer.toUpperCase())
    if (!known) throw new WrongAnswer(`Answer ${MailSecurity.join(', ')}.`)
    security = known
  })
  const usual = stored?.security === security ? String(stored.port) : ports[security]
  const port = (await text('Port', usual)) ?? usual
  const user = (await text(`User, ${NONE} for none`, stored?.user)) ?? stored?.user ?? NONE
  const password = user === NONE ? undefined : await secret('Password (not shown), Enter for the stored one')
  const sender = stored?.from ?? site().settings.business?.email ?? owner.email
  const from = (await text('Sender of mails', sender)) ?? sender
  const named = present({ user: user === NONE ? undefined : user, password })
  return { host, port: Number(port), security, from, ...named } satisfies RequestOf<typeof setMailServer>
}

const sendTest = (shop: SetupShop, { attempt, write }: Questions): Promise<boolean> =>
  attempt(async () => {
    const { to } = await shop.call(testMailServer, {}).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'MAIL_NOT_SENT')
        throw new WrongAnswer(`The test mail was not sent: ${error.data.reason}`)
      throw error
    })
    write(`  A test mail is sent to ${to}.\n`)
  })
