import type { EventTexts } from './template.ts'

/** Mails to guests of events, and of tickets that were changed or given back. */
export const frEvents: EventTexts = {
  rsvpConfirmation: {
    subject: 'Votre participation\u00a0: {{event}}',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'Votre participation est confirmée' },
      {
        kind: 'TEXT',
        text: 'Nous avons bien noté votre participation à «\u00a0{{event}}\u00a0». Au plaisir de vous y accueillir.',
      },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Quand', value: '{{when}}' },
          { label: 'Où', value: '{{place}}' },
        ],
      },
      { kind: 'LIST', text: 'Participants', variable: 'party' },
      { kind: 'LIST', variable: 'online' },
      { kind: 'BUTTON', text: 'Modifier la réponse', variable: 'link' },
      { kind: 'NOTE', text: 'Si vous ne pouvez pas venir, merci de modifier votre réponse.' },
    ],
  },
  rsvpWaitlist: {
    subject: 'Vous êtes sur la liste d’attente\u00a0: {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'Vous êtes sur la liste d’attente' },
      {
        kind: 'TEXT',
        text: 'Toutes les places pour «\u00a0{{event}}\u00a0» sont prises. Nous vous écrirons dès que vous en aurez une.',
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
    subject: 'Vous avez une place\u00a0: {{event}}',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'Vous avez une place' },
      {
        kind: 'TEXT',
        text: 'Vous étiez sur la liste d’attente pour «\u00a0{{event}}\u00a0». Vous avez maintenant une place.',
      },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Quand', value: '{{when}}' },
          { label: 'Où', value: '{{place}}' },
        ],
      },
      { kind: 'LIST', text: 'Participants', variable: 'party' },
      { kind: 'LIST', variable: 'online' },
      { kind: 'BUTTON', text: 'Modifier la réponse', variable: 'link' },
      { kind: 'NOTE', text: 'Si vous ne pouvez pas venir, merci de modifier votre réponse.' },
    ],
  },
  rsvpDeclined: {
    subject: 'Votre réponse\u00a0: {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'Merci pour votre réponse' },
      {
        kind: 'TEXT',
        text: 'Vous ne venez pas à «\u00a0{{event}}\u00a0». Si cela change, vous pouvez répondre à nouveau tant que les inscriptions sont ouvertes.',
      },
      { kind: 'BUTTON', text: 'Modifier la réponse', variable: 'link' },
    ],
  },
  eventCanceled: {
    subject: 'Annulé\u00a0: {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'L’événement est annulé' },
      { kind: 'TEXT', text: '«\u00a0{{event}}\u00a0» n’aura pas lieu. Nous en sommes désolés. {{payment}}' },
      { kind: 'FACTS', facts: [{ label: 'Quand', value: '{{when}}' }] },
      { kind: 'BUTTON', text: 'Voir l’événement', variable: 'link' },
    ],
  },
  eventMoved: {
    subject: 'Déplacé\u00a0: {{event}}',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'L’événement est déplacé' },
      { kind: 'TEXT', text: 'La date ou le lieu de «\u00a0{{event}}\u00a0» a changé. {{giveBack}}' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Quand', value: '{{when}}' },
          { label: 'Où', value: '{{place}}' },
          { label: 'Quand, avant', value: '{{formerWhen}}' },
          { label: 'Où, avant', value: '{{formerPlace}}' },
        ],
      },
      { kind: 'LIST', variable: 'links' },
    ],
  },
  eventReminder: {
    subject: 'Bientôt\u00a0: {{event}}',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'À bientôt' },
      { kind: 'TEXT', text: 'Nous avons hâte de vous retrouver\u00a0: {{event}}.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Quand', value: '{{when}}' },
          { label: 'Où', value: '{{place}}' },
        ],
      },
      { kind: 'LIST', variable: 'links' },
    ],
  },
  eventPlaces: {
    subject: 'Nouvelles places\u00a0: {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'De nouvelles places sont libres' },
      {
        kind: 'TEXT',
        text: 'Vous êtes sur la liste d’attente de «\u00a0{{event}}\u00a0». De nouvelles places sont libres\u00a0: inscrivez-vous sur la page de l’événement tant qu’il en reste.',
      },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Quand', value: '{{when}}' },
          { label: 'Où', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Voir l’événement', variable: 'link' },
    ],
  },
  eventWaitingJoined: {
    subject: 'Liste d’attente\u00a0: {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'Vous êtes sur la liste d’attente' },
      {
        kind: 'TEXT',
        text: 'Vous attendez des billets pour «\u00a0{{event}}\u00a0». Dès que suffisamment de billets se libèrent pour vous, nous vous les réservons et vous écrivons à cette adresse.',
      },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Billets', value: '{{tickets}}' },
          { label: 'Place dans la liste', value: '{{position}}' },
          { label: 'Quand', value: '{{when}}' },
          { label: 'Où', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Voir votre place', variable: 'link' },
      { kind: 'NOTE', text: 'Le lien montre où vous en êtes et permet de quitter la liste.' },
    ],
  },
  eventWaitingOffer: {
    subject: 'Des billets pour {{event}} vous sont réservés',
    blocks: [
      { kind: 'HEADING', text: 'Il y a des billets pour vous' },
      {
        kind: 'TEXT',
        text: 'Les billets que vous attendiez sont libres. Nous vous les réservons jusqu’au {{until}}\u00a0; ensuite, ils vont à la personne suivante.',
      },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Billets', value: '{{tickets}}' },
          { label: 'Quand', value: '{{when}}' },
          { label: 'Où', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Acheter les billets', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Si vous n’en voulez plus, refusez l’offre sur la même page\u00a0: d’autres personnes les attendent.',
      },
    ],
  },
  eventWaitingEnded: {
    subject: '{{event}} est annulé',
    blocks: [
      { kind: 'HEADING', text: 'La liste d’attente est fermée' },
      { kind: 'TEXT', text: '«\u00a0{{event}}\u00a0» est annulé, et la liste d’attente des billets prend fin.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Quand', value: '{{when}}' },
          { label: 'Où', value: '{{place}}' },
        ],
      },
    ],
  },
  eventMessage: {
    subject: 'Du nouveau\u00a0: {{event}}',
    blocks: [
      { kind: 'HEADING', text: '{{event}}' },
      { kind: 'TEXT', text: 'L’organisateur a des nouvelles pour vous.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Quand', value: '{{when}}' },
          { label: 'Où', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Voir l’événement', variable: 'link' },
    ],
  },
  ticketChanged: {
    subject: 'Vous avez échangé un billet de votre commande {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Billet échangé' },
      { kind: 'TEXT', text: 'Vous avez échangé un billet de votre commande {{number}}. Voici votre billet\u00a0:' },
      { kind: 'LIST', variable: 'tickets' },
      { kind: 'TEXT', text: 'Le code de l’ancien n’admet plus personne\u00a0:' },
      { kind: 'LIST', variable: 'formerTickets' },
      { kind: 'TEXT', text: '{{refund}}' },
      { kind: 'BUTTON', text: 'Voir la commande', variable: 'link' },
    ],
  },
  ticketGivenBack: {
    subject: 'Un billet de votre commande {{number}} a été rendu',
    blocks: [
      { kind: 'HEADING', text: 'Billet rendu' },
      {
        kind: 'TEXT',
        text: 'Ce billet de votre commande {{number}} a été rendu par {{holder}}, à qui il appartenait désormais. Il n’admet plus personne. La somme payée vous est remboursée, car vous l’avez acheté. {{refund}}',
      },
      { kind: 'LIST', variable: 'tickets' },
      { kind: 'BUTTON', text: 'Voir la commande', variable: 'link' },
    ],
  },
}
