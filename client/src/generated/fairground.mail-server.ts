// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetMailServerRefusal = never

export type GetMailServerRequest = Record<never, never>

export interface GetMailServerResponse {
  source: 'NONE' | 'SITE' | 'ENVIRONMENT'
  server?: MailServer
}

export interface MailServer {
  host: string
  port: number
  security: 'TLS' | 'STARTTLS' | 'NONE'
  user?: string
  from: string
  changedDate: Date
}

export type RemoveMailServerRefusal = never

export type RemoveMailServerRequest = Record<never, never>

export interface RemoveMailServerResponse {
  source: 'NONE' | 'SITE' | 'ENVIRONMENT'
  server?: MailServer
}

export type SetMailServerRefusal = never

export interface SetMailServerRequest {
  host: string
  port: number
  security: 'TLS' | 'STARTTLS' | 'NONE'
  user?: string
  from: string
  password?: string
}

export interface SetMailServerResponse {
  source: 'NONE' | 'SITE' | 'ENVIRONMENT'
  server?: MailServer
}

export type TestMailServerRefusal = 'MAIL_SERVER_NOT_FOUND' | 'MAIL_NOT_SENT'

export type TestMailServerRequest = Record<never, never>

export interface TestMailServerResponse {
  to: string
}

/** Module `fairground.mail-server`. */
export const mailServer = {
  /** The server that mails of the shop go out through. */
  getMailServer: call<GetMailServerRequest, GetMailServerResponse, GetMailServerRefusal>('GET', '/fairground/v1/mail-server', { values: { server: { changedDate: 'date' } } }),
  /** Stores the server that mails go out through, with a sealed password; mails that wait go out, too. Without `password`, the stored one stays as long as host, port, security and user do. Mails let people in, so this is for callers with every permission. */
  setMailServer: call<SetMailServerRequest, SetMailServerResponse, SetMailServerRefusal>('PUT', '/fairground/v1/mail-server', { values: { server: { changedDate: 'date' } } }),
  /** Sends a test mail to the calling staff user, who needs `settings.write`, at once. */
  testMailServer: call<TestMailServerRequest, TestMailServerResponse, TestMailServerRefusal>('POST', '/fairground/v1/mail-server/test'),
  /** Forgets the server of the site. Its mails are stored from then on, unless the environment names one. For callers with every permission. */
  removeMailServer: call<RemoveMailServerRequest, RemoveMailServerResponse, RemoveMailServerRefusal>('DELETE', '/fairground/v1/mail-server', { values: { server: { changedDate: 'date' } } }),
}
