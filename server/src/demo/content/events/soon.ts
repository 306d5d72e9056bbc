import type { DemoEvent } from '../event.ts'
import { venues } from '../venues.ts'

/** The next three weeks. */
export const soon: readonly DemoEvent[] = [
  {
    title: 'Lamplight late: drawing after hours',
    venue: venues.railwayArch,
    when: { days: 0, at: '19:30', hours: 2.5 },
    teaser: 'Twelve lamps, two models, one arch. Paper and charcoal are on the table.',
    about: [
      'Once a month Lantern Row turns off the big lights and lets people draw by what it makes. Two clothed models hold poses from one minute to half an hour, each under a different lamp.',
      'Nobody teaches and nobody looks over your shoulder. Beginners sit where they like; so does everyone else.',
      '# Bring',
      '- Something to lean on, if you do not like our boards',
      '- A jumper: the arch has its own weather',
    ],
    art: ['beams', 'plum'],
    tickets: [
      { name: 'Seat', price: 8, limit: 32 },
      {
        name: 'Concession',
        price: 5,
        limit: 12,
        about: 'Students, over-65s and anyone for whom £8 is the reason not to come.',
      },
    ],
  },
  {
    title: 'Swap shop: bring a chair, take a chair',
    venue: venues.ropeStore,
    when: { days: 1, at: '11:00', hours: 4 },
    teaser: 'Everything with at least three legs is welcome. Tea by the urn.',
    about: [
      'Bring something to sit on that you have stopped sitting on. Take home something else, or the same thing with a new rung: Isla and Rob are there with clamps and glue until three.',
      'What nobody takes goes to the community furniture store on Monday, so come without a car if you are easily tempted.',
    ],
    art: ['roofline', 'paper'],
    guests: 80,
  },
  {
    title: 'Night Market at Tobacco Dock',
    venue: venues.tobaccoDock,
    when: { days: 1, weekday: 6, at: '18:30', hours: 4.5 },
    teaser: 'Sixty makers, nine kitchens, and the lights on until eleven.',
    about: [
      'All nine of our workshops under one iron roof, with fifty friends they argue with about glazes. Everything is for sale, most of it is still warm from the making, and you can ask the person who made it.',
      'Food comes from nine kitchens along the lower dock. Music starts at eight and stays at a level where you can haggle.',
      '# Good to know',
      '- Step-free from Wapping Lane; lifts to both levels',
      '- Dogs on leads, bicycles in the racks by gate C',
      '- The last entry is at half past nine',
    ],
    art: ['lights', 'tent'],
    tickets: [
      { name: 'Early bird', price: 9, limit: 60, sale: { to: -1 }, about: 'Sold until the week of the market.' },
      { name: 'Standard', price: 12, limit: 140, perCheckout: 8, feeAdded: true },
      {
        name: 'Concession',
        price: 8,
        limit: 40,
        about: 'Students, over-65s, and carers free with the guest they come with.',
      },
      { name: 'Family', price: 30, limit: 30, about: 'Two adults and up to three children.' },
    ],
  },
  {
    title: 'Ceramics weekend: throwing from zero',
    venue: venues.chandlery,
    when: { days: 5, weekday: 5, at: '10:00', hours: 31 },
    teaser: 'Two days at the wheel with three potters. You leave with clay under your nails and four pots to come.',
    about: [
      'For people who have never touched a wheel, or who touched one at school and were told to stop. Friday is centring, opening and pulling; Saturday is trimming, handles and glaze.',
      'Fourteen wheels, fourteen people, three teachers. Harbour & Kiln fire your four best pieces and post them three weeks later.',
      '# The two days',
      '- Friday, 10:00 to 16:30: the wheel',
      '- Saturday, 10:00 to 17:00: feet, handles, glaze',
      '- Lunch on both days is soup, bread and an argument about spoons',
    ],
    art: ['pots', 'amber'],
    tickets: [
      {
        name: 'A wheel for two days',
        price: 95,
        limit: 14,
        perCheckout: 4,
        about: 'Clay, glazes, firing, postage and lunch included.',
      },
    ],
  },
  {
    title: 'Open-air cinema: Local Hero',
    venue: venues.linksGreen,
    when: { days: 7, weekday: 4, at: '20:15', hours: 2.5 },
    teaser: 'A beach, a phone box and the northern lights, on a sheet between two lime trees.',
    about: [
      'Free, on the east lawn, whatever the forecast says, unless it says gale. The film starts when it is dark enough, at about half past eight.',
      'Bring blankets and low chairs. The back rows are for people who need a normal one. There is a van with chips.',
    ],
    art: ['screen', 'night'],
    guests: 300,
    winter: {
      title: 'Winter cinema: Local Hero',
      venue: venues.ropeStore,
      teaser: 'A beach, a phone box and the northern lights, on a sheet between two iron posts.',
      about: [
        'Free, indoors, and the stoves are lit from seven. The film starts at a quarter past eight.',
        'Bring a blanket all the same. The back rows are for people who need a normal chair. There is a van with chips outside.',
      ],
    },
  },
  {
    title: 'Repair café: lamps and radios',
    venue: venues.railwayArch,
    when: { days: 9, weekday: 7, at: '13:00', hours: 4 },
    teaser: 'Bring it broken. Leave with it working, or at least with the truth.',
    about: [
      'Five people with soldering irons and patience. Anything with a plug that one person can carry, one item each; we test it before you take it home.',
      'Pay what the repair is worth to you. It buys fuses, flex and the cake.',
    ],
    art: ['wheel', 'sea'],
    tickets: [
      { name: 'Bench time', price: 2, donation: true, limit: 40, perCheckout: 2, about: 'Pay what you like, from £2.' },
    ],
  },
  {
    title: 'Siebdruck Samstag: screen printing in Kreuzberg',
    venue: venues.hinterhof,
    currency: 'EUR',
    when: { days: 9, weekday: 6, at: '12:00', hours: 5 },
    teaser: 'Second Shift visits Berlin with four screens and no German.',
    about: [
      'Print a tote, a tee or the back of your jacket, with four screens that the Bandstand Press cut for the day. Our hosts in the third yard translate, and make the coffee.',
      'In English, with hands. Children from eight, if they bring someone who will hold the screen.',
    ],
    art: ['blocks', 'candy'],
    tickets: [
      {
        name: 'Half a screen',
        price: 38,
        limit: 20,
        about: 'One bag or shirt, all inks. Share a screen with a stranger.',
      },
      { name: 'Under 14', price: 16, limit: 10 },
    ],
  },
  {
    title: 'Kiln opening: first look at the firing',
    venue: venues.chandlery,
    when: { days: 12, weekday: 3, at: '17:30', hours: 2 },
    teaser: 'Four hundred pots come out still ticking. First pick goes to whoever is there.',
    about: [
      'The door opens at half past five and nobody knows what is behind it, the potters included. Come and see which glaze ran, and take it home at the studio price.',
      'Free, but the room holds fifty, so please take a ticket.',
    ],
    art: ['pots', 'candy'],
    tickets: [{ name: 'Free entry', price: 0, limit: 50, perCheckout: 4 }],
  },
  {
    title: 'Candle pouring for two',
    venue: venues.railwayArch,
    when: { days: 13, weekday: 4, at: '19:00', hours: 2 },
    teaser: 'One kettle, two noses, four candles. Sharing a scent is harder than it sounds.',
    about: [
      'Wick & Ember bring eighteen oils and the small kettle. You two agree on three of them, pour four candles, and take them home when they have set, which is after the cheese.',
    ],
    art: ['beams', 'candy'],
    tickets: [
      { name: 'A place for two', price: 58, limit: 6, perCheckout: 3, about: 'One ticket is a pair of people.' },
    ],
  },
]
