import type { GiftCardTexts } from './template.ts'

/** Mails that bring gift cards. */
export const deGiftCards: GiftCardTexts = {
  orderCredited: {
    subject: '{{amount}} Guthaben zu Ihrer Bestellung {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Ihr Guthaben' },
      {
        kind: 'TEXT',
        text: 'Anstelle einer Erstattung Ihrer Bestellung {{number}} bei {{siteName}} haben Sie {{amount}} Guthaben. Geben Sie an der Kasse diesen Code ein:',
      },
      { kind: 'CODE', variable: 'code' },
      { kind: 'LIST', variable: 'expires' },
      { kind: 'BUTTON', text: 'Zum Shop', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Behalten Sie den Code für sich: Alle, die ihn haben, können das Guthaben ausgeben. Was Sie nicht ausgeben, bleibt darauf.',
      },
    ],
  },
  giftCard: {
    subject: 'Eine Geschenkkarte über {{amount}} von {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Eine Geschenkkarte für Sie' },
      { kind: 'LIST', variable: 'from' },
      { kind: 'LIST', variable: 'message' },
      {
        kind: 'TEXT',
        text: 'Hier ist eine Geschenkkarte über {{amount}} für {{siteName}}. Geben Sie an der Kasse diesen Code ein:',
      },
      { kind: 'CODE', variable: 'code' },
      { kind: 'LIST', variable: 'expires' },
      { kind: 'BUTTON', text: 'Zum Shop', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Behalten Sie den Code für sich: Alle, die ihn haben, können die Karte ausgeben. Was Sie nicht ausgeben, bleibt darauf.',
      },
    ],
  },
}
