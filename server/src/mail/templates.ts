import type { MailTemplateId } from '@fairground/contract/enumerations/mail.ts'
import { documentTemplates } from './document-templates.ts'
import { eventTemplates } from './event-templates.ts'
import { giftCardTemplates } from './gift-card-templates.ts'
import { staffTemplates } from './staff-templates.ts'
import type { Template, ValuesOf, Variable } from './texts/template.ts'
import { date, link, list, required, text } from './variables.ts'

/** The home of every mail that the product sends. The content of each is in `texts/`, or in the site's own words. */
export const templates = {
  verification: {
    name: (t) => t('mail-templates.verification'),
    description: (t) => t('mail-templates.verificationWhen'),
    audience: 'MEMBER',
    variables: {
      code: required({ kind: 'CODE', description: (t) => t('mail-templates.valueSixDigits'), sample: '402961' }),
    },
  },
  recovery: {
    name: (t) => t('mail-templates.recovery'),
    description: (t) => t('mail-templates.recoveryWhen'),
    audience: 'MEMBER',
    variables: {
      link: required(link((t) => t('mail-templates.valueNewPasswordLink'), '/reset-password?token=sample')),
    },
  },
  activation: {
    name: (t) => t('mail-templates.activation'),
    description: (t) => t('mail-templates.activationWhen'),
    audience: 'MEMBER',
    variables: {
      link: required(link((t) => t('mail-templates.valueFirstPasswordLink'), '/reset-password?token=sample')),
    },
  },
  changedPassword: {
    name: (t) => t('mail-templates.changedPassword'),
    description: (t) => t('mail-templates.changedPasswordWhen'),
    audience: 'MEMBER',
    variables: { when: date((t) => t('mail-templates.valueChangedAt'), 2) },
  },
  changedEmail: {
    name: (t) => t('mail-templates.changedEmail'),
    description: (t) => t('mail-templates.changedEmailWhen'),
    audience: 'MEMBER',
    variables: {
      email: text((t) => t('mail-templates.valueNewAddress'), 'ada.lovelace@example.com'),
      when: date((t) => t('mail-templates.valueChangedAt'), 2),
    },
  },
  newSignIn: {
    name: (t) => t('mail-templates.newSignIn'),
    description: (t) => t('mail-templates.newSignInWhen'),
    audience: 'MEMBER',
    optional: true,
    variables: {
      device: text((t) => t('mail-templates.valueDevice'), 'Firefox on Linux'),
      address: text((t) => t('mail-templates.valueNetworkAddress'), '203.0.113.24'),
      when: date((t) => t('mail-templates.valueHappenedAt'), 3),
      link: link((t) => t('mail-templates.valueSessionsLink'), '/account/security'),
    },
  },
  manyGuesses: {
    name: (t) => t('mail-templates.manyGuesses'),
    description: (t) => t('mail-templates.manyGuessesWhen'),
    audience: 'MEMBER',
    optional: true,
    variables: { when: date((t) => t('mail-templates.valueLastAt'), 3) },
  },
  factorChanged: {
    name: (t) => t('mail-templates.factorChanged'),
    description: (t) => t('mail-templates.factorChangedWhen'),
    audience: 'MEMBER',
    variables: {
      change: text((t) => t('mail-templates.valueChange'), 'Signing in now needs a code from your authenticator app.'),
      when: date((t) => t('mail-templates.valueChangedAt'), 2),
    },
  },
  memberApproved: {
    name: (t) => t('mail-templates.memberApproved'),
    description: (t) => t('mail-templates.memberApprovedWhen'),
    audience: 'MEMBER',
    variables: { link: link((t) => t('mail-templates.valueWhereToSignIn'), '/login') },
  },
  accountDeleted: {
    name: (t) => t('mail-templates.accountDeleted'),
    description: (t) => t('mail-templates.accountDeletedWhen'),
    audience: 'MEMBER',
    variables: { when: date((t) => t('mail-templates.valueDeletedAt'), 2) },
  },
  ...staffTemplates,
  orderConfirmation: {
    name: (t) => t('mail-templates.orderConfirmation'),
    description: (t) => t('mail-templates.orderConfirmationWhen'),
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      number: text((t) => t('mail-templates.valueOrderNumber'), '10024'),
      lines: list(
        (t) => t('mail-templates.valueBought'),
        [
          { label: 'Enamel mug', detail: 'Forest green', value: '2 × £14.00' },
          { label: 'Lantern concert', detail: 'Standing', value: '1 × £26.00' },
        ],
      ),
      totals: list(
        (t) => t('mail-templates.valueTotals'),
        [
          { label: { phrase: 'delivery' }, value: '£5.00' },
          { label: { phrase: 'total' }, value: '£59.00', strong: true },
        ],
      ),
      tickets: list(
        (t) => t('mail-templates.valueTickets'),
        [
          {
            label: 'Lantern concert',
            detail:
              'Standing · Ada Lovelace · 12 December 2026, 19:30 – 22:00 GMT · Old Mill, Leeds · FG1.2mVw.9KfA.Zx8',
            value: '2Q7-K41',
          },
        ],
      ),
      downloads: list(
        (t) => t('mail-templates.valueDownloads'),
        [{ label: 'Knitting pattern', detail: 'Pattern.pdf', link: '/orders/sample' }],
      ),
      link: link((t) => t('mail-templates.valueOrder'), '/orders/sample'),
    },
  },
  orderLink: {
    name: (t) => t('mail-templates.orderLink'),
    description: (t) => t('mail-templates.orderLinkWhen'),
    audience: 'CUSTOMER',
    variables: {
      number: text((t) => t('mail-templates.valueOrderNumber'), '10024'),
      link: required(link((t) => t('mail-templates.valueOrder'), '/orders/sample')),
    },
  },
  ticketTransferred: {
    name: (t) => t('mail-templates.ticketTransferred'),
    description: (t) => t('mail-templates.ticketTransferredWhen'),
    audience: 'CUSTOMER',
    variables: {
      event: text((t) => t('mail-templates.valueEventOfTicket'), 'Lantern concert'),
      from: text((t) => t('mail-templates.valueFormerHolder'), 'Ada Lovelace'),
      tickets: required(
        list(
          (t) => t('mail-templates.valueTransferredTicket'),
          [
            {
              label: 'Lantern concert',
              detail:
                'Standing · Grace Hopper · 12 December 2026, 19:30 – 22:00 GMT · Old Mill, Leeds · FG1.2mVw.9KfA.Zx8',
              value: '2Q7-K41',
            },
          ],
        ),
      ),
      link: required(link((t) => t('mail-templates.valueTicketPage'), '/tickets/sample')),
    },
  },
  ticketGiven: {
    name: (t) => t('mail-templates.ticketGiven'),
    description: (t) => t('mail-templates.ticketGivenWhen'),
    audience: 'CUSTOMER',
    variables: {
      event: text((t) => t('mail-templates.valueEventOfTicket'), 'Lantern concert'),
      ticket: text((t) => t('mail-templates.valueGivenTicket'), 'Standing · 7M4-P02'),
      when: text((t) => t('mail-templates.valueEventSpan'), '12 December 2026, 19:30 – 22:00 GMT'),
      codes: text((t) => t('mail-templates.valueCodesAfter'), 'Yours no longer admits anybody.'),
      to: text((t) => t('mail-templates.valueNewHolder'), 'Grace Hopper'),
    },
  },
  ticketsCanceled: {
    name: (t) => t('mail-templates.ticketsCanceled'),
    description: (t) => t('mail-templates.ticketsCanceledWhen'),
    audience: 'CUSTOMER',
    variables: {
      number: text((t) => t('mail-templates.valueOrderNumber'), '10024'),
      tickets: required(
        list(
          (t) => t('mail-templates.valueTicketsCanceled'),
          [
            {
              label: 'Lantern concert',
              detail: 'Standing · Grace Hopper · 12 December 2026, 19:30 – 22:00 GMT',
              value: '2Q7-K41',
            },
          ],
        ),
      ),
      codes: text((t) => t('mail-templates.valueCodesAfter'), 'Their codes no longer admit anybody.'),
      refund: text(
        (t) => t('mail-templates.valueMoneyBack'),
        'We are refunding £35.00 to the card or account that you paid with. It may take a few days to appear on your statement.',
      ),
      link: link((t) => t('mail-templates.valueOrder'), '/orders/sample'),
    },
  },
  ticketGivenBack: {
    name: (t) => t('mail-templates.ticketGivenBack'),
    description: (t) => t('mail-templates.ticketGivenBackWhen'),
    audience: 'CUSTOMER',
    variables: {
      number: text((t) => t('mail-templates.valueOrderNumber'), '10024'),
      holder: text((t) => t('mail-templates.valueNewHolder'), 'Grace Hopper'),
      tickets: required(
        list(
          (t) => t('mail-templates.valueTicketGivenBack'),
          [{ label: 'Lantern concert', detail: 'Standing · 12 December 2026, 19:30 – 22:00 GMT' }],
        ),
      ),
      refund: text(
        (t) => t('mail-templates.valueMoneyBack'),
        'We are refunding £35.00 to the card or account that you paid with. It may take a few days to appear on your statement.',
      ),
      link: link((t) => t('mail-templates.valueOrder'), '/orders/sample'),
    },
  },
  ticketChanged: {
    name: (t) => t('mail-templates.ticketChanged'),
    description: (t) => t('mail-templates.ticketChangedWhen'),
    audience: 'CUSTOMER',
    variables: {
      number: text((t) => t('mail-templates.valueOrderNumber'), '10024'),
      former: text((t) => t('mail-templates.valueFormerTicket'), 'Standing · 2Q7-K41'),
      tickets: required(
        list(
          (t) => t('mail-templates.valueTickets'),
          [{ label: 'Lantern concert', detail: 'Balcony · Grace Hopper', value: '8MX-P20' }],
        ),
      ),
      formerTickets: list(
        (t) => t('mail-templates.valueFormerTickets'),
        [{ label: 'Lantern concert', detail: 'Standing', value: '2Q7-K41' }],
      ),
      refund: text(
        (t) => t('mail-templates.valueMoneyBack'),
        'We are refunding £15.00 to the card or account that you paid with. It may take a few days to appear on your statement.',
      ),
      link: link((t) => t('mail-templates.valueOrder'), '/orders/sample'),
    },
  },
  orderUnpaid: {
    name: (t) => t('mail-templates.orderUnpaid'),
    description: (t) => t('mail-templates.orderUnpaidWhen'),
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      number: text((t) => t('mail-templates.valueOrderNumber'), '10024'),
      lines: list((t) => t('mail-templates.valueOrdered'), [{ label: 'Enamel mug', value: '2 × £14.00' }]),
      total: text((t) => t('mail-templates.valueAmountToPay'), '£59.00'),
      until: date((t) => t('mail-templates.valueHeldUntil'), 2),
      link: required(link((t) => t('mail-templates.valueOrderToPay'), '/orders/sample')),
    },
  },
  paymentRequest: {
    name: (t) => t('mail-templates.paymentRequest'),
    description: (t) => t('mail-templates.paymentRequestWhen'),
    audience: 'CUSTOMER',
    variables: {
      number: text((t) => t('mail-templates.valueOrderNumber'), '10024'),
      title: text((t) => t('mail-templates.valuePaidFor'), 'Second instalment'),
      amount: text((t) => t('mail-templates.valueAmountToPay'), '£59.00'),
      link: required(link((t) => t('mail-templates.valueOrderToPay'), '/orders/sample')),
    },
  },
  orderShipped: {
    name: (t) => t('mail-templates.orderShipped'),
    description: (t) => t('mail-templates.orderShippedWhen'),
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      number: text((t) => t('mail-templates.valueOrderNumber'), '10024'),
      lines: list(
        (t) => t('mail-templates.valueOnItsWay'),
        [{ label: 'Enamel mug', detail: 'Forest green', value: '2' }],
      ),
      tracking: list(
        (t) => t('mail-templates.valueTracking'),
        [{ label: 'DHL', value: 'JD0146', link: '/orders/sample' }],
      ),
      link: link((t) => t('mail-templates.valueOrder'), '/orders/sample'),
    },
  },
  orderCanceled: {
    name: (t) => t('mail-templates.orderCanceled'),
    description: (t) => t('mail-templates.orderCanceledWhen'),
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      number: text((t) => t('mail-templates.valueOrderNumber'), '10024'),
      tickets: text((t) => t('mail-templates.valueTicketsVoid'), 'Its tickets are no longer valid.'),
      payment: text((t) => t('mail-templates.valuePayment'), 'You owe nothing for it.'),
      message: list((t) => t('mail-templates.valueStaffMessage'), [{ label: 'The mugs broke. We are sorry.' }]),
      link: link((t) => t('mail-templates.valueOrder'), '/orders/sample'),
    },
  },
  orderRefunded: {
    name: (t) => t('mail-templates.orderRefunded'),
    description: (t) => t('mail-templates.orderRefundedWhen'),
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      number: text((t) => t('mail-templates.valueOrderNumber'), '10024'),
      amount: text((t) => t('mail-templates.valueAmountRefunded'), '£19.00'),
      way: text(
        (t) => t('mail-templates.valueRefundWay'),
        'It goes back to the card or account that you paid with. It may take a few days to appear on your statement.',
      ),
      lines: list(
        (t) => t('mail-templates.valueItemsRefunded'),
        [
          { label: 'Enamel mug', detail: '× 1', value: '£14.00' },
          { label: { phrase: 'delivery' }, value: '£5.00' },
        ],
      ),
      message: list((t) => t('mail-templates.valueStaffMessage'), [{ label: 'One mug arrived chipped.' }]),
      link: link((t) => t('mail-templates.valueOrder'), '/orders/sample'),
    },
  },
  backInStock: {
    name: (t) => t('mail-templates.backInStock'),
    description: (t) => t('mail-templates.backInStockWhen'),
    audience: 'CUSTOMER',
    variables: {
      product: text((t) => t('mail-templates.valueItemName'), 'Enamel mug, forest green'),
      link: required(link((t) => t('mail-templates.valueItem'), '/products/enamel-mug')),
    },
  },
  ...documentTemplates,
  ...giftCardTemplates,
  ...eventTemplates,
} as const satisfies Record<MailTemplateId, Template>

/** Values that the writer of a mail must give. */
export type Values<T extends MailTemplateId> = ValuesOf<(typeof templates)[T]>

/** The site's name stands ready in every mail. */
const SITE_NAME = {
  kind: 'TEXT',
  description: (t) => t('mail-templates.valueSiteName'),
  sample: '',
} as const satisfies Variable

/** All that a text of the template may contain. */
export const variablesOf = (id: MailTemplateId): Readonly<Record<string, Variable>> => ({
  siteName: SITE_NAME,
  ...templates[id].variables,
})
