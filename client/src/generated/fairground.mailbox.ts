// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface KeptMail {
  id: string
  to: string
  subject: string
  text: string
  html?: string
  at: Date
}

export type ListMailsRefusal = 'NOT_FOUND' | 'PERMISSION_DENIED'

export interface ListMailsRequest {
  to: string
}

export interface ListMailsResponse {
  mails: KeptMail[]
}

/** Module `fairground.mailbox`. */
export const mailbox = {
  /** Mails to one address, newest first, at most 100. Only with the dev mailbox; NOT_FOUND where mails are sent. Mails to a staff user are for those who may do as much as they. */
  listMails: call<ListMailsRequest, ListMailsResponse, ListMailsRefusal>('GET', '/dev/mail', { values: { mails: { at: 'date' } } }),
}
