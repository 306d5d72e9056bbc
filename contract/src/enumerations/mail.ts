/** Origin of the text of a mail in a language. Ours: `fairground.mail-templates`. */
export const MailLanguageSource = ['BUILT_IN', 'SITE'] as const
export type MailLanguageSource = (typeof MailLanguageSource)[number]

/** Kinds of variables of a mail. Ours: `fairground.mail-templates`. */
export const MailVariableKind = ['TEXT', 'DATE', 'LINK', 'CODE', 'LIST'] as const
export type MailVariableKind = (typeof MailVariableKind)[number]

/** Every mail that the product sends. */
export const MailTemplateId = [
  'verification',
  'recovery',
  'activation',
  'changedPassword',
  'changedEmail',
  'newSignIn',
  'manyGuesses',
  'factorChanged',
  'memberApproved',
  'accountDeleted',
  'approvalNeeded',
  'paymentDisputed',
  'paymentsDiffer',
  'invitation',
  'signInLink',
  'orderConfirmation',
  'orderLink',
  'ticketTransferred',
  'ticketGiven',
  'ticketsCanceled',
  'ticketGivenBack',
  'ticketChanged',
  'orderUnpaid',
  'paymentRequest',
  'orderShipped',
  'orderCanceled',
  'orderRefunded',
  'orderCredited',
  'giftCard',
  'orderInvoice',
  'orderCreditNote',
  'backInStock',
  'rsvpConfirmation',
  'rsvpWaitlist',
  'rsvpPromoted',
  'rsvpDeclined',
  'eventCanceled',
  'eventMoved',
  'eventReminder',
  'eventPlaces',
  'eventWaitingJoined',
  'eventWaitingOffer',
  'eventWaitingEnded',
  'eventMessage',
] as const
export type MailTemplateId = (typeof MailTemplateId)[number]

/** Recipients. Mails to members are read by staff who may act for members, those to staff by staff who may do as much as they. */
export const MailAudience = ['MEMBER', 'STAFF', 'CUSTOMER'] as const
export type MailAudience = (typeof MailAudience)[number]

/** Kinds of blocks of a mail. Ours: `fairground.mail-templates`. */
export const MailBlockKind = ['HEADING', 'TEXT', 'BUTTON', 'CODE', 'FACTS', 'LIST', 'NOTE'] as const
export type MailBlockKind = (typeof MailBlockKind)[number]

/** `BUILT_IN`: ours. `SITE`: the site's own. `FALLBACK`: nothing is written in this language, so another one's is sent. */
export const MailTextSource = ['BUILT_IN', 'SITE', 'FALLBACK'] as const
export type MailTextSource = (typeof MailTextSource)[number]

/** `TLS`: from the first byte. `STARTTLS`: before anything else. `NONE`: in the clear, so without a password. */
export const MailSecurity = ['TLS', 'STARTTLS', 'NONE'] as const
export type MailSecurity = (typeof MailSecurity)[number]

/** `ENVIRONMENT`: the program was started with a mail server, before which that of the site stands back. `NONE`: mails are stored. */
export const MailServerSource = ['NONE', 'SITE', 'ENVIRONMENT'] as const
export type MailServerSource = (typeof MailServerSource)[number]
