import type { DemoEvent } from '../event.ts'
import { venues } from '../venues.ts'

/** From three weeks ahead to three months. */
export const later: readonly DemoEvent[] = [
  {
    title: 'Ceilidh in the rope store',
    venue: venues.ropeStore,
    when: { days: 16, weekday: 6, at: '19:30', hours: 4 },
    teaser: 'Fiddle, box and drums. Every dance is called, so nobody has to know one.',
    about: [
      'Eighty metres of floor, which is what a rope needs and a Strip the Willow can use. The Tarry Fingers play two sets with a break for stovies.',
      'Flat shoes. You will be asked to dance, and you may say no.',
    ],
    art: ['wheel', 'meadow'],
    tickets: [
      { name: 'Dancer', price: 14, limit: 120, feeAdded: true },
      { name: 'Concession', price: 10, limit: 40 },
      { name: 'Dancer, and a bit more', price: 18, donation: true, about: 'From £18: what is above goes to the band.' },
    ],
  },
  {
    title: 'Stoop sale on Wyckoff Street',
    venue: venues.stoop,
    when: { days: 19, weekday: 6, at: '10:00', hours: 6 },
    teaser: 'Twenty-two stoops, three of ours, and lemonade at number 84.',
    about: [
      'Quire Bindery and Table Union take a stoop each for the day, between record crates and somebody’s whole kitchen. Look for the green flags.',
      'Free to walk. Tell us that you are coming and we will send the map.',
    ],
    art: ['bunting', 'meadow'],
    guests: 500,
    winter: {
      title: 'Parlour sale on Wyckoff Street',
      teaser: 'Twelve front rooms, two of ours, and hot cider at number 84.',
      about: [
        'Too cold for the stoops, so the doors are open instead: Quire Bindery and Table Union take a front room each, between record crates and somebody’s whole kitchen. Look for the green flags.',
        'Free to walk. Reply and we will send the map.',
      ],
    },
  },
  {
    title: 'Print fair: ten presses, one hall',
    venue: venues.paintworks,
    when: { days: 22, weekday: 7, at: '10:30', hours: 6.5 },
    teaser: 'Relief, screen, riso, etching: every press runs, and you may pull the handle.',
    about: [
      'Ten printers bring a press each and keep it going all day. Buy what comes off, or make one: a postcard on each of the ten is a set, and the set is a prize.',
      '- Talks at noon and at three, in the paper store',
      '- Under-16s come free and leave inky',
    ],
    art: ['blocks', 'night'],
    tickets: [
      { name: 'Day ticket', price: 6, limit: 400 },
      { name: 'Under 16', price: 0 },
      { name: 'Postcard set', price: 15, limit: 100, about: 'Day ticket, and one card on each press.' },
    ],
  },
  {
    title: 'Three cellos in the courtyard',
    venue: venues.hinterhof,
    currency: 'EUR',
    when: { days: 26, weekday: 5, at: '20:00', hours: 2 },
    teaser: 'Bach, Pärt and a new piece for three players and the neighbours’ windows.',
    about: [
      'The third yard has an echo of just under a second, and the trio have written for it. If it rains we play on the stairs, and that is written for, too.',
      'Ninety seats on benches, and the balconies are taken by those who live behind them.',
    ],
    art: ['vinyl', 'night'],
    tickets: [
      { name: 'Bench', price: 18, limit: 90, feeAdded: true },
      { name: 'Reduced', price: 11, limit: 25 },
    ],
    winter: {
      title: 'Three cellos on the stairs',
      about: [
        'In summer the trio play the third yard; in winter they play its staircase, which has an echo of two seconds and a half. The new piece is written for it.',
        'Ninety cushions on five landings, and the neighbours come out of their doors.',
      ],
    },
  },
  {
    title: 'Bind your own notebook',
    venue: venues.railwayArch,
    when: { days: 29, weekday: 7, at: '11:00', hours: 5 },
    teaser: 'Fold, pierce, sew, case. At four o’clock it is a book.',
    about: [
      'A day at a long table with both halves of Quire Bindery. You choose cloth and endpapers, sew ten sections on tapes, and go home with an A5 book that lies flat.',
      'Everything is there. Strong glasses help after lunch.',
    ],
    art: ['roofline', 'amber'],
    tickets: [{ name: 'Place at the table', price: 45, limit: 10, perCheckout: 2 }],
  },
  {
    title: 'Paper lanterns with Oda Studio',
    venue: venues.listeningRoom,
    currency: 'JPY',
    when: { days: 33, weekday: 6, at: '14:00', hours: 3 },
    teaser: 'Bamboo, washi and a brush, above the river in Nakameguro.',
    about: [
      'Oda Mariko has made lanterns for her district’s summer festival since she was nine. She shows two frames, one easy, and you paint and hang the one you made.',
      'In Japanese and English. Lantern Row’s Tom is there to be told what he does wrong.',
    ],
    art: ['lights', 'candy'],
    tickets: [
      { name: 'Lantern and tea', price: 8800, limit: 16, perCheckout: 2 },
      { name: 'Tea and watching', price: 2200, limit: 10 },
    ],
  },
  {
    title: 'Harbour rowing and picnic',
    venue: venues.harbourside,
    when: { days: 37, weekday: 7, at: '10:00', hours: 5 },
    teaser: 'Six gigs, one lap of the Floating Harbour, and a very long tablecloth.',
    about: [
      'Crews are drawn from a hat, so come alone or prepared to be parted. The pilot gigs are stable, the coxes are kind, and the lap takes forty minutes.',
      'Free. The tablecloth is ours, what is on it is yours.',
    ],
    art: ['boats', 'sea'],
    guests: 36,
    winter: {
      title: 'Harbour lantern row and soup',
      teaser: 'Six gigs, one lap of the Floating Harbour by lantern, and a very long table.',
      about: [
        'Crews are drawn from a hat, so come alone or prepared to be parted. The pilot gigs are stable, the coxes are kind, and the lap takes forty minutes. Wear everything.',
        'Free. The soup is ours, the bread is yours.',
      ],
    },
  },
  {
    title: 'Dyeing with kitchen scraps',
    venue: venues.chandlery,
    when: { days: 41, weekday: 6, at: '10:30', hours: 5 },
    teaser: 'Onion skins, avocado stones and last year’s tea make nine colours that last.',
    about: [
      'Plainweave bring a bolt of end-of-roll cotton and the big pans. You dye a tote and two metres of cloth, and learn why the pink one was avocado all along.',
      'Bring an apron, and any onion skins you have been keeping without knowing why.',
    ],
    art: ['leaves', 'sea'],
    tickets: [{ name: 'Place at the pans', price: 52, limit: 12 }],
  },
  {
    title: 'Type and tea: a letterpress evening',
    venue: venues.typeShop,
    currency: 'USD',
    when: { days: 44, weekday: 2, at: '18:00', hours: 3 },
    teaser: 'Set six lines by hand. There is no undo, which is the point.',
    about: [
      'A composing stick, a case of Caslon and an hour of quiet, then ink. Everyone sets six lines and prints thirty; the room swaps at the end.',
    ],
    art: ['blocks', 'plum'],
    tickets: [
      { name: 'Case and stick', price: 32, limit: 14, feeAdded: true },
      { name: 'Early bird', price: 26, limit: 6, sale: { to: 20 }, about: 'Until three weeks before.' },
    ],
  },
  {
    title: 'Seed swap and potting afternoon',
    venue: venues.linksGreen,
    when: { days: 51, weekday: 7, at: '13:00', hours: 3.5 },
    teaser: 'Bring what you saved. Mossgate Pots bring the pots.',
    about: [
      'Tables by family: beans with beans, brassicas with their enemies. Label what you bring with a name and a year, and take as much as you leave, or a little more.',
      'Anyone under ten pots up one sunflower, to keep.',
    ],
    art: ['leaves', 'meadow'],
    guests: 150,
    winter: {
      venue: venues.ropeStore,
    },
  },
  {
    title: 'Board games at the Kawabe Listening Room',
    venue: venues.listeningRoom,
    currency: 'JPY',
    when: { days: 58, weekday: 5, at: '19:00', hours: 4 },
    teaser: 'Vinyl on, phones in the drawer, and the first Japanese edition of Tidetables.',
    about: [
      'Table Union teach four of their games at eight tables. Kawabe-san chooses the records to fit, and has opinions about Carousel.',
      'One drink is in the ticket.',
    ],
    art: ['vinyl', 'sea'],
    tickets: [{ name: 'Seat and a drink', price: 2400, limit: 32, perCheckout: 4 }],
  },
  {
    title: 'Open-air cinema: A Matter of Life and Death',
    venue: venues.parkGreen,
    when: { days: 65, weekday: 6, at: '20:30', hours: 2.5 },
    teaser: 'The one with the staircase, in front of a bandstand that looks like it.',
    about: [
      'Doors at seven, the brass quintet from half past, the film at dusk. The first eight rows have deckchairs; behind them it is grass and what you bring.',
      'If it rains we move to the next evening, and your ticket with it.',
    ],
    art: ['screen', 'plum'],
    tickets: [
      { name: 'Grass', price: 12, limit: 250, feeAdded: true },
      { name: 'Deckchair', price: 16, limit: 64, feeAdded: true },
      {
        name: 'Family on the grass',
        price: 32,
        limit: 50,
        about: 'Two adults, up to three children, one blanket of ours.',
      },
    ],
    winter: {
      title: 'Winter cinema: A Matter of Life and Death',
      venue: venues.paintworks,
      teaser: 'The one with the staircase, in a hall that has one like it.',
      about: [
        'Doors at seven, the brass quintet from half past, the film at half past eight. The first eight rows have deckchairs; behind them there are benches and cushions.',
      ],
      tickets: [
        { name: 'Bench', price: 12, limit: 250, feeAdded: true },
        { name: 'Deckchair', price: 16, limit: 64, feeAdded: true },
        { name: 'Family bench', price: 32, limit: 50, about: 'Two adults, up to three children, one blanket of ours.' },
      ],
    },
  },
  {
    title: 'The big fair: nine workshops, one field',
    venue: venues.parkGreen,
    when: { days: 79, weekday: 6, at: '11:00', hours: 10 },
    teaser: 'Stalls, a big wheel, a dog show, and the only day when all nine are in one place.',
    about: [
      'Every year we close the shops for a day and put everything in a field. Forty stalls, hourly classes, a wheel with sixteen gondolas, and a dog show with more prizes than dogs.',
      'At nine the lights go on and the band comes out.',
      '# The day',
      '- 11:00 gates and first kiln',
      '- 14:00 dog show, main ring',
      '- 17:00 auction of seconds',
      '- 21:00 lights',
    ],
    art: ['wheel', 'tent'],
    tickets: [
      { name: 'Early bird', price: 10, limit: 200, sale: { to: 30 }, perCheckout: 6, about: 'For those who plan.' },
      {
        name: 'Day ticket',
        price: 14,
        limit: 900,
        sale: { from: 30 },
        feeAdded: true,
        about: 'On sale when the early birds have flown.',
      },
      { name: 'Family', price: 34, limit: 200, about: 'Two adults and up to four children.' },
      {
        name: 'Friend of the fair',
        price: 40,
        donation: true,
        perCheckout: 4,
        about: 'From £40, with a badge and our thanks.',
      },
    ],
    winter: {
      title: 'The winter fair: nine workshops, one dock',
      venue: venues.tobaccoDock,
      teaser: 'Stalls, stoves, a dog show, and the only day when all nine are under one roof.',
      about: [
        'Every year we close the shops for a day and put everything under one iron roof. Forty stalls, hourly classes, stoves to stand around, and a dog show with more prizes than dogs.',
        'At nine the lights go on along the dock and the band comes out.',
        '# The day',
        '- 11:00 gates and first kiln',
        '- 14:00 dog show, lower dock',
        '- 17:00 auction of seconds',
        '- 21:00 lights',
      ],
    },
  },
]
