// @vitest-environment happy-dom
import type { AuditEntry } from '@fairground/client/generated/fairground.audit-log.ts'
import { AuditAction } from '@fairground/contract/enumerations/audit.ts'
import { auditFields } from '@fairground/contract/fairground/audit-log.ts'
import { mount } from '@fairground/ui/testing/mount.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { formatsOf } from '../formats.ts'
import { AuditEntryRow } from './audit-entry.tsx'
import type { Known } from './audit-sentences.ts'

const ID = '01a204a4-3e60-7c90-96f5-26cb8647e8b0'
const known: Known = {
  members: new Map([[ID, 'Ines Ferreira']]),
  roles: new Set([ID]),
  formats: formatsOf({ locale: 'en-GB', timeZone: 'Europe/London', currency: 'GBP' }),
}

const fair = 'Fairground'
/** Entry by entry: the name that the log holds, what changed, the sentence, where its name leads, and the differences. */
const shown: Record<AuditAction, [name: string, Pick<AuditEntry, 'before' | 'after'>, string, string?, string[]?]> = {
  'apiKey.created': [
    'Till',
    { after: { name: 'Till', scopes: ['guests.write'] } },
    'Created the API key “Till”',
    '/settings/api-keys',
    ['Name: Till', 'Permissions: Guests and check-in (write)'],
  ],
  'apiKey.revoked': ['Till', {}, 'Revoked the API key “Till”'],
  'oauthApp.created': ['Site', {}, 'Registered the app “Site”', '/settings/apps'],
  'oauthApp.updated': [
    'Site',
    { before: { redirectUris: ['https://a.example/'] }, after: { redirectUris: [] } },
    'Changed the app “Site”',
    '/settings/apps',
    ['Redirect addresses: https://a.example/ to None'],
  ],
  'oauthApp.deleted': [
    'Site',
    { before: { postFlowOrigins: [] } },
    'Deleted the app “Site”',
    undefined,
    ['Origins: None'],
  ],
  'staffUser.invited': [
    'ines@a.example',
    { after: { email: 'ines@a.example', role: 'Door' } },
    'Invited ines@a.example',
    '/settings/users',
    ['Role: Door'],
  ],
  'staffUser.roleChanged': [
    'ines@a.example',
    { before: { role: 'Door' }, after: { role: 'Analyst' } },
    'Changed the role of ines@a.example',
    '/settings/users',
    ['Role: Door to Analyst'],
  ],
  'staffUser.removed': ['ines@a.example', {}, 'Removed ines@a.example'],
  'staffUser.changed': [
    'ines@a.example',
    { before: { name: 'Owner' }, after: { name: 'Ines' } },
    'Changed the name or address of ines@a.example',
    '/settings/users',
    ['Name: Owner to Ines'],
  ],
  'staffUser.passwordChanged': ['ines@a.example', {}, 'Set a password for ines@a.example', '/settings/users'],
  'staffUser.factorAdded': ['ines@a.example', {}, 'ines@a.example set up an authenticator app', '/settings/users'],
  'staffUser.factorRemoved': [
    'ines@a.example',
    {},
    'The authenticator app of ines@a.example was removed',
    '/settings/users',
  ],
  'staffUser.signInBound': [
    'ines@a.example',
    { after: { issuer: 'https://id.example' } },
    'ines@a.example signed in with an external account for the first time',
    '/settings/users',
    ['Sign-in provider: https://id.example'],
  ],
  'staffUser.signInForgotten': [
    'ines@a.example',
    { before: { issuers: ['https://id.example'] } },
    'Disconnected the external accounts of ines@a.example',
    '/settings/users',
    ['Sign-in providers: https://id.example'],
  ],
  'staffRole.created': ['Bar', {}, 'Created the role “Bar”', `/settings/roles/${ID}`],
  'staffRole.updated': ['Bar', {}, 'Changed the role “Bar”', `/settings/roles/${ID}`],
  'staffRole.deleted': ['Bar', {}, 'Deleted the role “Bar”'],
  'member.created': [ID, {}, 'Created Ines Ferreira', `/members/${ID}`],
  'member.changed': [ID, {}, 'Changed the profile of Ines Ferreira', `/members/${ID}`],
  'member.approved': [ID, {}, 'Approved Ines Ferreira', `/members/${ID}`],
  'member.blocked': [ID, {}, 'Blocked Ines Ferreira', `/members/${ID}`],
  'member.disconnected': [ID, {}, 'Turned Ines Ferreira into a contact', `/members/${ID}`],
  'member.deleted': [ID, {}, 'Deleted a member'],
  'member.factorsReset': [ID, {}, 'Removed the second step and passkeys of Ines Ferreira', `/members/${ID}`],
  'member.merged': [ID, { after: { from: ID } }, 'Merged another member into Ines Ferreira', `/members/${ID}`],
  'member.sessionsEnded': [ID, {}, 'Signed Ines Ferreira out', `/members/${ID}`],
  'member.loginEmailChanged': [ID, {}, 'Changed the sign-in address of Ines Ferreira', `/members/${ID}`],
  'member.roleGiven': [
    ID,
    { after: { roleKey: 'GUEST_OF_HONOUR' } },
    'Gave Ines Ferreira the role “Guest of honour”',
    `/members/${ID}`,
  ],
  'member.roleTaken': [
    ID,
    { before: { roleKey: 'EDITOR' } },
    'Removed the role “Editor” from Ines Ferreira',
    `/members/${ID}`,
  ],
  'mailText.changed': [
    'Password recovery (de)',
    { after: { template: 'recovery', language: 'de', subject: 'Neues Kennwort' } },
    'Changed the text of the email “Password recovery (de)”',
    '/settings/mails/recovery?language=de',
    ['Subject: Neues Kennwort'],
  ],
  'mailText.reset': [
    'Password recovery (de)',
    { before: { template: 'recovery', language: 'de', subject: 'Neues Kennwort' } },
    'Reset the text of the email “Password recovery (de)”',
    '/settings/mails/recovery?language=de',
    ['Subject: Neues Kennwort'],
  ],
  'mail.switched': [
    'Order shipped',
    { after: { template: 'orderShipped', enabled: false } },
    'Switched the email “Order shipped” off',
    '/settings/mails/orderShipped',
  ],
  'signOnPolicy.changed': [
    fair,
    {
      before: { requireOwnerApproval: false, requireEmailVerification: true },
      after: { requireOwnerApproval: true, requireEmailVerification: true },
    },
    'Changed how members sign up',
    '/settings/sign-up',
    ['Approve new members manually: Off to On'],
  ],
  'testClock.set': [
    fair,
    { before: { offsetMs: 0 }, after: { offsetMs: 2 * 86_400_000 + 3_600_000 } },
    'Set the test clock',
    '/settings/testing',
    ['Clock: The real time to 2 days 1 hour ahead'],
  ],
  'site.settings': [
    fair,
    {
      before: {
        business: { name: 'Fair' },
        locale: 'en-GB',
        timeZone: 'Europe/London',
        weightUnit: 'KG',
        distanceUnit: 'KM',
        sells: 'BOTH',
        taxIncludedInPrices: false,
        distanceSalesTax: 'DESTINATION',
        reverseCharge: false,
        vatIdCheck: false,
        reservationMinutes: 20,
        unpaidOrderMinutes: 30,
        ticketCancellation: { allowed: false },
        ticketChange: { allowed: false },
        status: 'ENABLED',
        texts: {},
        look: {},
      },
      after: {
        business: { name: 'Fair', address: { city: 'Leeds', country: 'GB' } },
        locale: 'de-DE',
        timeZone: 'Europe/Berlin',
        weightUnit: 'LB',
        distanceUnit: 'MI',
        sells: 'GOODS',
        taxIncludedInPrices: true,
        distanceSalesTax: 'HOME',
        reverseCharge: true,
        vatIdCheck: true,
        reservationMinutes: 10,
        unpaidOrderMinutes: 60,
        ticketCancellation: { allowed: true, hoursBefore: 48, percent: 50 },
        ticketChange: { allowed: true, hoursBefore: 12, otherDates: true, atMost: 2 },
        status: 'DISABLED',
        texts: { heroTitle: 'Come in' },
        look: { accent: '#7a1f5c', socialLinks: [{ title: 'Instagram', url: 'https://instagram.com/fair' }] },
        currency: 'EUR',
      },
    },
    'Changed the settings of the site',
    '/settings/business',
    [
      'Business: Fair to Fair, Leeds, United Kingdom',
      'Language and country: British English to German (Germany)',
      'Time zone: Europe/London to Europe/Berlin',
      'Weights in: Kilograms (kg) to Pounds (lb)',
      'Distances in: Kilometres (km) to Miles (mi)',
      'What is sold: Goods and tickets to Goods',
      'Prices include tax: Off to On',
      'VAT for consumers: Of the country of delivery to Of your own country',
      'Charge no VAT to businesses (reverse charge): Off to On',
      'Look VAT numbers up in VIES: Off to On',
      'Minutes that tickets are held: 20 to 10',
      'Minutes to finish a payment: 30 to 60',
      'Cancellation of tickets by buyers: Not allowed to Until 48 hours before the start, 50 % back',
      'Changes of tickets by buyers: Not allowed to Until 12 hours before the start, other dates of the series, too; 2 times',
      'Status of the shop: Open: buyers can look and buy to Closed: nobody can look or buy',
      'Texts of the shop: None to Come in',
      'Look and menu: None to #7a1f5c, Instagram, https://instagram.com/fair',
    ],
  ],
  'testing.set': [
    fair,
    { before: { testPayments: true, testMode: false }, after: { testPayments: false, testMode: true } },
    'Changed testing',
    '/settings/testing',
    ['Test payments: On to Off', 'Test mode: Off to On'],
  ],
  'tickets.settings': [
    fair,
    { before: { serviceFee: '2.5' }, after: { serviceFee: '0' } },
    'Changed the service fee of tickets',
    '/settings/tickets',
    ['Service fee: 2.5% to 0%'],
  ],
  'checkout.settings': [
    fair,
    {
      before: {
        checkoutBrand: { header: { text: 'Fair', backgroundFill: { color: '#ffffff' } } },
        checkoutPolicies: { returnPolicy: { visible: true, content: 'Within 30 days.' } },
        checkoutContent: { en: { placeOrder: 'Order' } },
        checkoutFields: {},
        checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS',
      },
      after: {
        checkoutBrand: { header: { text: 'Fair', backgroundFill: { color: '#10593e' } } },
        checkoutPolicies: { returnPolicy: { visible: false, content: 'Within 30 days.' } },
        checkoutContent: { en: { placeOrder: 'Buy now' } },
        checkoutFields: { subscriptionCheckbox: { visible: true, checkedByDefault: true } },
        checkoutBillingFields: 'All_FIELDS',
      },
    },
    'Changed the checkout page',
    '/settings/orders',
    [
      'Look of the checkout page: Fair, #ffffff to Fair, #10593e',
      'Policies at the checkout: Returns: Within 30 days. to None',
      'Words of the checkout: Order to Buy now',
      'What the checkout asks for: None to Buyers may sign up for news by email (Ticked before the buyer does anything)',
      'Billing address: Only with orders that are sent to With every order',
    ],
  ],
  'contentPage.created': [
    'Terms',
    { after: { title: 'Terms', slug: 'terms', kind: 'TERMS', shown: true } },
    'Created the page “Terms”',
    '/settings/pages',
    ['Title: Terms', 'Address: terms', 'Kind: Terms and conditions', 'Show in the shop: On'],
  ],
  'contentPage.changed': [
    'Terms',
    {
      before: { title: 'Terms', slug: 'a', kind: 'OTHER', shown: false },
      after: { title: 'Terms', slug: 'b', kind: 'TERMS', shown: true },
    },
    'Changed the page “Terms”',
    '/settings/pages',
    ['Address: a to b', 'Kind: Another page to Terms and conditions', 'Show in the shop: Off to On'],
  ],
  'contentPage.deleted': [
    'Terms',
    { before: { title: 'Terms', slug: 'terms', kind: 'OTHER', shown: false } },
    'Deleted the page “Terms”',
    undefined,
    ['Title: Terms', 'Address: terms', 'Kind: Another page', 'Show in the shop: Off'],
  ],
  'poll.cleared': ['Next?', { before: { votes: 3 } }, 'Deleted the votes of the poll “Next?”', undefined, ['Votes: 3']],
  'event.seatingSet': [
    'Lantern walk',
    { after: { plan: 'Great hall', seats: 400, capacity: 450 } },
    'Gave “Great hall” as its seats to “Lantern walk”',
    `/events/${ID}`,
    ['Seat plan: Great hall', 'Numbered seats: 400', 'Room for people: 450'],
  ],
  'event.seatingRemoved': [
    'Lantern walk',
    { before: { plan: 'Great hall' } },
    'Took the seats off “Lantern walk”',
    `/events/${ID}`,
    ['Seat plan: Great hall'],
  ],
  'event.seatsBound': [
    'Lantern walk',
    { before: { kinds: 0 }, after: { kinds: 2 } },
    'Changed which seats the tickets for “Lantern walk” are for',
    `/events/${ID}`,
    ['Kinds of ticket with seats: 0 to 2'],
  ],
  'event.seatsBlocked': [
    'Lantern walk',
    { after: { block: 'KILLED', units: 4, note: 'Camera' } },
    'Blocked seats of “Lantern walk”',
    `/events/${ID}`,
    ['Use: Not there', 'Seats: 4', 'Note: Camera'],
  ],
  'event.seatsUnblocked': [
    'Lantern walk',
    { before: { units: 4 } },
    'Put blocked seats of “Lantern walk” on sale again',
    `/events/${ID}`,
    ['Seats: 4'],
  ],
  'doorStaff.added': [
    'Mina Holt',
    { after: { name: 'Mina Holt', permissions: 'CHECK_IN_GUESTS', paused: false, events: 2 } },
    'Let “Mina Holt” check guests in at the door',
    '/events/door-staff',
    ['Name: Mina Holt', 'May: Check guests in', 'Paused: Off', 'Events: 2'],
  ],
  'doorStaff.changed': [
    'Mina Holt',
    {
      before: { name: 'Mina Holt', permissions: 'CHECK_IN_GUESTS', paused: false, events: 2 },
      after: { name: 'Mina Holt', permissions: '', paused: true, events: 'all' },
    },
    'Changed the access of “Mina Holt” to the door',
    '/events/door-staff',
    ['May: Check guests in to None', 'Paused: Off to On', 'Events: 2 to All events'],
  ],
  'doorStaff.removed': [
    'Mina Holt',
    { before: { name: 'Mina Holt', permissions: 'CHECK_IN_GUESTS', paused: true, events: 'all' } },
    'Took the access to the door from “Mina Holt”',
    undefined,
    ['Name: Mina Holt', 'May: Check guests in', 'Paused: On', 'Events: All events'],
  ],
  'checkoutLink.created': [
    fair,
    { after: { active: true, lines: 2, couponCode: 'HELLO' } },
    'Created a checkout link',
    '/settings/checkout-links',
    ['Link: On', 'Products, tickets and other lines: 2', 'Coupon: HELLO'],
  ],
  'checkoutLink.changed': [
    fair,
    {
      before: { active: true, lines: 2, couponCode: 'HELLO', couponLocked: true, paidOnline: false },
      after: { active: false, lines: 3, couponCode: '', couponLocked: false, paidOnline: true },
    },
    'Changed a checkout link',
    '/settings/checkout-links',
    [
      'Link: On to Off',
      'Products, tickets and other lines: 2 to 3',
      'Coupon: HELLO to None',
      'Coupon locked: On to Off',
      'Paid online only: Off to On',
    ],
  ],
  'checkoutLink.deleted': [
    fair,
    { before: { active: false, lines: 1 } },
    'Deleted a checkout link',
    '/settings/checkout-links',
    ['Link: Off', 'Products, tickets and other lines: 1'],
  ],
  'event.madeFromTemplate': [
    'May market',
    { after: { template: 'Market' } },
    'Began the event “May market” from the template “Market”',
    `/events/${ID}`,
  ],
  'eventTemplate.created': [
    'Market',
    { after: { title: 'Night market' } },
    'Saved the event template “Market”',
    '/events/templates',
    ['Title: Night market'],
  ],
  'eventTemplate.renamed': [
    'Small market',
    { before: { name: 'Market' }, after: { name: 'Small market' } },
    'Renamed an event template to “Small market”',
    '/events/templates',
    ['Name: Market to Small market'],
  ],
  'eventTemplate.deleted': [
    'Market',
    { before: { title: 'Night market' } },
    'Deleted the event template “Market”',
    undefined,
    ['Title: Night market'],
  ],
  'venue.created': [
    'Town hall',
    { after: { name: 'Town hall', place: '1 Market Place, Leeds', rooms: 'Great hall', capacity: 200 } },
    'Created the venue “Town hall”',
    '/events/venues',
    ['Name: Town hall', 'Address: 1 Market Place, Leeds', 'Rooms: Great hall', 'Room for people: 200'],
  ],
  'venue.changed': [
    'Town hall',
    {
      before: { name: 'Town hall', place: 'Leeds', rooms: 'Great hall', capacity: 200 },
      after: { name: 'Town hall', place: 'Leeds', rooms: 'Great hall, Attic', capacity: 230 },
    },
    'Changed the venue “Town hall”',
    '/events/venues',
    ['Rooms: Great hall to Great hall, Attic', 'Room for people: 200 to 230'],
  ],
  'venue.deleted': [
    'Town hall',
    { before: { name: 'Town hall', place: 'Leeds', rooms: 'Great hall', capacity: 200 } },
    'Deleted the venue “Town hall”',
    undefined,
    ['Name: Town hall', 'Address: Leeds', 'Rooms: Great hall', 'Room for people: 200'],
  ],
  'seatPlan.created': [
    'Great hall',
    { after: { name: 'Great hall', seats: 400, capacity: 450 } },
    'Created the seat plan “Great hall”',
    '/events/seat-plans',
    ['Name: Great hall', 'Numbered seats: 400', 'Room for people: 450'],
  ],
  'seatPlan.changed': [
    'Great hall',
    {
      before: { name: 'Great hall', seats: 400, capacity: 450 },
      after: { name: 'Great hall', seats: 410, capacity: 460 },
    },
    'Changed the seat plan “Great hall”',
    '/events/seat-plans',
    ['Numbered seats: 400 to 410', 'Room for people: 450 to 460'],
  ],
  'seatPlan.deleted': [
    'Great hall',
    { before: { name: 'Great hall', seats: 400, capacity: 450 } },
    'Deleted the seat plan “Great hall”',
    undefined,
    ['Name: Great hall', 'Numbered seats: 400', 'Room for people: 450'],
  ],
  'payments.settings': [
    fair,
    {
      before: { manualPaymentDays: 7, manualPayments: true, methodsOff: [], methodLimits: {}, manualMethods: [] },
      after: {
        manualPaymentDays: 1,
        manualPayments: false,
        methodsOff: ['test'],
        methodLimits: { manual: { countries: ['GB', 'IE'], maximumAmount: '500.00', items: ['TICKETS'] } },
        manualMethods: [
          { name: 'manual-1', title: 'Bank transfer', instructions: 'GB33 BUKB 2020' },
          { title: 'Invoice' },
        ],
      },
    },
    'Changed the payment methods',
    '/settings/payments',
    [
      'Time to pay in person: 7 days to 1 day',
      'Paying in person: On to Off',
      'Payment methods that are off: None to Test payments',
      'Limits of payment methods: None to manual: United Kingdom, Ireland · up to 500.00 · Tickets',
      'Payment methods of your own: None to Bank transfer · GB33 BUKB 2020, Invoice',
    ],
  ],
  'payments.accountSet': [
    fair,
    {
      before: { method: 'stripe', publicKey: 'pk_live_1' },
      after: { method: 'stripe', publicKey: 'pk_live_1', reserveHours: 48, reserveEnd: 'void' },
    },
    'Set a payment account',
    '/settings/payments',
    ['Decided after: 48 hours', 'What is left undecided is: Released'],
  ],
  'payments.differenceSettled': [
    're_1',
    { after: { method: 'stripe', difference: 'REFUND_UNKNOWN', reference: 're_1' } },
    'Settled the payment difference re_1',
    '/payment-differences',
  ],
  'payments.accountRemoved': [
    fair,
    { before: { method: 'stripe', publicKey: 'pk_live_1' } },
    'Removed the keys of a payment account',
    '/settings/payments',
    ['Publishable key: pk_live_1'],
  ],
  'mail.serverSet': [
    fair,
    {
      before: { mailHost: 'smtp.a.example:25', mailSender: 'hall@a.example' },
      after: { mailHost: 'smtp.b.example:465', mailUser: 'hall', mailSender: 'hall@a.example' },
    },
    'Set the mail server',
    '/settings/mail-server',
    ['Server: smtp.a.example:25 to smtp.b.example:465', 'User of the server: hall'],
  ],
  'mail.serverRemoved': [
    fair,
    { before: { mailHost: 'smtp.a.example:25', mailSender: 'hall@a.example' } },
    'Removed the mail server',
    '/settings/mail-server',
    ['Server: smtp.a.example:25', 'Sender: hall@a.example'],
  ],
  'carriers.accountSet': [fair, {}, 'Entered a key of Shippo', '/settings/delivery', []],
  'carriers.accountRemoved': [fair, {}, 'Removed the key of Shippo', '/settings/delivery', []],
  'currencies.set': [
    fair,
    { before: { USD: '1250000' }, after: { EUR: '1170000' } },
    'Changed the currencies',
    '/settings/currencies',
    ['Rate of USD: 1.25', 'Rate of EUR: 1.17'],
  ],
  'languages.set': [
    fair,
    { before: { others: [] }, after: { others: ['de', 'fr'] } },
    'Changed the languages',
    '/settings/languages',
    ['Other languages: None to German, French'],
  ],
  'rsvps.settings': [
    fair,
    { before: { promoteFromWaitlist: false }, after: { promoteFromWaitlist: true } },
    'Changed the waiting list of events',
    '/events',
    ['Free places go to the waiting list: Off to On'],
  ],
  'order.charged': [
    '10007',
    { after: { amount: '12.50', currency: 'GBP', card: 'Visa 4242' } },
    'Charged £12.50 to Visa 4242 for order 10007',
    `/orders/${ID}`,
  ],
  'order.approved': [
    '10007',
    { after: { reason: 'A school that pays by invoice' } },
    'Approved order 10007 before it was paid',
    `/orders/${ID}`,
    ['Reason: A school that pays by invoice'],
  ],
  'order.labelOrdered': [
    '10007',
    { after: { amount: '7.10', currency: 'GBP', service: 'USPS Ground Advantage' } },
    'Bought a shipping label (USPS Ground Advantage, £7.10) for order 10007',
    `/orders/${ID}`,
  ],
  'order.labelVoided': [
    '10007',
    { after: { trackingNumber: '9205' } },
    'Had the shipping label 9205 of order 10007 voided',
    `/orders/${ID}`,
  ],
  'order.ticketsCanceled': [
    '10007',
    { after: { ticketNumbers: 'A-1, A-2', amount: '70.00', currency: 'GBP' } },
    'Cancelled the tickets A-1, A-2 of order 10007, £70.00 to give back',
    `/orders/${ID}`,
  ],
  'order.ticketChanged': [
    '10007',
    { after: { ticketNumbers: 'A-1, B-2', ticket: 'Balcony' } },
    'Changed a ticket of order 10007 to Balcony (A-1, B-2)',
    `/orders/${ID}`,
  ],
  'order.imported': ['10007', {}, 'Imported order 10007 from another shop', `/orders/${ID}`],
  'order.importDeleted': ['10007', {}, 'Deleted the imported order 10007', undefined],
  'order.refunded': [
    '10007',
    { after: { amount: '1250.00', currency: 'GBP' } },
    'Started a refund of £1,250.00 for order 10007',
    `/orders/${ID}`,
  ],
  'giftCard.created': [
    'TR3B',
    { after: { amount: '25.00', currency: 'GBP' } },
    'Made the gift card ending in TR3B over £25.00',
    undefined,
  ],
  'giftCard.disabled': [
    'TR3B',
    { after: { amount: '5.00', currency: 'GBP' } },
    'Disabled the gift card ending in TR3B with £5.00 left',
    undefined,
  ],
  'order.tipChanged': [
    '10007',
    { before: { amount: '0.00', currency: 'GBP' }, after: { amount: '12.50', currency: 'GBP' } },
    'Changed the tip of order 10007 from £0.00 to £12.50',
    `/orders/${ID}`,
  ],
  'order.documentIssued': [
    '10007',
    { after: { documentKind: 'RECEIPT', documentNumber: 'REC-3' } },
    'Issued receipt REC-3 for order 10007',
    `/orders/${ID}`,
  ],
  'orders.settings': [
    fair,
    {
      before: { createInvoice: false, autoGenerateInvoiceOnPaidOrder: false },
      after: { createInvoice: false, autoGenerateInvoiceOnPaidOrder: true },
    },
    'Changed when invoices are issued',
    '/settings/orders',
    ['Issue an invoice once an order is paid: Off to On'],
  ],
  'documents.settings': [
    fair,
    {
      before: {
        invoicePrefix: 'INV-',
        receiptPrefix: 'REC-',
        creditNotePrefix: 'CN-',
        nextInvoiceNumber: '1',
      },
      after: {
        orderPrefix: 'FG-',
        invoicePrefix: '2026-',
        receiptPrefix: 'REC-',
        creditNotePrefix: 'CR-',
        nextInvoiceNumber: '100',
        invoiceNote: 'Pay in 14 days',
      },
    },
    'Changed the numbers of orders, invoices and receipts',
    '/settings/orders',
    [
      'Before the number of an invoice: INV- to 2026-',
      'Before the number of a credit note: CN- to CR-',
      'Number of the next invoice: 1 to 100',
      'Before the number of an order: FG-',
      'Note on invoices: Pay in 14 days',
    ],
  ],
  'event.credited': [
    'Lantern walk',
    { after: { orders: 12 } },
    'Started to give credit for all orders of “Lantern walk”',
    `/events/${ID}`,
    ['Orders: 12'],
  ],
  'event.refunded': [
    'Lantern walk',
    { after: { orders: 12 } },
    'Started the refund of all orders of “Lantern walk”',
    `/events/${ID}`,
    ['Orders: 12'],
  ],
  'event.refundRetried': [
    'Lantern walk',
    { after: { orders: 2 } },
    'Tried refunds of “Lantern walk” again that had failed',
    `/events/${ID}`,
    ['Orders: 2'],
  ],
  'event.moveAnnounced': [
    'Lantern walk',
    { after: { giveBackDays: 14, withFees: true, asCredit: true } },
    'Had the guests of the moved “Lantern walk” mailed',
    `/events/${ID}`,
    ['Days to give tickets back: 14', 'Gives back fees, too: On', 'Gives credit in place of money: On'],
  ],
  'event.moveDismissed': [
    'Lantern walk',
    {},
    'Decided that guests need not know that “Lantern walk” moved',
    `/events/${ID}`,
  ],
  'event.quotaRaised': [
    'Lantern walk',
    { before: { quota: 10 }, after: { ticket: 'Standard', quota: 12 } },
    'Raised the number of “Standard” tickets for “Lantern walk” to hold more than were left',
    `/events/${ID}`,
    ['Tickets: 10 to 12'],
  ],
  'event.waitingListSet': [
    'Lantern walk',
    { before: { rule: 'STRICT', offerMinutes: 1440 }, after: { rule: 'FITTING', offerMinutes: 60 } },
    'Set the waiting list of “Lantern walk”',
    `/events/${ID}`,
    ['Order of offers: strictly in turn to smaller groups may pass', 'Minutes that an offer stands: 1,440 to 60'],
  ],
  'event.gateSet': [
    'Lantern walk',
    {
      before: {
        gateOn: false,
        opensDate: '2026-11-26T10:00:00.000Z',
        admissionsPerMinute: 60,
        admissionMinutes: 10,
        difficulty: 10,
      },
      after: { gateOn: true, opensDate: null, admissionsPerMinute: 120, admissionMinutes: 5, difficulty: 0 },
    },
    'Set the queue in front of “Lantern walk”',
    `/events/${ID}`,
    [
      'Queue is on: Off to On',
      'Opens: 26 November 2026, 10:00 GMT',
      'Admissions per minute: 60 to 120',
      'Minutes that an admission is valid: 10 to 5',
      'Work for a place: 10 to 0',
    ],
  ],
  'event.waitingOffered': [
    'Lantern walk',
    { after: { ticket: 'Standard' } },
    'Offered tickets for “Lantern walk” to somebody on the waiting list',
    `/events/${ID}`,
    [],
  ],
  'event.waitingRemoved': [
    'Lantern walk',
    { before: { ticket: 'Standard' } },
    'Removed somebody from the waiting list of “Lantern walk”',
    `/events/${ID}`,
    [],
  ],
  'event.sharedQuotaMade': [
    'Lantern walk',
    { after: { name: 'Hall', quota: 120 } },
    'Let tickets of “Lantern walk” share a quota',
    `/events/${ID}`,
    ['Name: Hall', 'Tickets: 120'],
  ],
  'event.sharedQuotaChanged': [
    'Lantern walk',
    { before: { name: 'Hall', quota: 120 }, after: { name: 'Big hall', quota: 150 } },
    'Changed a shared quota of “Lantern walk”',
    `/events/${ID}`,
    ['Name: Hall to Big hall', 'Tickets: 120 to 150'],
  ],
  'event.sharedQuotaDeleted': [
    'Lantern walk',
    { before: { name: 'Hall', quota: 120 } },
    'Deleted a shared quota of “Lantern walk”',
    `/events/${ID}`,
    ['Name: Hall', 'Tickets: 120'],
  ],
  'event.addOnsSet': [
    'Lantern walk',
    { before: { addOns: ['Programme'] }, after: { addOns: ['Programme', 'Lantern'] } },
    'Set the add-ons of “Lantern walk”',
    `/events/${ID}`,
    ['Add-ons: Programme to Programme, Lantern'],
  ],
  'event.bundlesSet': [
    'Lantern walk',
    { before: { bundles: [] }, after: { bundles: ['Family', 'Four for three'] } },
    'Set the bundles of tickets of “Lantern walk”',
    `/events/${ID}`,
    ['Bundles: None to Family, Four for three'],
  ],
  'event.passMade': [
    'Lantern walk',
    { after: { name: 'Season pass', quota: 120, dates: 4, onSale: true } },
    'Made a pass for dates of “Lantern walk”',
    `/events/${ID}`,
    ['Name: Season pass', 'Tickets: 120', 'Dates: 4', 'Sale: On'],
  ],
  'event.passChanged': [
    'Lantern walk',
    { before: { name: 'Season pass', dates: 4 }, after: { name: 'Winter pass', dates: 5 } },
    'Changed a pass for dates of “Lantern walk”',
    `/events/${ID}`,
    ['Name: Season pass to Winter pass', 'Dates: 4 to 5'],
  ],
  'event.passDeleted': [
    'Lantern walk',
    { before: { name: 'Season pass', dates: 4 } },
    'Deleted a pass for dates of “Lantern walk”',
    `/events/${ID}`,
    ['Name: Season pass', 'Dates: 4'],
  ],
  'event.accessCodesMade': [
    'Lantern walk',
    { after: { codes: 1, code: 'FRIENDS', usageLimit: 20 } },
    'Made access codes of “Lantern walk”',
    `/events/${ID}`,
    ['Codes: 1', 'Code: FRIENDS', 'Tickets in all: 20'],
  ],
  'event.accessCodeChanged': [
    'Lantern walk',
    {
      before: {
        code: 'FRIENDS',
        usageLimit: 2,
        note: 'Club',
        startDate: '2026-03-01T12:00:00Z',
        endDate: '2026-04-01T12:00:00Z',
      },
      after: {
        code: 'PARTNERS',
        usageLimit: 3,
        note: 'Club',
        startDate: '2026-03-02T12:00:00Z',
        endDate: '2026-04-02T12:00:00Z',
      },
    },
    'Changed an access code of “Lantern walk”',
    `/events/${ID}`,
    [
      'Code: FRIENDS to PARTNERS',
      'Tickets in all: 2 to 3',
      'Valid from: 1 March 2026, 12:00 GMT to 2 March 2026, 12:00 GMT',
      'Valid until: 1 April 2026, 13:00 BST to 2 April 2026, 13:00 BST',
    ],
  ],
  'event.accessCodeDeleted': [
    'Lantern walk',
    {
      before: {
        code: 'FRIENDS',
        usageLimit: 2,
        note: 'Club',
        startDate: '2026-03-01T12:00:00Z',
        endDate: '2026-04-01T12:00:00Z',
      },
    },
    'Deleted an access code of “Lantern walk”',
    `/events/${ID}`,
    [
      'Code: FRIENDS',
      'Tickets in all: 2',
      'Note: Club',
      'Valid from: 1 March 2026, 12:00 GMT',
      'Valid until: 1 April 2026, 13:00 BST',
    ],
  ],
  'event.placesExceeded': [
    'Supper',
    { before: { attending: 40, places: 40 }, after: { attending: 43, places: 40 } },
    'Let more guests come to “Supper” than it has places',
    `/events/${ID}`,
    ['Guests: 40 to 43'],
  ],
  'mediaFile.uploaded': [
    'Fair & square.pdf',
    { after: { folder: '', sold: true } },
    'Uploaded the file “Fair & square.pdf”',
    '/media?q=Fair+%26+square.pdf',
    ['For sale: On'],
  ],
  'mediaFile.changed': [
    'Mug.jpg',
    {
      before: { filename: 'IMG_1.jpg', folder: 'Events', alt: '', focalPoint: { x: 50, y: 50 } },
      after: { filename: 'Mug.jpg', folder: '', alt: 'A mug', focalPoint: { x: 20, y: 30 } },
    },
    'Changed the file “Mug.jpg”',
    '/media?q=Mug.jpg',
    [
      'File name: IMG_1.jpg to Mug.jpg',
      'Folder: Events to None',
      'Alternative text: None to A mug',
      'Focal point: 50% from the left, 50% from the top to 20% from the left, 30% from the top',
    ],
  ],
  'mediaFile.deleted': [
    'Mug.jpg',
    { before: { folder: 'Events' } },
    'Deleted the file “Mug.jpg”',
    undefined,
    ['Folder: Events'],
  ],
  'mediaFolder.created': ['Events', {}, 'Created the folder “Events”', `/media?folder=${ID}`],
  'mediaFolder.renamed': [
    'Concerts',
    { before: { name: 'Events' }, after: { name: 'Concerts' } },
    'Renamed the folder “Concerts”',
    `/media?folder=${ID}`,
    ['Name: Events to Concerts'],
  ],
  'mediaFolder.deleted': ['Concerts', {}, 'Deleted the folder “Concerts”'],
}

