// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetMailTemplateRefusal = never

export interface GetMailTemplateRequest {
  id: 'verification' | 'recovery' | 'activation' | 'changedPassword' | 'changedEmail' | 'newSignIn' | 'manyGuesses' | 'factorChanged' | 'memberApproved' | 'accountDeleted' | 'approvalNeeded' | 'paymentDisputed' | 'paymentsDiffer' | 'invitation' | 'signInLink' | 'orderConfirmation' | 'orderLink' | 'ticketTransferred' | 'ticketGiven' | 'ticketsCanceled' | 'ticketGivenBack' | 'ticketChanged' | 'orderUnpaid' | 'paymentRequest' | 'orderShipped' | 'orderCanceled' | 'orderRefunded' | 'orderCredited' | 'giftCard' | 'orderInvoice' | 'orderCreditNote' | 'backInStock' | 'rsvpConfirmation' | 'rsvpWaitlist' | 'rsvpPromoted' | 'rsvpDeclined' | 'eventCanceled' | 'eventMoved' | 'eventReminder' | 'eventPlaces' | 'eventWaitingJoined' | 'eventWaitingOffer' | 'eventWaitingEnded' | 'eventMessage'
  language: string
}

export interface GetMailTemplateResponse {
  template: MailTemplate
  text: MailText
  builtIn: MailContent
  variables: MailVariable[]
}

export type ListMailTemplatesRefusal = never

export type ListMailTemplatesRequest = Record<never, never>

export interface ListMailTemplatesResponse {
  templates: MailTemplate[]
  siteLanguage: string
}

export interface MailBlock {
  kind: 'HEADING' | 'TEXT' | 'BUTTON' | 'CODE' | 'FACTS' | 'LIST' | 'NOTE'
  text?: string
  variable?: string
  facts?: MailFact[]
}

export interface MailContent {
  subject: string
  preheader?: string
  blocks: MailBlock[]
}

export interface MailFact {
  label: string
  value: string
}

export interface MailLanguage {
  language: string
  source: 'BUILT_IN' | 'SITE'
}

export interface MailTemplate {
  id: 'verification' | 'recovery' | 'activation' | 'changedPassword' | 'changedEmail' | 'newSignIn' | 'manyGuesses' | 'factorChanged' | 'memberApproved' | 'accountDeleted' | 'approvalNeeded' | 'paymentDisputed' | 'paymentsDiffer' | 'invitation' | 'signInLink' | 'orderConfirmation' | 'orderLink' | 'ticketTransferred' | 'ticketGiven' | 'ticketsCanceled' | 'ticketGivenBack' | 'ticketChanged' | 'orderUnpaid' | 'paymentRequest' | 'orderShipped' | 'orderCanceled' | 'orderRefunded' | 'orderCredited' | 'giftCard' | 'orderInvoice' | 'orderCreditNote' | 'backInStock' | 'rsvpConfirmation' | 'rsvpWaitlist' | 'rsvpPromoted' | 'rsvpDeclined' | 'eventCanceled' | 'eventMoved' | 'eventReminder' | 'eventPlaces' | 'eventWaitingJoined' | 'eventWaitingOffer' | 'eventWaitingEnded' | 'eventMessage'
  name: string
  description: string
  audience: 'MEMBER' | 'STAFF' | 'CUSTOMER'
  optional: boolean
  enabled: boolean
  languages: MailLanguage[]
}

export interface MailText {
  language: string
  source: 'BUILT_IN' | 'SITE' | 'FALLBACK'
  revision: string
  content: MailContent
  updatedDate?: Date
}

export interface MailVariable {
  name: string
  kind: 'TEXT' | 'DATE' | 'LINK' | 'CODE' | 'LIST'
  description: string
  required: boolean
}

export type PreviewMailRefusal = never

