import type { MailTemplateId } from '@fairground/contract/fairground/mail-templates.ts'
import type { ListRow, Template, ValuesOf, Variable } from './texts/template.ts'

const text = (description: string, sample: string) => ({ kind: 'TEXT', description, sample }) as const
const date = (description: string, sample: number) => ({ kind: 'DATE', description, sample }) as const
const link = (description: string, sample: string) => ({ kind: 'LINK', description, sample }) as const
const list = (description: string, sample: readonly ListRow[]) => ({ kind: 'LIST', description, sample }) as const
const required = <V extends Variable>(variable: V) => ({ ...variable, required: true }) as const

/** Values of every mail to a guest of an event. */
const occasion = {
  event: text('Title of the event.', 'Lantern concert'),
  when: text('Start and end, in the event’s own time zone.', 'Sat, 12 Dec 2026, 19:30 – 22:00'),
  place: text('Where it is.', 'Old Mill, Leeds'),
  link: required(link('Where the guest views and changes the reply.', '/rsvp/sample')),
} as const

/** Values of every mail to all guests of an event. */
const { link: _, ...announced } = occasion

/** The home of every mail that the product sends. The content of each is in `texts/`, or in the site's own words. */
export const templates = {
  verification: {
    name: 'Verification code',
    description: 'Sent when somebody registers or verifies an address.',
    audience: 'MEMBER',
    variables: {
      code: required({ kind: 'CODE', description: 'The six-digit code, valid for 15 minutes.', sample: '402961' }),
    },
  },
  recovery: {
    name: 'Password recovery',
    description: 'Sent when a member resets their password. The link is valid for 30 minutes and works once.',
    audience: 'MEMBER',
    variables: { link: required(link('Where a new password is chosen.', '/reset-password?token=sample')) },
  },
  activation: {
    name: 'Choose a password',
    description: 'Sent to a member whom the staff added. The link is valid for one day and works once.',
    audience: 'MEMBER',
    variables: { link: required(link('Where the first password is chosen.', '/reset-password?token=sample')) },
  },
  changedPassword: {
    name: 'Password changed',
    description: 'Sent to a member after each change of the password.',
    audience: 'MEMBER',
    variables: { when: date('When it was changed.', 2) },
  },
  changedEmail: {
    name: 'Email address changed',
    description: 'Sent to the former address of a member.',
    audience: 'MEMBER',
    variables: {
      email: text('The new address.', 'ada.lovelace@example.com'),
      when: date('When it was changed.', 2),
    },
  },
  newSignIn: {
    name: 'New sign-in',
    description: 'Sent to a member or staff user who signs in from a device not seen before; never for the very first.',
    audience: 'MEMBER',
    optional: true,
    variables: {
      device: text('Browser and operating system.', 'Firefox on Linux'),
      address: text('Network address.', '203.0.113.24'),
      when: date('When it happened.', 3),
      link: link('Where the member ends sessions.', '/account/security'),
    },
  },
  manyGuesses: {
    name: 'Many wrong sign-ins',
    description:
      'Sent to a member or staff user after more than ten wrong passwords or codes for their account; once a day at most.',
    audience: 'MEMBER',
    optional: true,
    variables: { when: date('When the last one was.', 3) },
  },
  factorChanged: {
    name: 'Second factor changed',
    description: 'Sent to a member whose ways of signing in have changed.',
    audience: 'MEMBER',
    variables: {
      change: text('The change, in a sentence.', 'Signing in now needs a code from your authenticator app.'),
      when: date('When it was changed.', 2),
    },
  },
  memberApproved: {
    name: 'Member approved',
    description: 'Sent to a member once the owner has approved them.',
    audience: 'MEMBER',
    variables: { link: link('Where to sign in.', '/login') },
  },
  accountDeleted: {
    name: 'Account deleted',
    description: 'Sent to a member whose account was deleted; not after merging members or deleting many at once.',
    audience: 'MEMBER',
    variables: { when: date('When it was deleted.', 2) },
  },
  approvalNeeded: {
    name: 'Member needs approval',
    description: 'Sent to the owner when somebody registers who needs approval.',
    audience: 'STAFF',
    optional: true,
    variables: {
      member: text('Name or address of the new member.', 'ada.lovelace@example.com'),
      link: required(link('Where members are approved.', '/admin/members')),
    },
  },
  invitation: {
    name: 'Staff invitation',
    description: 'Sent to somebody who was added to the staff. The link is valid for seven days and works once.',
    audience: 'STAFF',
    variables: {
      role: text('What they may do.', 'manager'),
      link: required(link('Signs in.', '/admin/sign-in?token=sample')),
    },
  },
  signInLink: {
    name: 'Staff sign-in link',
    description: 'Sent to a staff user who requests it. The link is valid for an hour and works once.',
    audience: 'STAFF',
    variables: { link: required(link('Signs in.', '/admin/sign-in?token=sample')) },
  },
  orderConfirmation: {
    name: 'Order confirmation',
    description: 'Sent to the buyer once an order is approved, with its tickets and files.',
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      number: text('Number of the order.', '10024'),
      lines: list('What was bought.', [
        { label: 'Enamel mug', detail: 'Forest green', value: '2 × £14.00' },
        { label: 'Lantern concert', detail: 'Standing', value: '1 × £26.00' },
      ]),
      totals: list('Delivery, tax and total, and by when an order that is paid in person is to be paid.', [
        { label: { phrase: 'delivery' }, value: '£5.00' },
        { label: { phrase: 'total' }, value: '£59.00', strong: true },
      ]),
      tickets: list('Tickets with kind, holder, time, place and the code for the door; empty where none were bought.', [
        {
          label: 'Lantern concert',
          detail: 'Standing · Ada Lovelace · 12 December 2026, 19:30 – 22:00 GMT · Old Mill, Leeds · FG1.2mVw.9KfA.Zx8',
          value: '2Q7-K41',
        },
      ]),
      downloads: list(
        'Files to download; empty until they are paid. Links are valid for 24 hours; the order page has new ones.',
        [{ label: 'Knitting pattern', detail: 'Pattern.pdf', link: '/orders/sample' }],
      ),
      link: link('The order.', '/orders/sample'),
    },
  },
  orderLink: {
    name: 'Link to an order',
    description:
      'Sent to a buyer who requests a link to their order. It opens the order on any device, for 90 days and until a week after its last event.',
    audience: 'CUSTOMER',
    variables: {
      number: text('Number of the order.', '10024'),
      link: required(link('The order.', '/orders/sample')),
    },
  },
  orderUnpaid: {
    name: 'Order waiting for payment',
    description:
      'Sent once to the buyer of an order that still waits for an online payment, when a card was declined or the payment page was left.',
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      number: text('Number of the order.', '10024'),
      lines: list('What was ordered.', [{ label: 'Enamel mug', value: '2 × £14.00' }]),
      total: text('The amount to pay.', '£59.00'),
      until: date('Until when the items are held; then the order is cancelled.', 2),
      link: required(link('The order, where it is paid.', '/orders/sample')),
    },
  },
  paymentRequest: {
    name: 'Payment request',
    description: 'Sent by staff to the buyer of an order, to pay a part of what is owed or all of it.',
    audience: 'CUSTOMER',
    variables: {
      number: text('Number of the order.', '10024'),
      title: text('What is paid.', 'Second instalment'),
      amount: text('The amount to pay.', '£59.00'),
      link: required(link('The order, where it is paid.', '/orders/sample')),
    },
  },
  orderShipped: {
    name: 'Order sent',
    description:
      'Sent to the buyer when units of an order are handed over, unless it is collected, and when a tracking number is new.',
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      number: text('Number of the order.', '10024'),
      lines: list('What is on its way.', [{ label: 'Enamel mug', detail: 'Forest green', value: '2' }]),
      tracking: list('Tracking link; empty if there is none.', [
        { label: 'DHL', value: 'JD0146', link: '/orders/sample' },
      ]),
      link: link('The order.', '/orders/sample'),
    },
  },
  orderCanceled: {
    name: 'Order cancelled',
    description: 'Sent to the buyer when the staff cancel an order and choose to notify them.',
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      number: text('Number of the order.', '10024'),
      tickets: text(
        'That its tickets are no longer valid; empty where it had none.',
        'Its tickets are no longer valid.',
      ),
      payment: text('What becomes of the payment, in a sentence.', 'You owe nothing for it.'),
      message: list('Message from the staff; may be empty.', [
        { label: 'The mugs broke on their way to us. We are sorry.' },
      ]),
      link: link('The order.', '/orders/sample'),
    },
  },
  orderRefunded: {
    name: 'Order refunded',
    description: 'Sent to the buyer when an order is refunded and the staff choose to notify them.',
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      number: text('Number of the order.', '10024'),
      amount: text('The amount refunded.', '£19.00'),
      way: text(
        'How it goes back, in a sentence: by the payment that was made, or by hand.',
        'It goes back to the card or account that you paid with. It may take a few days to appear on your statement.',
      ),
      lines: list('The items refunded; empty for a refund of an amount.', [
        { label: 'Enamel mug', detail: '× 1', value: '£14.00' },
        { label: { phrase: 'delivery' }, value: '£5.00' },
      ]),
      message: list('Message from the staff; may be empty.', [{ label: 'One mug arrived chipped.' }]),
      link: link('The order.', '/orders/sample'),
    },
  },
  backInStock: {
    name: 'Back in stock',
    description: 'Sent once to people who requested it, when an item is back in stock.',
    audience: 'CUSTOMER',
    variables: {
      product: text('Name of the item.', 'Enamel mug, forest green'),
      link: required(link('The item.', '/products/enamel-mug')),
    },
  },
  rsvpConfirmation: {
    name: 'RSVP confirmation',
    description: 'Sent to a guest who said yes to an event, with the event for their calendar.',
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      ...occasion,
      party: list('Who is coming.', [{ label: 'Ada Lovelace' }, { label: 'Charles Babbage' }]),
    },
  },
  rsvpWaitlist: {
    name: 'Waiting list',
    description: 'Sent to a guest who joined the waiting list of an event.',
    audience: 'CUSTOMER',
    optional: true,
    variables: occasion,
  },
  rsvpPromoted: {
    name: 'A place from the waiting list',
    description: 'Sent to a guest who got a place from the waiting list, with the event for their calendar.',
    audience: 'CUSTOMER',
    variables: { ...occasion, party: list('Who is coming.', [{ label: 'Ada Lovelace' }]) },
  },
  rsvpDeclined: {
    name: 'RSVP declined',
    description: 'Sent to a guest who said no, or gave up their place.',
    audience: 'CUSTOMER',
    optional: true,
    variables: { event: occasion.event, link: occasion.link },
  },
  eventCanceled: {
    name: 'Event cancelled',
    description: 'Sent to all guests, including the waiting list, when an event is cancelled.',
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      event: occasion.event,
      when: occasion.when,
      payment: text(
        'That a payment is not refunded automatically; empty for guests who paid nothing.',
        'What you paid is not refunded automatically. Contact us about a refund.',
      ),
      link: link('The page of the event.', '/events/lantern-concert'),
    },
  },
  eventReminder: {
    name: 'Event reminder',
    description:
      'Sent to everybody who comes, before an event starts, where its organiser has set a reminder; with the event for their calendar.',
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      ...announced,
      links: list('The page of the event and its calendar file, as the organiser has chosen.', [
        { label: { phrase: 'eventPage' }, link: '/events/lantern-concert' },
        { label: { phrase: 'addToCalendar' }, link: '/events/lantern-concert.ics' },
      ]),
    },
  },
  eventPlaces: {
    name: 'New places at an event',
    description:
      'Sent to everybody on the waiting list of an event when places become free, if the event says so, or when its organiser does.',
    audience: 'CUSTOMER',
    optional: true,
    variables: { ...announced, link: required(link('The page of the event.', '/events/lantern-concert')) },
  },
  eventMessage: {
    name: 'Message to guests',
    description:
      'Sent when an organiser writes to guests of an event. The organiser’s words stand in place of the subject and of the text.',
    audience: 'CUSTOMER',
    variables: { ...announced, link: link('The page of the event.', '/events/lantern-concert') },
  },
} as const satisfies Record<MailTemplateId, Template>

/** Values that the writer of a mail must give. */
export type Values<T extends MailTemplateId> = ValuesOf<(typeof templates)[T]>

/** The site's name stands ready in every mail. */
const SITE_NAME = {
  kind: 'TEXT',
  description: 'Name of the site.',
  sample: '',
} as const satisfies Variable

/** All that a text of the template may contain. */
export const variablesOf = (id: MailTemplateId): Readonly<Record<string, Variable>> => ({
  siteName: SITE_NAME,
  ...templates[id].variables,
})