function show(entry: Partial<AuditEntry>, among = known) {
  const full: AuditEntry = {
    id: ID,
    date: new Date('2026-11-22T18:30:00Z'),
    action: 'member.approved',
    actor: { kind: 'console', name: 'console' },
    target: { id: ID, name: ID },
    ...entry,
  }
  const row = <AuditEntryRow entry={full} known={among} />
  const root = mount(<RouterProvider router={createMemoryRouter([{ path: '/', element: row }])} />)
  return {
    sentence: root.querySelector('li span span')?.textContent,
    links: [...root.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    lines: [...root.querySelectorAll('li li')].map(({ textContent }) => textContent),
    text: root.textContent,
  }
}

test.for(AuditAction)('%s is a sentence whose name leads to its page', (action) => {
  const [name, change, sentence, href, lines = []] = shown[action]
  const entry = show({ action, target: { id: ID, name }, ...change })
  expect(entry).toMatchObject({ sentence, links: href ? [href] : [], lines })
  expect(entry.text).not.toContain(ID)
  expect(entry.text).toContain('22 November 2026, 18:30')
})

test.for(AuditAction)('%s: the rows above name every field that it may have', (action) => {
  const [, { before, after }] = shown[action]
  const worded = new Set(Object.values(shown).flatMap(([, one]) => Object.keys({ ...one.before, ...one.after })))
  expect(auditFields[action].filter((field) => !worded.has(field))).toEqual([])
  const among = action === 'currencies.set' ? ['USD', 'EUR'] : auditFields[action]
  expect(among).toEqual(expect.arrayContaining(Object.keys({ ...before, ...after })))
})

test.for([
  ['staff', 'ines@a.example', '/settings/users'],
  ['apiKey', 'Till', '/settings/api-keys'],
] as const)('the author’s name leads to their page: %s', ([kind, name, href]) => {
  expect(show({ actor: { kind, name } }).links).toEqual([`/members/${ID}`, href])
})

test('members and roles that are gone have no page', () => {
  const none = { ...known, members: new Map(), roles: new Set<string>() }
  expect(show({}, none)).toMatchObject({ sentence: 'Approved a member', links: [] })
  expect(show({ action: 'staffRole.updated', target: { id: ID, name: 'Bar' } }, none)).toMatchObject({
    sentence: 'Changed the role “Bar”',
    links: [],
  })
})

test('an email that an older entry does not name leads to all of them', () => {
  const change = { before: { subject: 'Hello' }, after: { subject: 'Hi' } }
  expect(show({ action: 'mailText.changed', target: { id: ID, name: 'Welcome (en)' }, ...change })).toMatchObject({
    links: ['/settings/mails'],
    lines: ['Subject: Hello to Hi'],
  })
})