export interface PreviewMailRequest {
  id: 'verification' | 'recovery' | 'activation' | 'changedPassword' | 'changedEmail' | 'newSignIn' | 'manyGuesses' | 'factorChanged' | 'memberApproved' | 'accountDeleted' | 'approvalNeeded' | 'paymentDisputed' | 'paymentsDiffer' | 'invitation' | 'signInLink' | 'orderConfirmation' | 'orderLink' | 'ticketTransferred' | 'ticketGiven' | 'ticketsCanceled' | 'ticketGivenBack' | 'ticketChanged' | 'orderUnpaid' | 'paymentRequest' | 'orderShipped' | 'orderCanceled' | 'orderRefunded' | 'orderCredited' | 'giftCard' | 'orderInvoice' | 'orderCreditNote' | 'backInStock' | 'rsvpConfirmation' | 'rsvpWaitlist' | 'rsvpPromoted' | 'rsvpDeclined' | 'eventCanceled' | 'eventMoved' | 'eventReminder' | 'eventPlaces' | 'eventWaitingJoined' | 'eventWaitingOffer' | 'eventWaitingEnded' | 'eventMessage'
  language: string
  content?: MailContent
}

export interface PreviewMailResponse {
  subject: string
  html: string
  text: string
  bytes: number
}

export type ResetMailTextRefusal = never

export interface ResetMailTextRequest {
  id: 'verification' | 'recovery' | 'activation' | 'changedPassword' | 'changedEmail' | 'newSignIn' | 'manyGuesses' | 'factorChanged' | 'memberApproved' | 'accountDeleted' | 'approvalNeeded' | 'paymentDisputed' | 'paymentsDiffer' | 'invitation' | 'signInLink' | 'orderConfirmation' | 'orderLink' | 'ticketTransferred' | 'ticketGiven' | 'ticketsCanceled' | 'ticketGivenBack' | 'ticketChanged' | 'orderUnpaid' | 'paymentRequest' | 'orderShipped' | 'orderCanceled' | 'orderRefunded' | 'orderCredited' | 'giftCard' | 'orderInvoice' | 'orderCreditNote' | 'backInStock' | 'rsvpConfirmation' | 'rsvpWaitlist' | 'rsvpPromoted' | 'rsvpDeclined' | 'eventCanceled' | 'eventMoved' | 'eventReminder' | 'eventPlaces' | 'eventWaitingJoined' | 'eventWaitingOffer' | 'eventWaitingEnded' | 'eventMessage'
  language: string
}

export interface ResetMailTextResponse {
  text: MailText
}

export type SendTestMailRefusal = 'PERMISSION_DENIED' | 'TOO_MANY_REQUESTS'

export interface SendTestMailRequest {
  id: 'verification' | 'recovery' | 'activation' | 'changedPassword' | 'changedEmail' | 'newSignIn' | 'manyGuesses' | 'factorChanged' | 'memberApproved' | 'accountDeleted' | 'approvalNeeded' | 'paymentDisputed' | 'paymentsDiffer' | 'invitation' | 'signInLink' | 'orderConfirmation' | 'orderLink' | 'ticketTransferred' | 'ticketGiven' | 'ticketsCanceled' | 'ticketGivenBack' | 'ticketChanged' | 'orderUnpaid' | 'paymentRequest' | 'orderShipped' | 'orderCanceled' | 'orderRefunded' | 'orderCredited' | 'giftCard' | 'orderInvoice' | 'orderCreditNote' | 'backInStock' | 'rsvpConfirmation' | 'rsvpWaitlist' | 'rsvpPromoted' | 'rsvpDeclined' | 'eventCanceled' | 'eventMoved' | 'eventReminder' | 'eventPlaces' | 'eventWaitingJoined' | 'eventWaitingOffer' | 'eventWaitingEnded' | 'eventMessage'
  language: string
  content?: MailContent
}

export interface SendTestMailResponse {
  to: string
  sent: boolean
}

export type SwitchMailRefusal = 'MAIL_NEEDED'

