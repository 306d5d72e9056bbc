import type { DemoEvent } from '../event.ts'
import { venues } from '../venues.ts'

/** Events of the month before, beside the Sunday of brass and buns. */
export const past: readonly DemoEvent[] = [
  {
    title: 'Glaze testing: two hundred small tiles',
    categories: ['Workshops'],
    venue: venues.chandlery,
    when: { days: -9, weekday: 6, at: '10:30', hours: 4 },
    teaser: 'Everybody mixes three glazes and takes home the one that failed best.',
    about: [
      'Harbour & Kiln fired all two hundred the same night. The wall of results hangs in the chandlery until the next test, with names.',
    ],
    more: [
      '# What was tested',
      '- Sixty tenmokus, of which eleven broke the way they should',
      '- Forty ash glazes, from apple wood to pizza oven',
      '- A hundred of everything else, one of which is still sticky',
    ],
    art: ['pots', 'sea'],
    tickets: [{ name: 'Bench and glazes', price: 24, limit: 20 }],
  },
  {
    title: 'Needle drop: one side each',
    categories: ['Music and film'],
    venue: venues.listeningRoom,
    currency: 'JPY',
    when: { days: -18, weekday: 5, at: '19:00', hours: 3 },
    teaser: 'Bring one record, play one side, say nothing until it is over.',
    about: [
      'Fourteen sides were played, from Hiroshi Yoshimura to a church choir from Fife. Kawabe-san approved of nine.',
    ],
    more: [
      '# What was played',
      '- Hiroshi Yoshimura: Music for Nine Post Cards, side one',
      '- Alice Coltrane: Journey in Satchidananda, side two',
      '- Haruomi Hosono: Pacific, side one',
      '- A church choir from Fife, 1974, private pressing',
    ],
    art: ['vinyl', 'candy'],
    tickets: [{ name: 'Seat and a drink', price: 1800, limit: 32 }],
  },
  {
    title: 'Lino for beginners: one leaf, two colours',
    categories: ['Workshops'],
    venue: venues.paintworks,
    when: { days: -27, weekday: 7, at: '11:00', hours: 4 },
    teaser: 'Cut a leaf, print it twenty times, swap nineteen.',
    about: ['Twelve people, twelve leaves and no stitches. The complete set hangs above the proofing press.'],
    more: [
      '# What was made',
      'Two hundred and forty leaves: twelve stayed with their makers, the others were swapped until nobody had two alike. The next one is for two leaves.',
    ],
    art: ['leaves', 'paper'],
    tickets: [{ name: 'Place at the bench', price: 36, limit: 12 }],
  },
]
