import type { Template } from './texts/template.ts'
import { link, required, text } from './variables.ts'

/** Mails that bring documents of orders. */
export const documentTemplates = {
  orderInvoice: {
    name: (t) => t('mail-templates.orderInvoice'),
    description: (t) => t('mail-templates.orderInvoiceWhen'),
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      document: text((t) => t('mail-templates.valueDocumentNumber'), 'INV-42'),
      number: text((t) => t('mail-templates.valueOrderNumber'), '10024'),
      amount: text((t) => t('mail-templates.valueDocumentAmount'), '£59.00'),
      link: required(link((t) => t('mail-templates.valueDocument'), '/orders/sample')),
    },
  },
  orderCreditNote: {
    name: (t) => t('mail-templates.orderCreditNote'),
    description: (t) => t('mail-templates.orderCreditNoteWhen'),
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      document: text((t) => t('mail-templates.valueDocumentNumber'), 'CN-7'),
      number: text((t) => t('mail-templates.valueOrderNumber'), '10024'),
      amount: text((t) => t('mail-templates.valueDocumentAmount'), '£19.00'),
      link: required(link((t) => t('mail-templates.valueDocument'), '/orders/sample')),
    },
  },
} as const satisfies Record<'orderInvoice' | 'orderCreditNote', Template>
