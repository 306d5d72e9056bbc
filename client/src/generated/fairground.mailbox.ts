// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetMailRefusal = 'NOT_FOUND' | 'PERMISSION_DENIED'

export interface GetMailRequest {
  id: string
}

export interface GetMailResponse {
  mail: StoredMail
}

export type ListMailsRefusal = 'NOT_FOUND' | 'PERMISSION_DENIED'

export interface ListMailsRequest {
  to: string
}

export interface ListMailsResponse {
  mails: StoredMail[]
}

export interface MailInList {
  id: string
  to: string
  subject: string
  at: Date
}

export type QueryMailsRefusal = 'NOT_FOUND'

export interface QueryMailsRequest {
  search?: string
  limit?: number
  cursor?: string
}

export interface QueryMailsResponse {
  mails: MailInList[]
  next?: string
}

export interface StoredMail {
  id: string
  to: string
  subject: string
  text: string
  html?: string
  at: Date
}

/** Module `fairground.mailbox`. */
export const mailbox = {
  /** Mails to one address, newest first, at most 100. Only with the dev mailbox; NOT_FOUND where mails are sent. Mails to members are for those who may act for members, mails about orders for those who may read orders, mails to a staff user for those who may do as much as they. */
  listMails: call<ListMailsRequest, ListMailsResponse, ListMailsRefusal>('GET', '/dev/mail', { values: { mails: { at: 'date' } } }),
  /** The mails that the caller may read, newest first. Only with the dev mailbox. Mails to members are for those who may act for members, mails about orders for those who may read orders, mails to a staff user for those who may do as much as they. */
  queryMails: call<QueryMailsRequest, QueryMailsResponse, QueryMailsRefusal>('GET', '/fairground/v1/mails', { values: { mails: { at: 'date' } } }),
  /** One mail. Only with the dev mailbox. Mails to members are for those who may act for members, mails about orders for those who may read orders, mails to a staff user for those who may do as much as they. */
  getMail: call<GetMailRequest, GetMailResponse, GetMailRefusal>('GET', '/fairground/v1/mails/{id}', { values: { mail: { at: 'date' } } }),
}
