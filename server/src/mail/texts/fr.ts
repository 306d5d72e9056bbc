import type { Texts } from '../template.ts'

const ask = 'Si vous n’avez rien demandé, il ne se passe rien.'

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
      { kind: 'HEADING', text: 'Choisir un autre mot de passe' },
      {
        kind: 'TEXT',
        text: 'Ouvrez ce lien dans les 30 minutes pour choisir un autre mot de passe. Il ne sert qu’une fois.',
      },
      { kind: 'BUTTON', text: 'Choisir un mot de passe', variable: 'link' },
      { kind: 'NOTE', text: `${ask} Votre mot de passe reste le même.` },
    ],
  },
  activation: {
    subject: 'Bienvenue chez {{siteName}}',
    preheader: 'Choisissez un mot de passe pour votre compte.',
    blocks: [
      { kind: 'HEADING', text: 'Bienvenue chez {{siteName}}' },
      {
        kind: 'TEXT',
        text: 'Vous avez un compte chez nous. Choisissez un mot de passe dans la journée. Le lien ne sert qu’une fois.',
      },
      { kind: 'BUTTON', text: 'Choisir un mot de passe', variable: 'link' },
      { kind: 'NOTE', text: 'Trop tard ? La page de connexion vous enverra un autre lien.' },
    ],
  },
  changedPassword: {
    subject: 'Votre mot de passe pour {{siteName}} a changé',
    blocks: [
      { kind: 'HEADING', text: 'Votre mot de passe a changé' },
      { kind: 'TEXT', text: 'Il a été changé le {{when}}, et vous avez été déconnecté partout.' },
      { kind: 'NOTE', text: 'Si ce n’était pas vous, demandez tout de suite un autre mot de passe et prévenez-nous.' },
    ],
  },
  changedEmail: {
    subject: 'Votre adresse e-mail chez {{siteName}} a changé',
    blocks: [
      { kind: 'HEADING', text: 'Votre adresse e-mail a changé' },
      {
        kind: 'TEXT',
        text: 'Le {{when}}, l’adresse de votre compte est devenue {{email}}. Nous écrivons désormais à cette adresse.',
      },
      { kind: 'NOTE', text: 'Si ce n’était pas vous, prévenez-nous tout de suite.' },
    ],
  },
  newSignIn: {
    subject: 'Nouvelle connexion à {{siteName}}',
    preheader: '{{device}}, {{when}}',
    blocks: [
      { kind: 'HEADING', text: 'Une nouvelle connexion' },
      { kind: 'TEXT', text: 'Votre compte a été utilisé depuis un appareil que nous ne connaissions pas.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Appareil', value: '{{device}}' },
          { label: 'Adresse', value: '{{address}}' },
          { label: 'Heure', value: '{{when}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Voir vos sessions', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Si c’était vous, il n’y a rien à faire. Sinon, terminez cette session et changez de mot de passe.',
      },
    ],
  },
  manyGuesses: {
    subject: 'Quelqu’un essaie de se connecter à votre compte chez {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Beaucoup de mots de passe ou de codes faux' },
      {
        kind: 'TEXT',
        text: 'Plus de dix ont été saisis pour votre compte, sans succès. Chaque nouvel essai doit attendre, un quart d’heure au plus.',
      },
      { kind: 'FACTS', facts: [{ label: 'Heure', value: '{{when}}' }] },
      {
        kind: 'NOTE',
        text: 'Si c’était vous, attendez un peu ou connectez-vous autrement. Sinon, il n’y a rien à faire tant que personne d’autre ne connaît ce qui sert à vous connecter.',
      },
    ],
  },
  factorChanged: {
    subject: 'Votre connexion à {{siteName}} a changé',
    blocks: [
      { kind: 'HEADING', text: 'Votre connexion a changé' },
      { kind: 'TEXT', text: '{{change}}' },
      { kind: 'FACTS', facts: [{ label: 'Heure', value: '{{when}}' }] },
      { kind: 'NOTE', text: 'Si ce n’était pas vous, changez tout de suite de mot de passe et prévenez-nous.' },
    ],
  },
  memberApproved: {
    subject: 'Vous êtes membre de {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Vous êtes membre' },
      { kind: 'TEXT', text: 'Votre adhésion à {{siteName}} est acceptée. Vous pouvez vous connecter.' },
      { kind: 'BUTTON', text: 'Se connecter', variable: 'link' },
    ],
  },
  accountDeleted: {
    subject: 'Votre compte chez {{siteName}} a été supprimé',
    blocks: [
      { kind: 'HEADING', text: 'Votre compte a été supprimé' },
      {
        kind: 'TEXT',
        text: 'Il a été supprimé le {{when}}. De vos commandes, nous gardons ce qu’exige la comptabilité. Vos billets restent valables.',
      },
      {
        kind: 'NOTE',
        text: 'Si vous ne l’avez pas demandé, dites-le-nous. Vous pouvez vous réinscrire avec cette adresse à tout moment.',
      },
    ],
  },
  approvalNeeded: {
    subject: '{{member}} attend votre accord',
    blocks: [
      { kind: 'HEADING', text: 'Quelqu’un vous attend' },
      { kind: 'TEXT', text: '{{member}} s’est inscrit chez {{siteName}} et pourra se connecter avec votre accord.' },
      { kind: 'BUTTON', text: 'Voir les membres', variable: 'link' },
    ],
  },
  invitation: {
    subject: 'Votre accès à l’administration de {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Bienvenue dans l’équipe' },
      {
        kind: 'TEXT',
        text: 'Vous faites partie de l’équipe de {{siteName}} ({{role}}). Ouvrez ce lien dans les sept jours pour vous connecter. Il ne sert qu’une fois.',
      },
      { kind: 'BUTTON', text: 'Se connecter', variable: 'link' },
      { kind: 'NOTE', text: 'La page de connexion vous envoie un autre lien quand vous en avez besoin.' },
    ],
  },
  signInLink: {
    subject: 'Votre lien de connexion à {{siteName}}',
    preheader: 'Il est valable une heure.',
    blocks: [
      { kind: 'HEADING', text: 'Se connecter à l’administration' },
      { kind: 'TEXT', text: 'Ouvrez ce lien dans l’heure pour vous connecter. Il ne sert qu’une fois.' },
      { kind: 'BUTTON', text: 'Se connecter', variable: 'link' },
      { kind: 'NOTE', text: ask },
    ],
  },
  orderConfirmation: {
    subject: 'Votre commande {{number}} chez {{siteName}}',
    preheader: 'Merci. Voici vos achats.',
    blocks: [
      { kind: 'HEADING', text: 'Merci de votre commande' },
      { kind: 'TEXT', text: 'Nous avons votre commande {{number}}. Voici vos achats.' },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', variable: 'totals' },
      { kind: 'LIST', text: 'Vos billets', variable: 'tickets' },
      { kind: 'LIST', text: 'Vos téléchargements', variable: 'downloads' },
      { kind: 'BUTTON', text: 'Voir la commande', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Le lien ouvre votre commande, vos billets et vos téléchargements sur tout appareil, pour toute personne qui l’a. Présentez le code de chaque billet à l’entrée.',
      },
    ],
  },
  orderLink: {
    subject: 'Votre lien vers la commande {{number}} chez {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Votre commande {{number}}' },
      {
        kind: 'TEXT',
        text: 'Voici le lien que vous avez demandé. Il ouvre votre commande, vos billets et vos téléchargements.',
      },
      { kind: 'BUTTON', text: 'Voir la commande', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Le lien fonctionne sur tout appareil, pour toute personne qui l’a. Si vous ne l’avez pas demandé, ignorez ce message.',
      },
    ],
  },
  orderUnpaid: {
    subject: 'Votre commande {{number}} attend son paiement',
    preheader: 'Payez avant le {{until}} pour garder vos articles.',
    blocks: [
      { kind: 'HEADING', text: 'Votre paiement est attendu' },
      {
        kind: 'TEXT',
        text: 'Nous n’avons pas reçu de paiement pour votre commande {{number}} chez {{siteName}}. Rien n’a été débité. Vos articles sont réservés jusqu’au {{until}}.',
      },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'TEXT', text: 'À payer : {{total}}' },
      { kind: 'BUTTON', text: 'Payer maintenant', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Sans paiement d’ici là, la commande est annulée et vous ne devez rien. Le lien fonctionne sur tout appareil, pour toute personne qui l’a.',
      },
    ],
  },
  orderShipped: {
    subject: 'Votre commande {{number}} est en route',
    preheader: 'Ce que nous avons envoyé et comment le suivre.',
    blocks: [
      { kind: 'HEADING', text: 'En route vers vous' },
      { kind: 'TEXT', text: 'De votre commande {{number}}, ceci est en route :' },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', text: 'Suivre l’envoi', variable: 'tracking' },
      { kind: 'BUTTON', text: 'Voir la commande', variable: 'link' },
    ],
  },
  orderCanceled: {
    subject: 'Votre commande {{number}} est annulée',
    blocks: [
      { kind: 'HEADING', text: 'Votre commande est annulée' },
      {
        kind: 'TEXT',
        text: 'Nous avons annulé votre commande {{number}} chez {{siteName}}. Ses billets ne sont plus valables.',
      },
      { kind: 'LIST', variable: 'message' },
      { kind: 'BUTTON', text: 'Voir la commande', variable: 'link' },
    ],
  },
  orderRefunded: {
    subject: '{{amount}} de votre commande {{number}} vous sont remboursés',
    blocks: [
      { kind: 'HEADING', text: 'Remboursement' },
      {
        kind: 'TEXT',
        text: 'Nous vous remboursons {{amount}} de votre commande {{number}}, par le moyen de votre paiement. Votre banque peut mettre quelques jours à l’afficher.',
      },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', variable: 'message' },
      { kind: 'BUTTON', text: 'Voir la commande', variable: 'link' },
    ],
  },
  backInStock: {
    subject: '{{product}} est de retour',
    blocks: [
      { kind: 'HEADING', text: 'De retour' },
      { kind: 'TEXT', text: '{{product}} est de nouveau disponible.' },
      { kind: 'BUTTON', text: 'Voir l’article', variable: 'link' },
      { kind: 'NOTE', text: 'Vous nous l’aviez demandé. Nous ne vous écrivons qu’une fois.' },
    ],
  },
  rsvpConfirmation: {
    subject: 'Vous venez : {{event}}',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'Vous venez' },
      { kind: 'TEXT', text: 'Nous nous réjouissons de vous accueillir : {{event}}.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Quand', value: '{{when}}' },
          { label: 'Où', value: '{{place}}' },
        ],
      },
      { kind: 'LIST', text: 'Qui vient', variable: 'party' },
      { kind: 'BUTTON', text: 'Modifier la réponse', variable: 'link' },
      { kind: 'NOTE', text: 'Si vous ne pouvez pas venir, dites-le-nous : votre place servira à quelqu’un d’autre.' },
    ],
  },
  rsvpWaitlist: {
    subject: 'Vous êtes sur la liste d’attente : {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'Vous êtes sur la liste d’attente' },
      {
        kind: 'TEXT',
        text: 'Toutes les places sont prises : {{event}}. Nous vous écrirons dès que vous en aurez une.',
      },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Quand', value: '{{when}}' },
          { label: 'Où', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Voir ou modifier la réponse', variable: 'link' },
    ],
  },
  rsvpPromoted: {
    subject: 'Vous avez une place : {{event}}',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'Une place est libre pour vous' },
      { kind: 'TEXT', text: 'Vous étiez sur la liste d’attente : {{event}}. Vous avez maintenant une place.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Quand', value: '{{when}}' },
          { label: 'Où', value: '{{place}}' },
        ],
      },
      { kind: 'LIST', text: 'Qui vient', variable: 'party' },
      { kind: 'BUTTON', text: 'Modifier la réponse', variable: 'link' },
      { kind: 'NOTE', text: 'Si vous ne pouvez pas venir, dites-le-nous : votre place servira à quelqu’un d’autre.' },
    ],
  },
  rsvpDeclined: {
    subject: 'Vous ne venez pas : {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'Merci de nous l’avoir dit' },
      { kind: 'TEXT', text: 'Vous ne venez pas : {{event}}. Si cela change, répondez de nouveau.' },
      { kind: 'BUTTON', text: 'Modifier la réponse', variable: 'link' },
    ],
  },
  eventCanceled: {
    subject: 'Annulé : {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'L’événement est annulé' },
      { kind: 'TEXT', text: '{{event}} n’aura pas lieu. Nous en sommes désolés.' },
      { kind: 'NOTE', text: 'Si vous avez payé, rien n’est remboursé automatiquement : contactez-nous.' },
      { kind: 'FACTS', facts: [{ label: 'Quand', value: '{{when}}' }] },
      { kind: 'BUTTON', text: 'Voir l’événement', variable: 'link' },
    ],
  },
}