export interface SwitchMailRequest {
  id: 'verification' | 'recovery' | 'activation' | 'changedPassword' | 'changedEmail' | 'newSignIn' | 'manyGuesses' | 'factorChanged' | 'memberApproved' | 'accountDeleted' | 'approvalNeeded' | 'paymentDisputed' | 'paymentsDiffer' | 'invitation' | 'signInLink' | 'orderConfirmation' | 'orderLink' | 'ticketTransferred' | 'ticketGiven' | 'ticketsCanceled' | 'ticketGivenBack' | 'ticketChanged' | 'orderUnpaid' | 'paymentRequest' | 'orderShipped' | 'orderCanceled' | 'orderRefunded' | 'orderCredited' | 'giftCard' | 'orderInvoice' | 'orderCreditNote' | 'backInStock' | 'rsvpConfirmation' | 'rsvpWaitlist' | 'rsvpPromoted' | 'rsvpDeclined' | 'eventCanceled' | 'eventMoved' | 'eventReminder' | 'eventPlaces' | 'eventWaitingJoined' | 'eventWaitingOffer' | 'eventWaitingEnded' | 'eventMessage'
  enabled: boolean
}

export interface SwitchMailResponse {
  templates: MailTemplate[]
}

export type UpdateMailTextRefusal = 'STALE_REVISION' | 'LIMIT_REACHED'

export interface UpdateMailTextRequest {
  id: 'verification' | 'recovery' | 'activation' | 'changedPassword' | 'changedEmail' | 'newSignIn' | 'manyGuesses' | 'factorChanged' | 'memberApproved' | 'accountDeleted' | 'approvalNeeded' | 'paymentDisputed' | 'paymentsDiffer' | 'invitation' | 'signInLink' | 'orderConfirmation' | 'orderLink' | 'ticketTransferred' | 'ticketGiven' | 'ticketsCanceled' | 'ticketGivenBack' | 'ticketChanged' | 'orderUnpaid' | 'paymentRequest' | 'orderShipped' | 'orderCanceled' | 'orderRefunded' | 'orderCredited' | 'giftCard' | 'orderInvoice' | 'orderCreditNote' | 'backInStock' | 'rsvpConfirmation' | 'rsvpWaitlist' | 'rsvpPromoted' | 'rsvpDeclined' | 'eventCanceled' | 'eventMoved' | 'eventReminder' | 'eventPlaces' | 'eventWaitingJoined' | 'eventWaitingOffer' | 'eventWaitingEnded' | 'eventMessage'
  language: string
  revision: string
  content: MailContent
}

export interface UpdateMailTextResponse {
  text: MailText
}

/** Module `fairground.mail-templates`. */
export const mailTemplates = {
  /** Every mail that the product sends, and the languages each is written in. */
  listMailTemplates: call<ListMailTemplatesRequest, ListMailTemplatesResponse, ListMailTemplatesRefusal>('GET', '/fairground/v1/mail-templates'),
  /** Texts of a template in one language: the current one, the built-in one, and the variables that a text may contain. */
  getMailTemplate: call<GetMailTemplateRequest, GetMailTemplateResponse, GetMailTemplateRefusal>('GET', '/fairground/v1/mail-templates/{id}', { values: { text: { updatedDate: 'date' } } }),
  /** Writes the site’s own text in one language. Unknown placeholders and texts without what the mail is sent for are refused. */
  updateMailText: call<UpdateMailTextRequest, UpdateMailTextResponse, UpdateMailTextRefusal>('PUT', '/fairground/v1/mail-templates/{id}/texts/{language}', { values: { text: { updatedDate: 'date' } } }),
  /** Forgets the site’s own text in one language. */
  resetMailText: call<ResetMailTextRequest, ResetMailTextResponse, ResetMailTextRefusal>('DELETE', '/fairground/v1/mail-templates/{id}/texts/{language}', { values: { text: { updatedDate: 'date' } } }),
  /** Switches a mail on or off that the site can do without. */
  switchMail: call<SwitchMailRequest, SwitchMailResponse, SwitchMailRefusal>('PATCH', '/fairground/v1/mail-templates/{id}'),
  /** The mail as it would be sent, with made-up values. */
  previewMail: call<PreviewMailRequest, PreviewMailResponse, PreviewMailRefusal>('POST', '/fairground/v1/mail-templates/{id}/preview'),
  /** Sends the mail, with made-up values, to the staff user who asks. */
  sendTestMail: call<SendTestMailRequest, SendTestMailResponse, SendTestMailRefusal>('POST', '/fairground/v1/mail-templates/{id}/test-mail'),
}
