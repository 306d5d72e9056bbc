import type { GiftCardMailId, Template } from './texts/template.ts'
import { link, list, required, text } from './variables.ts'

const card = {
  amount: text((t) => t('mail-templates.valueGiftCardAmount'), '£59.00'),
  code: required({
    kind: 'CODE',
    description: (t) => t('mail-templates.valueGiftCardCode'),
    sample: 'K7QM-2XWD-94HP-TR3B',
  }),
  expires: list(
    (t) => t('mail-templates.valueGiftCardUntil'),
    [{ label: { phrase: 'giftCardUntil' }, value: '31 December 2027' }],
  ),
  link: link((t) => t('mail-templates.valueShop'), '/'),
} as const

/** A code is money: who may make cards may read it. */
const needs = ['orders.write'] as const

/** Mails that bring gift cards. */
export const giftCardTemplates = {
  orderCredited: {
    name: (t) => t('mail-templates.orderCredited'),
    description: (t) => t('mail-templates.orderCreditedWhen'),
    audience: 'CUSTOMER',
    needs,
    variables: { ...card, number: text((t) => t('mail-templates.valueOrderNumber'), '10024') },
  },
  giftCard: {
    name: (t) => t('mail-templates.giftCard'),
    description: (t) => t('mail-templates.giftCardWhen'),
    audience: 'CUSTOMER',
    needs,
    variables: {
      ...card,
      from: list((t) => t('mail-templates.valueGiftCardFrom'), [{ label: { phrase: 'giftCardFrom' }, value: 'Ines' }]),
      message: list((t) => t('mail-templates.valueGiftCardMessage'), [{ label: 'Happy birthday!' }]),
    },
  },
} as const satisfies Record<GiftCardMailId, Template>
