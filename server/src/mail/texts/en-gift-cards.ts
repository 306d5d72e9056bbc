import type { GiftCardTexts } from './template.ts'

/** Mails that bring gift cards. */
export const enGiftCards: GiftCardTexts = {
  orderCredited: {
    subject: '{{amount}} of credit for your order {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Your credit' },
      {
        kind: 'TEXT',
        text: 'In place of a refund of your order {{number}} at {{siteName}} you have {{amount}} of credit. Enter this code at the checkout:',
      },
      { kind: 'CODE', variable: 'code' },
      { kind: 'LIST', variable: 'expires' },
      { kind: 'BUTTON', text: 'To the shop', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Keep the code to yourself: anybody who has it can spend the credit. What you do not spend stays on it.',
      },
    ],
  },
  giftCard: {
    subject: 'A gift card over {{amount}} from {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'A gift card for you' },
      { kind: 'LIST', variable: 'from' },
      { kind: 'LIST', variable: 'message' },
      { kind: 'TEXT', text: 'Here is a gift card over {{amount}} for {{siteName}}. Enter this code at the checkout:' },
      { kind: 'CODE', variable: 'code' },
      { kind: 'LIST', variable: 'expires' },
      { kind: 'BUTTON', text: 'To the shop', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Keep the code to yourself: anybody who has it can spend the card. What you do not spend stays on it.',
      },
    ],
  },
}
