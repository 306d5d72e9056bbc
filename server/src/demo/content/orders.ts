import type { DemoOrder } from './order.ts'
import { pastOrders } from './past-orders.ts'

const bristol = { city: 'Bristol', country: 'GB' } as const
const london = { city: 'London', country: 'GB' } as const
const leith = { city: 'Leith', country: 'GB' } as const

/** Orders that other parts of the demo rely on: a full class, a sold-out evening, a member's order. */
const namedOrders: readonly DemoOrder[] = [
  {
    buyer: {
      firstName: 'Joan',
      lastName: 'Whitlock',
      email: 'joan.whitlock@example.com',
      addressLine: '27 Cannon Hill',
      postalCode: 'N14 0XX',
      ...london,
    },
    hoursAgo: 21 * 24 + 5,
    tickets: [
      { event: 'Bandstand Sunday: brass and buns', ticket: 'Deckchair and bun', quantity: 4 },
      { event: 'Bandstand Sunday: brass and buns', ticket: 'Deckchair', quantity: 2 },
    ],
    delivery: 'pickup',
    pays: 'card',
  },
  {
    buyer: {
      firstName: 'Idris',
      lastName: 'Okafor',
      email: 'idris.okafor@example.org',
      phone: '0117 496 0123',
      addressLine: '4 Redcliffe Parade',
      postalCode: 'BS1 0XX',
      ...bristol,
    },
    hoursAgo: 16 * 24 + 9,
    goods: [{ product: 'Harbour Mug', choices: { Colour: 'Pine' }, quantity: 2 }],
    tickets: [{ event: 'Ceramics weekend: throwing from zero', ticket: 'A wheel for two days', quantity: 4 }],
    delivery: 'pickup',
    pays: 'card',
    tip: '10',
    note: 'We will collect the mugs on the Friday.',
    transfersTo: { firstName: 'Nia', lastName: 'Okafor', email: 'nia.okafor@example.org' },
  },
  {
    buyer: {
      firstName: 'Maren',
      lastName: 'Holt',
      email: 'maren.holt@example.com',
      addressLine: '61 Constitution Place',
      postalCode: 'EH6 0XX',
      ...leith,
    },
    hoursAgo: 12 * 24 + 3,
    goods: [
      { product: 'Reading Lamp', choices: { Colour: 'Slate' }, quantity: 1 },
      { product: 'Power Cut Candle', choices: { Colour: 'Oat' }, quantity: 6 },
      { product: 'Small Moon', choices: { Colour: 'Ink' }, quantity: 1 },
    ],
    delivery: 'standard',
    pays: 'card',
  },
  {
    buyer: {
      firstName: 'Tomás',
      lastName: 'Reyes',
      email: 'tomas.reyes@example.net',
      addressLine: '118 Ladywell Rise',
      postalCode: 'SE13 0XX',
      ...london,
    },
    hoursAgo: 9 * 24 + 20,
    tickets: [
      { event: 'Candle pouring for two', ticket: 'A place for two', quantity: 3 },
      { event: 'Night Market at Tobacco Dock', ticket: 'Standard', quantity: 6 },
    ],
    delivery: 'pickup',
    pays: 'card',
  },
  {
    buyer: {
      firstName: 'Priya',
      lastName: 'Nair',
      email: 'priya.nair@example.com',
      phone: '020 7946 0312',
      addressLine: 'Flat 5, 90 Wharf Street',
      postalCode: 'E1W 0XX',
      ...london,
    },
    hoursAgo: 7 * 24 + 1,
    goods: [
      { product: 'Closing Time Tee', choices: { Colour: 'Ink', Size: 'M' }, quantity: 1 },
      { product: 'Closing Time Tee', choices: { Colour: 'Pine', Size: 'L' }, quantity: 1 },
      { product: 'Ledger Notebook', choices: { Colour: 'Brick' }, quantity: 2 },
      { product: 'Fair Poster, to print yourself', quantity: 1 },
    ],
    tickets: [{ event: 'Night Market at Tobacco Dock', ticket: 'Family', quantity: 1 }],
    delivery: 'standard',
    pays: 'card',
  },
  {
    buyer: {
      firstName: 'Leonie',
      lastName: 'Brandt',
      email: 'leonie.brandt@example.org',
      addressLine: 'Oranienstraße 201',
      postalCode: '10999',
      city: 'Berlin',
      country: 'DE',
    },
    hoursAgo: 4 * 24 + 11,
    goods: [{ product: 'Ripple Print', choices: { Colour: 'Cobalt' }, quantity: 1 }],
    tickets: [{ event: 'Print fair: ten presses, one hall', ticket: 'Day ticket', quantity: 2 }],
    cancels: true,
    delivery: 'standard',
    pays: 'card',
  },
  {
    buyer: {
      firstName: 'Ruth',
      lastName: 'Calder',
      email: 'ruth.calder@example.com',
      phone: '0131 496 0777',
      addressLine: '12 Links Terrace',
      postalCode: 'EH6 0XY',
      ...leith,
    },
    hoursAgo: 2 * 24 + 6,
    goods: [{ product: 'Big Pot', quantity: 1 }],
    delivery: 'pickup',
    pays: 'in person',
    note: 'My son comes with the van on Saturday. He pays.',
    later: [
      {
        step: 'requestPayment',
        hours: 18,
        title: 'Deposit for the Big Pot',
        description: 'We set it aside until Saturday. The rest is paid when it is collected.',
        amount: '40.00',
      },
    ],
  },
  {
    buyer: {
      firstName: 'Kenji',
      lastName: 'Mori',
      email: 'kenji.mori@example.net',
      addressLine: '33 Packhorse Court',
      postalCode: 'SE1 0XY',
      ...london,
    },
    hoursAgo: 26,
    tickets: [
      { event: 'Candle pouring for two', ticket: 'A place for two', quantity: 3 },
      { event: 'Repair café: lamps and radios', ticket: 'Bench time', quantity: 1, pays: '8' },
    ],
    delivery: 'pickup',
    pays: 'card',
  },
  {
    buyer: {
      firstName: 'Sam',
      lastName: 'Achterberg',
      email: 'sam.achterberg@example.com',
      addressLine: '7 Bathurst Slip',
      postalCode: 'BS1 0XY',
      ...bristol,
    },
    hoursAgo: 3,
    goods: [
      { product: 'Sunday Tote', choices: { Colour: 'Cobalt' }, quantity: 1 },
      { product: 'Woodshed Candle', choices: { Colour: 'Pine' }, quantity: 2 },
    ],
    tickets: [{ event: 'Ceramics weekend: throwing from zero', ticket: 'A wheel for two days', quantity: 4 }],
    delivery: 'standard',
    pays: 'card',
    note: 'Please leave the parcel with number 9.',
  },
  {
    buyer: {
      firstName: 'Greta',
      lastName: 'Lindqvist',
      email: 'greta.lindqvist@example.org',
      addressLine: '15 Sailmakers Wynd',
      postalCode: 'EH6 0XZ',
      ...leith,
    },
    hoursAgo: 7,
    goods: [{ product: 'Reading Lamp', choices: { Colour: 'Slate' }, quantity: 1 }],
    delivery: 'standard',
    pays: 'reserved',
    note: 'There is no hurry: I am back on Monday.',
  },
]

/** The oldest first: order numbers follow. Emails are of example domains. */
export const orders: readonly DemoOrder[] = [...pastOrders, ...namedOrders].sort((a, b) => b.hoursAgo - a.hoursAgo)
