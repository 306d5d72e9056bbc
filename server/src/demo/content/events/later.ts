import type { DemoEvent } from '../event.ts'
import { venues } from '../venues.ts'

/** From two weeks ahead to a month. */
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
    more: [
      '# The evening',
      '- 19:30 doors and a walk-through of the first three dances',
      '- 20:00 first set',
      '- 21:30 stovies, with or without meat',
      '- 22:00 second set',
      '- 23:20 Auld Lang Syne',
      '# The band',
      'The Tarry Fingers are Morag Rennie, fiddle; Dougie Shaw, box; Ailsa Boyd, drums and calling.',
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
    more: [
      '# On the street',
      '- Number 71: Quire Bindery, offcuts and seconds from $3',
      '- Number 84: Table Union, games with a dented box at half price',
      '- Number 90: the block association, with the map and the raffle',
      '# Good to know',
      'Most neighbours take cash; we take cards, too. The street is level, the doors have steps.',
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
    more: [
      '# On press',
      '- Bandstand Press: relief, an 1890 Albion',
      '- Second Shift: screen, four colours',
      '- Avon Type Hall: letterpress, a Heidelberg platen',
      '- Six guests with riso, etching, lithograph and lino',
      '# Talks',
      '- 12:00 How to price a print, with three people who disagree',
      '- 15:00 Paper: what it remembers',
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
    more: [
      '# Programme',
      '- Johann Sebastian Bach: Suite no. 1, shared by three players',
      '- Arvo Pärt: Fratres, arranged for three cellos',
      '- Interval, with wine from the ground floor',
      '- Jule Brandt: Hinterhaus, first performance',
      '# Players',
      'Jule Brandt, Samir Haddad and Ottilie Krüger, cello.',
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
    more: [
      '# The day',
      '- 11:00 folding and piercing',
      '- 13:00 lunch at the long table, included',
      '- 13:45 sewing on tapes',
      '- 15:00 the case: board, cloth, paste',
      '- 16:00 it is a book',
      '# Included',
      'All materials, a bone folder and a needle to keep, and the pattern for making a second one at home.',
    ],
    art: ['roofline', 'amber'],
    tickets: [{ name: 'Place at the table', price: 45, limit: 10, perCheckout: 2 }],
  },
]
