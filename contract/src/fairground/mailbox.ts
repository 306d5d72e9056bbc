import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Guid, int, list, named, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.mailbox'
const RULE =
  'Mails to members are for those who may act for members, mails about orders for those who may read orders, mails to a staff user for those who may do as much as they.'

const StoredMail = named(
  'StoredMail',
  Type.Object({
    id: Guid,
    to: Type.String(),
    subject: Type.String(),
    text: Type.String(),
    html: Type.Optional(Type.String()),
    at: Timestamp,
  }),
)

/** Only where no mail server is configured: then mails are stored instead of sent. */
export const listMails = operation({
  module,
  name: 'listMails',
  summary: `Mails to one address, newest first, at most 100. Only with the dev mailbox; NOT_FOUND where mails are sent. ${RULE}`,
  method: 'GET',
  path: '/dev/mail',
  who: admin('settings.read'),
  request: Type.Object({ to: text(254, { minLength: 1 }) }),
  response: Type.Object({ mails: list(StoredMail, 100) }),
  refusals: ['NOT_FOUND', 'PERMISSION_DENIED'],
})

export const queryMails = operation({
  module,
  name: 'queryMails',
  summary: `The mails that the caller may read, newest first. Only with the dev mailbox. ${RULE}`,
  method: 'GET',
  path: '/fairground/v1/mails',
  who: admin('settings.read'),
  request: Type.Object({
    /** Part of an address. */
    search: optional(text(254)),
    limit: optional(int(1, 100)),
    /** Cursor of the previous answer. */
    cursor: optional(text(2000)),
  }),
  response: Type.Object({
    mails: Type.Array(
      named('MailInList', Type.Object({ id: Guid, to: Type.String(), subject: Type.String(), at: Timestamp })),
    ),
    /** Absent on the last page. */
    next: optional(Type.String()),
  }),
  refusals: ['NOT_FOUND'],
})

export const getMail = operation({
  module,
  name: 'getMail',
  summary: `One mail. Only with the dev mailbox. ${RULE}`,
  method: 'GET',
  path: '/fairground/v1/mails/{id}',
  who: admin('settings.read'),
  request: Type.Object({ id: Guid }),
  response: Type.Object({ mail: StoredMail }),
  refusals: ['NOT_FOUND', 'PERMISSION_DENIED'],
})

export const operations = [listMails, queryMails, getMail] as const
