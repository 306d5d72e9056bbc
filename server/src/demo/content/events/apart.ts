import type { DemoEvent } from '../event.ts'
import { venues } from '../venues.ts'

/** One that is over, one that is called off, one that nobody sees yet. */
export const apart: readonly DemoEvent[] = [
  {
    title: 'Bandstand Sunday: brass and buns',
    categories: ['Music and film', 'Outdoors'],
    venue: venues.parkGreen,
    when: { days: -13, weekday: 7, at: '14:00', hours: 3 },
    teaser: 'Two bands, one bandstand, four hundred buns.',
    about: [
      'The first of the season. The Southgate Silver Band play from two, the younger half of them from half past three, and the buns last until they do not.',
    ],
    more: [
      '# The afternoon',
      '- 14:00 the Southgate Silver Band: marches, and one waltz by request',
      '- 15:00 buns',
      '- 15:30 the Silver Band Juniors: film music, louder',
      '- 16:30 both bands, one hymn, all verses',
    ],
    art: ['lights', 'amber'],
    tickets: [
      { name: 'Deckchair', price: 5, limit: 120 },
      { name: 'Deckchair and bun', price: 7, limit: 80 },
    ],
    winter: {
      title: 'Stove-side Sunday: brass and buns',
      categories: ['Music and film'],
      venue: venues.railwayArch,
      teaser: 'Two bands, one stove, four hundred buns.',
      about: [
        'The bandstand is shut for the winter, so the deckchairs have come indoors. The Southgate Silver Band play from two, the younger half of them from half past three, and the buns last until they do not.',
      ],
    },
  },
  {
    title: 'Moonlit harbour swim',
    categories: ['Outdoors'],
    venue: venues.harbourside,
    when: { days: 24, weekday: 2, at: '21:00', hours: 1.5 },
    teaser: 'Six hundred metres by lantern, with boats alongside.',
    about: [
      'Cancelled: the harbour master needs the basin that night for a crane on a barge, and no swimmer argues with a crane. Everyone who booked has an email. The next full moon is being negotiated.',
      'It would have been two lengths of the old basin in the dark, a lantern at every ladder and a rowing boat to every six swimmers, with soup on the quay for whoever came out.',
    ],
    more: [
      '# If you booked',
      '- Your ticket no longer admits anybody; you need not send it back',
      '- The office refunds every ticket by hand. If you have not heard, answer the email with your order number',
      '- Whoever booked is written to before the next date goes on sale',
    ],
    art: ['waves', 'tent'],
    tickets: [{ name: 'Swimmer', price: 9, limit: 60 }],
    state: 'canceled',
    winter: {
      title: 'Frosty harbour dip',
      teaser: 'Sixty metres by lantern, and a sauna on the pontoon.',
      about: [
        'Cancelled: the harbour master needs the basin that night for a crane on a barge, and no swimmer argues with a crane. Everyone who booked has an email. The next frost is being negotiated.',
        'It would have been once across the old basin in the dark, a lantern at every ladder and a rowing boat to every six swimmers, with a sauna on the pontoon for whoever came out.',
      ],
    },
  },
  {
    title: 'Winter market: the first plan',
    venue: venues.tobaccoDock,
    when: { days: 86, weekday: 6, at: '16:00', hours: 5 },
    teaser: 'Stalls, carols and hot things in paper cups.',
    about: ['Dates are held, makers are not asked yet. Publish when the kitchens have said yes.'],
    art: ['bunting', 'candy'],
    tickets: [
      { name: 'Standard', price: 10, limit: 300 },
      { name: 'Concession', price: 6, limit: 100 },
    ],
    state: 'draft',
    summer: {
      title: 'Summer market: the first plan',
      teaser: 'Stalls, straw hats and cold things in paper cups.',
    },
  },
]
