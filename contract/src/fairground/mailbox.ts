import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Guid, list, named, Timestamp, text } from '../scalars.ts'

/** Only where no mail server is configured: then mails are kept instead of sent. */
export const listMails = operation({
  module: 'fairground.mailbox',
  name: 'listMails',
  summary:
    'Mails to one address, newest first, at most 100. Only with the dev mailbox; NOT_FOUND where mails are sent. Mails to a staff user are for those who may do as much as they.',
  method: 'GET',
  path: '/dev/mail',
  who: admin('settings.read'),
  request: Type.Object({ to: text(254, { minLength: 1 }) }),
  response: Type.Object({
    mails: list(
      named(
        'KeptMail',
        Type.Object({
          id: Guid,
          to: Type.String(),
          subject: Type.String(),
          text: Type.String(),
          html: Type.Optional(Type.String()),
          at: Timestamp,
        }),
      ),
      100,
    ),
  }),
  refusals: ['NOT_FOUND', 'PERMISSION_DENIED'],
})

export const operations = [listMails] as const
