import type { GiftCardTexts } from './template.ts'

/** Mails that bring gift cards. */
export const frGiftCards: GiftCardTexts = {
  orderCredited: {
    subject: '{{amount}} d’avoir pour votre commande {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Votre avoir' },
      {
        kind: 'TEXT',
        text: 'À la place du remboursement de votre commande {{number}} chez {{siteName}}, vous disposez d’un avoir de {{amount}}. Saisissez ce code au moment de payer\u00a0:',
      },
      { kind: 'CODE', variable: 'code' },
      { kind: 'LIST', variable: 'expires' },
      { kind: 'BUTTON', text: 'Vers la boutique', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Gardez ce code pour vous\u00a0: toute personne qui en dispose peut dépenser l’avoir. Ce que vous ne dépensez pas reste disponible.',
      },
    ],
  },
  giftCard: {
    subject: 'Une carte cadeau de {{amount}} de {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Une carte cadeau pour vous' },
      { kind: 'LIST', variable: 'from' },
      { kind: 'LIST', variable: 'message' },
      {
        kind: 'TEXT',
        text: 'Voici une carte cadeau de {{amount}} pour {{siteName}}. Saisissez ce code au moment de payer\u00a0:',
      },
      { kind: 'CODE', variable: 'code' },
      { kind: 'LIST', variable: 'expires' },
      { kind: 'BUTTON', text: 'Vers la boutique', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Gardez ce code pour vous\u00a0: toute personne qui en dispose peut dépenser la carte. Ce que vous ne dépensez pas reste disponible.',
      },
    ],
  },
}
