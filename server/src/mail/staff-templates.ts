import type { Template } from './texts/template.ts'
import { link, list, required, text } from './variables.ts'

/** Mails to staff. */
export const staffTemplates = {
  approvalNeeded: {
    name: (t) => t('mail-templates.approvalNeeded'),
    description: (t) => t('mail-templates.approvalNeededWhen'),
    audience: 'STAFF',
    optional: true,
    variables: {
      member: text((t) => t('mail-templates.valueNewMember'), 'ada.lovelace@example.com'),
      link: required(link((t) => t('mail-templates.valueApprovalLink'), '/admin/members')),
    },
  },
  invitation: {
    name: (t) => t('mail-templates.invitation'),
    description: (t) => t('mail-templates.invitationWhen'),
    audience: 'STAFF',
    variables: {
      role: text((t) => t('mail-templates.valueRole'), 'manager'),
      link: required(link((t) => t('mail-templates.valueSignsIn'), '/admin/sign-in?token=sample')),
    },
  },
  signInLink: {
    name: (t) => t('mail-templates.signInLink'),
    description: (t) => t('mail-templates.signInLinkWhen'),
    audience: 'STAFF',
    variables: { link: required(link((t) => t('mail-templates.valueSignsIn'), '/admin/sign-in?token=sample')) },
  },
  paymentDisputed: {
    name: (t) => t('mail-templates.paymentDisputed'),
    description: (t) => t('mail-templates.paymentDisputedWhen'),
    audience: 'STAFF',
    optional: true,
    variables: {
      number: text((t) => t('mail-templates.valueOrderNumber'), '10024'),
      amount: text((t) => t('mail-templates.valueAmountDisputed'), '£59.00'),
      facts: list((t) => t('mail-templates.valueDispute'), [{ label: 'Reason', value: 'product not received' }]),
      link: required(link((t) => t('mail-templates.valueOrderInAdmin'), '/admin/orders')),
    },
  },
  paymentsDiffer: {
    name: (t) => t('mail-templates.paymentsDiffer'),
    description: (t) => t('mail-templates.paymentsDifferWhen'),
    audience: 'STAFF',
    optional: true,
    variables: {
      provider: text((t) => t('mail-templates.valueProvider'), 'Stripe'),
      day: text((t) => t('mail-templates.valueComparedDay'), '2026-11-27'),
      count: text((t) => t('mail-templates.valueDifferenceCount'), '1'),
      facts: list(
        (t) => t('mail-templates.valueDifferences'),
        [{ label: 'Refunded at the provider alone · 10024', value: '£12.00' }],
      ),
      link: required(link((t) => t('mail-templates.valueDifferencesInAdmin'), '/admin/payment-differences')),
    },
  },
} as const satisfies Readonly<Record<string, Template>>
