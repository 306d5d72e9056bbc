import { enEvents } from './en-events.ts'
import { enGiftCards } from './en-gift-cards.ts'
import type { Texts } from './template.ts'

const ask = 'If you did not request it, ignore this email.'

export const en: Texts = {
  verification: {
    subject: 'Your code for {{siteName}}',
    preheader: 'It is valid for 15 minutes.',
    blocks: [
      { kind: 'HEADING', text: 'Your code' },
      { kind: 'TEXT', text: 'Enter this code to continue. It is valid for 15 minutes.' },
      { kind: 'CODE', variable: 'code' },
      { kind: 'NOTE', text: `Nobody at {{siteName}} will ever ask you for this code. ${ask}` },
    ],
  },
  recovery: {
    subject: 'Choose a new password for {{siteName}}',
    preheader: 'The link is valid for 30 minutes.',
    blocks: [
      { kind: 'HEADING', text: 'Choose a new password' },
      { kind: 'TEXT', text: 'Open this link within 30 minutes to choose a new password. It works once.' },
      { kind: 'BUTTON', text: 'Choose a password', variable: 'link' },
      { kind: 'NOTE', text: `${ask} Your password stays as it is.` },
    ],
  },
  activation: {
    subject: 'Welcome to {{siteName}}',
    preheader: 'Choose a password to use your account.',
    blocks: [
      { kind: 'HEADING', text: 'Welcome to {{siteName}}' },
      {
        kind: 'TEXT',
        text: 'You have an account with us. Choose a password within a day to use it. The link works once.',
      },
      { kind: 'BUTTON', text: 'Choose a password', variable: 'link' },
      { kind: 'NOTE', text: 'Link expired? Request another on the sign-in page.' },
    ],
  },
  changedPassword: {
    subject: 'Your password for {{siteName}} was changed',
    blocks: [
      { kind: 'HEADING', text: 'Your password was changed' },
      { kind: 'TEXT', text: 'It was changed on {{when}}, and you were signed out everywhere.' },
      { kind: 'NOTE', text: 'If it was not you, reset your password on the sign-in page at once and contact us.' },
    ],
  },
  changedEmail: {
    subject: 'Your email address for {{siteName}} was changed',
    blocks: [
      { kind: 'HEADING', text: 'Your email address was changed' },
      {
        kind: 'TEXT',
        text: 'The address of your account was changed to {{email}} on {{when}}. From now on we write to that address.',
      },
      { kind: 'NOTE', text: 'If it was not you, contact us at once.' },
    ],
  },
  newSignIn: {
    subject: 'New sign-in to {{siteName}}',
    preheader: '{{device}}, {{when}}',
    blocks: [
      { kind: 'HEADING', text: 'A new sign-in' },
      { kind: 'TEXT', text: 'Somebody signed in to your account from a new device.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Device', value: '{{device}}' },
          { label: 'IP address', value: '{{address}}' },
          { label: 'Time', value: '{{when}}' },
        ],
      },
      { kind: 'BUTTON', text: 'See where you are signed in', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'If it was you, there is nothing to do. If not, sign that device out and change your password.',
      },
    ],
  },
  manyGuesses: {
    subject: 'Somebody is trying to sign in to your account at {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Many wrong passwords or codes' },
      {
        kind: 'TEXT',
        text: 'More than ten were entered for your account, and none of them worked. Further attempts are slowed down, by up to 15 minutes each.',
      },
      { kind: 'FACTS', facts: [{ label: 'Time', value: '{{when}}' }] },
      {
        kind: 'NOTE',
        text: 'If it was you, wait a little or sign in another way. If not, you need to do nothing as long as nobody else knows your password.',
      },
    ],
  },
  factorChanged: {
    subject: 'Your sign-in to {{siteName}} was changed',
    blocks: [
      { kind: 'HEADING', text: 'Your sign-in was changed' },
      { kind: 'TEXT', text: '{{change}}' },
      { kind: 'FACTS', facts: [{ label: 'Time', value: '{{when}}' }] },
      { kind: 'NOTE', text: 'If it was not you, change your password at once and contact us.' },
    ],
  },
  memberApproved: {
    subject: 'You are now a member of {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Welcome' },
      { kind: 'TEXT', text: 'Your membership of {{siteName}} was approved. You can sign in now.' },
      { kind: 'BUTTON', text: 'Sign in', variable: 'link' },
    ],
  },
  accountDeleted: {
    subject: 'Your account at {{siteName}} was deleted',
    blocks: [
      { kind: 'HEADING', text: 'Your account was deleted' },
      {
        kind: 'TEXT',
        text: 'It was deleted on {{when}}. We keep the records of your orders that the law requires. Tickets that you have bought stay valid.',
      },
      { kind: 'NOTE', text: 'If you did not request it, contact us.' },
    ],
  },
  approvalNeeded: {
    subject: '{{member}} is waiting for your approval',
    blocks: [
      { kind: 'HEADING', text: 'A new member needs your approval' },
      { kind: 'TEXT', text: '{{member}} has registered at {{siteName}} and can sign in once you approve.' },
      { kind: 'BUTTON', text: 'Review members', variable: 'link' },
    ],
  },
  paymentDisputed: {
    subject: 'Order {{number}}: the buyer disputes {{amount}}',
    blocks: [
      { kind: 'HEADING', text: 'A payment is disputed' },
      {
        kind: 'TEXT',
        text: 'The buyer of order {{number}} has asked their bank to return {{amount}}. Answer at your payment provider, with proof that you delivered. Without an answer the buyer keeps the money.',
      },
      { kind: 'LIST', variable: 'facts' },
      { kind: 'BUTTON', text: 'Open the order', variable: 'link' },
    ],
  },
  paymentsDiffer: {
    subject: 'Payments differ from {{provider}} on {{day}}',
    blocks: [
      { kind: 'HEADING', text: 'Payments differ' },
      {
        kind: 'TEXT',
        text: 'On {{day}}, what {{provider}} took or gave back differs from what your shop has. Differences: {{count}}. Look at each, and settle it at the provider or in the order.',
      },
      { kind: 'LIST', variable: 'facts' },
      { kind: 'BUTTON', text: 'Open the differences', variable: 'link' },
    ],
  },
  invitation: {
    subject: 'You can now sign in to the admin of {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Welcome to the staff' },
      {
        kind: 'TEXT',
        text: 'You were added to the staff of {{siteName}} ({{role}}). Open this link within seven days to sign in. It works once.',
      },
      { kind: 'BUTTON', text: 'Sign in', variable: 'link' },
      { kind: 'NOTE', text: 'You can request another link on the sign-in page at any time.' },
    ],
  },
  signInLink: {
    subject: 'Your sign-in link for {{siteName}}',
    preheader: 'It is valid for an hour.',
    blocks: [
      { kind: 'HEADING', text: 'Sign in to the admin' },
      { kind: 'TEXT', text: 'Open this link within an hour to sign in. It works once.' },
      { kind: 'BUTTON', text: 'Sign in', variable: 'link' },
      { kind: 'NOTE', text: ask },
    ],
  },
  orderConfirmation: {
    subject: 'Your order {{number}} at {{siteName}}',
    preheader: 'Thank you. Here is what you ordered.',
    blocks: [
      { kind: 'HEADING', text: 'Thank you for your order' },
      { kind: 'TEXT', text: 'We have received your order {{number}}. Here is what you ordered.' },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', variable: 'totals' },
      { kind: 'LIST', text: 'Your tickets: show the code of each one at the door', variable: 'tickets' },
      {
        kind: 'LIST',
        text: 'Your downloads: these links work for 24 hours, your order has new ones',
        variable: 'downloads',
      },
      { kind: 'BUTTON', text: 'See your order', variable: 'link' },
      { kind: 'NOTE', text: 'The link opens your order on any device, for anybody who has it.' },
    ],
  },
  orderLink: {
    subject: 'Your link to order {{number}} at {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Your order {{number}}' },
      { kind: 'TEXT', text: 'Here is the link you asked for. It opens everything that belongs to your order.' },
      { kind: 'BUTTON', text: 'See your order', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'The link works on any device, for anybody who has it. If you did not request it, ignore this email.',
      },
    ],
  },
  ticketTransferred: {
    subject: 'Your ticket for {{event}}',
    preheader: 'It was transferred to you.',
    blocks: [
      { kind: 'HEADING', text: 'Your ticket for {{event}}' },
      {
        kind: 'TEXT',
        text: '{{from}} transferred this ticket to you. It is yours alone: the code that they had is no longer valid for it.',
      },
      { kind: 'LIST', text: 'Show its code at the door', variable: 'tickets' },
      { kind: 'BUTTON', text: 'See your ticket', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'The link opens your ticket on any device, for anybody who has it. There you can transfer it to somebody else.',
      },
    ],
  },
  ticketGiven: {
    subject: 'Your ticket for {{event}} was transferred',
    preheader: 'It is {{to}}’s now.',
    blocks: [
      { kind: 'HEADING', text: 'Your ticket was transferred' },
      {
        kind: 'TEXT',
        text: '{{ticket}} for {{event}} now belongs to {{to}}, who has a ticket with another code. {{codes}}',
      },
      { kind: 'FACTS', facts: [{ label: 'When', value: '{{when}}' }] },
      { kind: 'NOTE', text: 'If you did not want this, write to us before the event starts.' },
    ],
  },
  ticketsCanceled: {
    subject: 'You cancelled tickets of your order {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Tickets cancelled' },
      {
        kind: 'TEXT',
        text: 'You cancelled these tickets of your order {{number}}. {{codes}} {{refund}}',
      },
      { kind: 'LIST', variable: 'tickets' },
      { kind: 'BUTTON', text: 'See your order', variable: 'link' },
    ],
  },
  orderUnpaid: {
    subject: 'Your order {{number}} is waiting for payment',
    preheader: 'Pay by {{until}} to keep what you chose.',
    blocks: [
      { kind: 'HEADING', text: 'Waiting for your payment' },
      {
        kind: 'TEXT',
        text: 'We have not received a payment for your order {{number}} at {{siteName}}. Nothing was charged. What you chose is held until {{until}}.',
      },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'TEXT', text: 'To pay: {{total}}' },
      { kind: 'BUTTON', text: 'Pay now', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'If you do not pay by then, the order is cancelled and you owe nothing. The link works on any device, for anybody who has it.',
      },
    ],
  },
  paymentRequest: {
    subject: 'Please pay {{amount}} for your order {{number}}',
    preheader: '{{title}}',
    blocks: [
      { kind: 'HEADING', text: 'Payment requested' },
      { kind: 'TEXT', text: '{{siteName}} requests a payment for your order {{number}}: {{title}}.' },
      { kind: 'TEXT', text: 'To pay: {{amount}}' },
      { kind: 'BUTTON', text: 'Pay now', variable: 'link' },
      { kind: 'NOTE', text: 'The link works on any device, for anybody who has it.' },
    ],
  },
  orderShipped: {
    subject: 'Your order {{number}} is on its way',
    preheader: 'Here is what we sent.',
    blocks: [
      { kind: 'HEADING', text: 'On its way to you' },
      { kind: 'TEXT', text: 'These items of your order {{number}} are on their way.' },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', text: 'Track your parcel', variable: 'tracking' },
      { kind: 'BUTTON', text: 'See your order', variable: 'link' },
    ],
  },
  orderCanceled: {
    subject: 'Your order {{number}} is cancelled',
    blocks: [
      { kind: 'HEADING', text: 'Your order is cancelled' },
      {
        kind: 'TEXT',
        text: 'We have cancelled your order {{number}} at {{siteName}}. {{tickets}} {{payment}}',
      },
      { kind: 'LIST', variable: 'message' },
      { kind: 'BUTTON', text: 'See your order', variable: 'link' },
    ],
  },
  orderRefunded: {
    subject: 'We have refunded {{amount}} of your order {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Refund' },
      {
        kind: 'TEXT',
        text: 'We have refunded {{amount}} of your order {{number}}. {{way}}',
      },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', variable: 'message' },
      { kind: 'BUTTON', text: 'See your order', variable: 'link' },
    ],
  },
  orderInvoice: {
    subject: 'Invoice {{document}} for your order {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Your invoice' },
      { kind: 'TEXT', text: 'Here is invoice {{document}} for {{amount}}, for your order {{number}} at {{siteName}}.' },
      { kind: 'BUTTON', text: 'Open the invoice', variable: 'link' },
    ],
  },
  orderCreditNote: {
    subject: 'Credit note {{document}} for your order {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Your credit note' },
      {
        kind: 'TEXT',
        text: 'Here is credit note {{document}} for {{amount}}, for your order {{number}} at {{siteName}}.',
      },
      { kind: 'BUTTON', text: 'Open the credit note', variable: 'link' },
    ],
  },
  backInStock: {
    subject: '{{product}} is back',
    blocks: [
      { kind: 'HEADING', text: 'Back in stock' },
      { kind: 'TEXT', text: '{{product}} is in stock again.' },
      { kind: 'BUTTON', text: 'View item', variable: 'link' },
      { kind: 'NOTE', text: 'You asked for this email. It is sent once.' },
    ],
  },
  ...enGiftCards,
  ...enEvents,
}
