import { frEvents } from './fr-events.ts'
import { frGiftCards } from './fr-gift-cards.ts'
import type { Texts } from './template.ts'

const ask = 'Si vous n’avez rien demandé, ignorez cet e-mail.'

export const fr: Texts = {
  verification: {
    subject: 'Votre code pour {{siteName}}',
    preheader: 'Il est valable 15 minutes.',
    blocks: [
      { kind: 'HEADING', text: 'Votre code' },
      { kind: 'TEXT', text: 'Saisissez ce code pour continuer. Il est valable 15 minutes.' },
      { kind: 'CODE', variable: 'code' },
      { kind: 'NOTE', text: `Personne chez {{siteName}} ne vous demandera jamais ce code. ${ask}` },
    ],
  },
  recovery: {
    subject: 'Nouveau mot de passe pour {{siteName}}',
    preheader: 'Le lien est valable 30 minutes.',
    blocks: [
      { kind: 'HEADING', text: 'Choisir un nouveau mot de passe' },
      {
        kind: 'TEXT',
        text: 'Ouvrez ce lien dans les 30 minutes pour choisir un nouveau mot de passe. Il ne fonctionne qu’une seule fois.',
      },
      { kind: 'BUTTON', text: 'Choisir un mot de passe', variable: 'link' },
      { kind: 'NOTE', text: `${ask} Votre mot de passe reste inchangé.` },
    ],
  },
  activation: {
    subject: 'Bienvenue chez {{siteName}}',
    preheader: 'Choisissez un mot de passe pour votre compte.',
    blocks: [
      { kind: 'HEADING', text: 'Bienvenue chez {{siteName}}' },
      {
        kind: 'TEXT',
        text: 'Vous avez un compte chez nous. Choisissez un mot de passe dans les 24 heures pour l’utiliser. Le lien ne fonctionne qu’une seule fois.',
      },
      { kind: 'BUTTON', text: 'Choisir un mot de passe', variable: 'link' },
      { kind: 'NOTE', text: 'Le lien a expiré\u00a0? Demandez-en un autre sur la page de connexion.' },
    ],
  },
  changedPassword: {
    subject: 'Votre mot de passe pour {{siteName}} a été modifié',
    blocks: [
      { kind: 'HEADING', text: 'Votre mot de passe a été modifié' },
      { kind: 'TEXT', text: 'Il a été modifié le {{when}}, et vous avez été déconnecté partout.' },
      {
        kind: 'NOTE',
        text: 'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe sur la page de connexion et contactez-nous.',
      },
    ],
  },
  changedEmail: {
    subject: 'Votre adresse e-mail chez {{siteName}} a été modifiée',
    blocks: [
      { kind: 'HEADING', text: 'Votre adresse e-mail a été modifiée' },
      {
        kind: 'TEXT',
        text: 'L’adresse de votre compte a été remplacée par {{email}} le {{when}}. Nous vous écrivons désormais à cette adresse.',
      },
      { kind: 'NOTE', text: 'Si ce n’était pas vous, contactez-nous tout de suite.' },
    ],
  },
  newSignIn: {
    subject: 'Nouvelle connexion à {{siteName}}',
    preheader: '{{device}}, {{when}}',
    blocks: [
      { kind: 'HEADING', text: 'Une nouvelle connexion' },
      { kind: 'TEXT', text: 'Quelqu’un s’est connecté à votre compte depuis un nouvel appareil.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Appareil', value: '{{device}}' },
          { label: 'Adresse IP', value: '{{address}}' },
          { label: 'Date', value: '{{when}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Voir vos connexions', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Si c’était vous, vous n’avez rien à faire. Sinon, déconnectez cet appareil et changez de mot de passe.',
      },
    ],
  },
  manyGuesses: {
    subject: 'Quelqu’un essaie de se connecter à votre compte chez {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'De nombreux mots de passe ou codes erronés' },
      {
        kind: 'TEXT',
        text: 'Plus de dix mots de passe ou codes erronés ont été saisis pour votre compte, sans succès. Les prochaines tentatives seront retardées, de 15 minutes au plus chacune.',
      },
      { kind: 'FACTS', facts: [{ label: 'Date', value: '{{when}}' }] },
      {
        kind: 'NOTE',
        text: 'Si c’était vous, attendez un peu ou connectez-vous autrement. Sinon, vous n’avez rien à faire tant que personne d’autre ne connaît votre mot de passe.',
      },
    ],
  },
  factorChanged: {
    subject: 'Vos paramètres de connexion chez {{siteName}} ont été modifiés',
    blocks: [
      { kind: 'HEADING', text: 'Vos paramètres de connexion ont été modifiés' },
      { kind: 'TEXT', text: '{{change}}' },
      { kind: 'FACTS', facts: [{ label: 'Date', value: '{{when}}' }] },
      { kind: 'NOTE', text: 'Si ce n’était pas vous, changez tout de suite de mot de passe et contactez-nous.' },
    ],
  },
  memberApproved: {
    subject: 'Vous êtes maintenant membre de {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Bienvenue' },
      { kind: 'TEXT', text: 'Votre adhésion à {{siteName}} a été acceptée. Vous pouvez maintenant vous connecter.' },
      { kind: 'BUTTON', text: 'Se connecter', variable: 'link' },
    ],
  },
  accountDeleted: {
    subject: 'Votre compte chez {{siteName}} a été supprimé',
    blocks: [
      { kind: 'HEADING', text: 'Votre compte a été supprimé' },
      {
        kind: 'TEXT',
        text: 'Il a été supprimé le {{when}}. Nous ne conservons de vos commandes que ce que la loi impose. Les billets achetés restent valables.',
      },
      { kind: 'NOTE', text: 'Si vous ne l’avez pas demandé, contactez-nous.' },
    ],
  },
  approvalNeeded: {
    subject: '{{member}} attend votre validation',
    blocks: [
      { kind: 'HEADING', text: 'Un nouveau membre attend votre validation' },
      {
        kind: 'TEXT',
        text: '{{member}} a créé un compte chez {{siteName}} et pourra se connecter dès que vous aurez validé son inscription.',
      },
      { kind: 'BUTTON', text: 'Voir les membres', variable: 'link' },
    ],
  },
  paymentDisputed: {
    subject: 'Commande {{number}}\u00a0: paiement de {{amount}} contesté',
    blocks: [
      { kind: 'HEADING', text: 'Un paiement est contesté' },
      {
        kind: 'TEXT',
        text: 'Le client de la commande {{number}} a demandé à sa banque le remboursement de {{amount}}. Répondez auprès de votre prestataire de paiement en prouvant votre prestation. Sans réponse, l’argent reste au client.',
      },
      { kind: 'LIST', variable: 'facts' },
      { kind: 'BUTTON', text: 'Ouvrir la commande', variable: 'link' },
    ],
  },
  paymentsDiffer: {
    subject: 'Les paiements diffèrent de {{provider}} le {{day}}',
    blocks: [
      { kind: 'HEADING', text: 'Des paiements diffèrent' },
      {
        kind: 'TEXT',
        text: 'Le {{day}}, ce que {{provider}} a encaissé ou remboursé diffère de ce que connaît votre boutique. Différences : {{count}}. Examinez chacun et réglez-le chez le prestataire ou dans la commande.',
      },
      { kind: 'LIST', variable: 'facts' },
      { kind: 'BUTTON', text: 'Ouvrir les différences', variable: 'link' },
    ],
  },
  invitation: {
    subject: 'Votre accès à l’administration de {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Bienvenue dans l’équipe' },
      {
        kind: 'TEXT',
        text: 'Vous faites partie de l’équipe de {{siteName}} ({{role}}). Ouvrez ce lien dans les sept jours pour vous connecter. Il ne fonctionne qu’une seule fois.',
      },
      { kind: 'BUTTON', text: 'Se connecter', variable: 'link' },
      { kind: 'NOTE', text: 'Vous pouvez à tout moment demander un autre lien sur la page de connexion.' },
    ],
  },
  signInLink: {
    subject: 'Votre lien de connexion à {{siteName}}',
    preheader: 'Il est valable une heure.',
    blocks: [
      { kind: 'HEADING', text: 'Se connecter à l’administration' },
      { kind: 'TEXT', text: 'Ouvrez ce lien dans l’heure pour vous connecter. Il ne fonctionne qu’une seule fois.' },
      { kind: 'BUTTON', text: 'Se connecter', variable: 'link' },
      { kind: 'NOTE', text: ask },
    ],
  },
  orderConfirmation: {
    subject: 'Votre commande {{number}} chez {{siteName}}',
    preheader: 'Merci. Voici ce que vous avez commandé.',
    blocks: [
      { kind: 'HEADING', text: 'Merci pour votre commande' },
      { kind: 'TEXT', text: 'Nous avons bien reçu votre commande {{number}}. Voici ce que vous avez commandé.' },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', variable: 'totals' },
      { kind: 'LIST', text: 'Vos billets\u00a0: présentez le code de chacun à l’entrée', variable: 'tickets' },
      {
        kind: 'LIST',
        text: 'Vos téléchargements\u00a0: ces liens sont valables 24 heures, vous en trouverez de nouveaux dans votre commande',
        variable: 'downloads',
      },
      { kind: 'BUTTON', text: 'Voir la commande', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Le lien ouvre votre commande sur n’importe quel appareil, pour toute personne qui en dispose.',
      },
    ],
  },
  orderLink: {
    subject: 'Votre lien vers la commande {{number}} chez {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Votre commande {{number}}' },
      {
        kind: 'TEXT',
        text: 'Voici le lien que vous avez demandé. Il ouvre tout ce qui fait partie de votre commande.',
      },
      { kind: 'BUTTON', text: 'Voir la commande', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Le lien fonctionne sur n’importe quel appareil, pour toute personne qui en dispose. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
      },
    ],
  },
  ticketTransferred: {
    subject: 'Votre billet pour {{event}}',
    preheader: 'Il vous a été cédé.',
    blocks: [
      { kind: 'HEADING', text: 'Votre billet pour {{event}}' },
      {
        kind: 'TEXT',
        text: 'Ce billet vous a été cédé par {{from}}. Il n’est qu’à vous\u00a0: l’ancien code ne vaut plus pour ce billet.',
      },
      { kind: 'LIST', text: 'Présentez son code à l’entrée', variable: 'tickets' },
      { kind: 'BUTTON', text: 'Voir le billet', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Le lien ouvre votre billet sur n’importe quel appareil, pour toute personne qui en dispose. Vous pouvez y céder le billet à une autre personne.',
      },
    ],
  },
  ticketGiven: {
    subject: 'Votre billet pour {{event}} a été cédé',
    preheader: 'Il appartient désormais à {{to}}.',
    blocks: [
      { kind: 'HEADING', text: 'Votre billet a été cédé' },
      {
        kind: 'TEXT',
        text: '{{ticket}} pour {{event}} appartient désormais à {{to}}, avec un autre code. {{codes}}',
      },
      { kind: 'FACTS', facts: [{ label: 'Date', value: '{{when}}' }] },
      { kind: 'NOTE', text: 'Si vous ne l’avez pas voulu, écrivez-nous avant le début de l’événement.' },
    ],
  },
  ticketsCanceled: {
    subject: 'Vous avez annulé des billets de votre commande {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Billets annulés' },
      {
        kind: 'TEXT',
        text: 'Vous avez annulé ces billets de votre commande {{number}}. {{codes}} {{refund}}',
      },
      { kind: 'LIST', variable: 'tickets' },
      { kind: 'BUTTON', text: 'Voir la commande', variable: 'link' },
    ],
  },
  orderUnpaid: {
    subject: 'Votre commande {{number}} est en attente de paiement',
    preheader: 'Payez avant le {{until}} pour conserver votre sélection.',
    blocks: [
      { kind: 'HEADING', text: 'En attente de votre paiement' },
      {
        kind: 'TEXT',
        text: 'Nous n’avons pas reçu de paiement pour votre commande {{number}} chez {{siteName}}. Rien n’a été débité. Votre sélection est réservée jusqu’au {{until}}.',
      },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'TEXT', text: 'À payer\u00a0: {{total}}' },
      { kind: 'BUTTON', text: 'Payer maintenant', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Sans paiement d’ici là, la commande est annulée et vous n’avez rien à payer. Le lien fonctionne sur n’importe quel appareil, pour toute personne qui en dispose.',
      },
    ],
  },
  paymentRequest: {
    subject: 'Merci de payer {{amount}} pour votre commande {{number}}',
    preheader: '{{title}}',
    blocks: [
      { kind: 'HEADING', text: 'Demande de paiement' },
      { kind: 'TEXT', text: '{{siteName}} vous demande un paiement pour votre commande {{number}}\u00a0: {{title}}.' },
      { kind: 'TEXT', text: 'À payer\u00a0: {{amount}}' },
      { kind: 'BUTTON', text: 'Payer maintenant', variable: 'link' },
      { kind: 'NOTE', text: 'Le lien fonctionne sur n’importe quel appareil, pour toute personne qui en dispose.' },
    ],
  },
  orderShipped: {
    subject: 'Votre commande {{number}} est en route',
    preheader: 'Voici ce que nous avons expédié.',
    blocks: [
      { kind: 'HEADING', text: 'En route vers vous' },
      { kind: 'TEXT', text: 'Ces articles de votre commande {{number}} sont en route\u00a0:' },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', text: 'Suivre votre colis', variable: 'tracking' },
      { kind: 'BUTTON', text: 'Voir la commande', variable: 'link' },
    ],
  },
  orderCanceled: {
    subject: 'Votre commande {{number}} a été annulée',
    blocks: [
      { kind: 'HEADING', text: 'Votre commande a été annulée' },
      {
        kind: 'TEXT',
        text: 'Nous avons annulé votre commande {{number}} chez {{siteName}}. {{tickets}} {{payment}}',
      },
      { kind: 'LIST', variable: 'message' },
      { kind: 'BUTTON', text: 'Voir la commande', variable: 'link' },
    ],
  },
  orderRefunded: {
    subject: 'Remboursement de {{amount}} sur votre commande {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Remboursement' },
      {
        kind: 'TEXT',
        text: 'Nous vous avons remboursé {{amount}} sur votre commande {{number}}. {{way}}',
      },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', variable: 'message' },
      { kind: 'BUTTON', text: 'Voir la commande', variable: 'link' },
    ],
  },
  orderInvoice: {
    subject: 'Facture {{document}} de votre commande {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Votre facture' },
      {
        kind: 'TEXT',
        text: 'Voici la facture {{document}} de {{amount}} pour votre commande {{number}} chez {{siteName}}.',
      },
      { kind: 'BUTTON', text: 'Ouvrir la facture', variable: 'link' },
    ],
  },
  orderCreditNote: {
    subject: 'Avoir {{document}} sur votre commande {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Votre avoir' },
      {
        kind: 'TEXT',
        text: 'Voici l’avoir {{document}} de {{amount}} sur votre commande {{number}} chez {{siteName}}.',
      },
      { kind: 'BUTTON', text: 'Ouvrir l’avoir', variable: 'link' },
    ],
  },
  backInStock: {
    subject: '{{product}} est de retour',
    blocks: [
      { kind: 'HEADING', text: 'De nouveau en stock' },
      { kind: 'TEXT', text: '{{product}} est de nouveau disponible.' },
      { kind: 'BUTTON', text: 'Voir l’article', variable: 'link' },
      { kind: 'NOTE', text: 'Vous avez demandé cet e-mail. Il n’est envoyé qu’une seule fois.' },
    ],
  },
  ...frGiftCards,
  ...frEvents,
}
