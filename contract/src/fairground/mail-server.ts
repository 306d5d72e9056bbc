import Type from 'typebox'
import { Email } from '../ecom/address.ts'
import { MailSecurity, MailServerSource } from '../enumerations/mail.ts'
import { admin, operation, staff } from '../operation.ts'
import { int, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.mail-server'
const path = '/fairground/v1/mail-server'

const fields = {
  /** Name or address of the host. */
  host: text(253, { minLength: 1, pattern: '^[A-Za-z0-9.:-]+$' }),
  port: int(1, 65_535),
  security: oneOf(MailSecurity),
  /** Absent: the server takes mails without a sign-in. */
  user: optional(text(255, { minLength: 1 })),
  /** Sender of every mail, beside the name of the shop. */
  from: Email,
}

/** Without its password, which is never shown again. */
const MailServer = named('MailServer', Type.Object({ ...fields, changedDate: Timestamp }))
const State = Type.Object({
  source: oneOf(MailServerSource),
  /** Absent: none is stored. */
  server: optional(MailServer),
})

export const getMailServer = operation({
  module,
  name: 'getMailServer',
  summary: 'The server that mails of the shop go out through.',
  method: 'GET',
  path,
  who: admin('settings.read'),
  request: Type.Object({}),
  response: State,
  refusals: [],
})

export const setMailServer = operation({
  module,
  name: 'setMailServer',
  summary:
    'Stores the server that mails go out through, with a sealed password; mails that wait go out, too. Without `password`, the stored one stays as long as host, port, security and user do. Mails let people in, so this is for callers with every permission.',
  method: 'PUT',
  path,
  who: admin('settings.write'),
  request: Type.Object({ ...fields, password: optional(text(1000, { minLength: 1 })) }),
  response: State,
  refusals: [],
})

export const testMailServer = operation({
  module,
  name: 'testMailServer',
  summary: 'Sends a test mail to the calling staff user, who needs `settings.write`, at once.',
  method: 'POST',
  path: `${path}/test`,
  who: staff,
  request: Type.Object({}),
  response: Type.Object({ to: Email }),
  refusals: ['MAIL_SERVER_NOT_FOUND', 'MAIL_NOT_SENT'],
})

export const removeMailServer = operation({
  module,
  name: 'removeMailServer',
  summary:
    'Forgets the server of the site. Its mails are stored from then on, unless the environment names one. For callers with every permission.',
  method: 'DELETE',
  path,
  who: admin('settings.write'),
  request: Type.Object({}),
  response: State,
  refusals: [],
})

export const operations = [getMailServer, setMailServer, testMailServer, removeMailServer] as const
