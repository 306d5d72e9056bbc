import type { DemoBuyer, DemoOrder } from './order.ts'

const places = {
  bristol: { city: 'Bristol', country: 'GB' },
  london: { city: 'London', country: 'GB' },
  leith: { city: 'Leith', country: 'GB' },
  margate: { city: 'Margate', country: 'GB' },
  hebden: { city: 'Hebden Bridge', country: 'GB' },
  berlin: { city: 'Berlin', country: 'DE' },
} as const

/** A buyer whose email follows from the name. */
function buyer(name: string, address: string, postalCode: string, place: keyof typeof places): DemoBuyer {
  const [firstName = '', lastName = ''] = name.split(' ')
  const email = `${firstName}.${lastName}@example.com`.toLowerCase()
  return { firstName, lastName, email, addressLine: address, postalCode, ...places[place] }
}

const nell = buyer('Nell Fairweather', '3 Chandos Steps', 'BS6 0XA', 'bristol')
const winston = buyer('Winston Adeyemi', '82 Telegraph Rise', 'SE15 0XA', 'london')

const days = (count: number, hours = 0) => count * 24 + hours

/** A month of an ordinary shop: parcels that went out, collections, a return, a cancellation and two who come back; tickets of a cancelled event, refunded and not yet; a season of films, and one evening of it that became another. */
export const pastOrders: readonly DemoOrder[] = [
  {
    buyer: nell,
    hoursAgo: days(29, 9),
    goods: [{ product: 'Cactus Cup', choices: { Colour: 'Sage' }, quantity: 2 }],
    tickets: [{ event: 'Lino for beginners: one leaf, two colours', ticket: 'Place at the bench', quantity: 2 }],
    delivery: 'pickup',
    pays: 'card',
    later: [{ hours: 52, step: 'handOver' }],
  },
  {
    buyer: buyer('Gareth Prosser', '19 Foundry Lane', 'HX7 0XA', 'hebden'),
    hoursAgo: days(28, 14),
    goods: [
      { product: 'Ledger and Lie', choices: { Colour: 'Slate' }, quantity: 1 },
      { product: 'Tea Towel Alphabet', choices: { Colour: 'Ink' }, quantity: 1 },
    ],
    delivery: 'standard',
    pays: 'card',
    later: [{ hours: 20, step: 'send', number: 'RM104402118GB' }],
  },
  {
    buyer: buyer('Yusuf Karaman', 'Weserstraße 188', '12045', 'berlin'),
    hoursAgo: days(27, 3),
    goods: [{ product: 'Lights Over the Green', choices: { Colour: 'Plum' }, quantity: 1 }],
    delivery: 'standard',
    pays: 'card',
    later: [{ hours: 44, step: 'send', number: 'RM104402163DE' }],
  },
  {
    buyer: buyer('Delphine Roy', '6 Fort Hill', 'CT9 0XA', 'margate'),
    hoursAgo: days(25, 21),
    goods: [
      { product: 'Orchard Candle', choices: { Colour: 'Sage' }, quantity: 2 },
      { product: 'Field Notes for Rain', choices: { Colour: 'Slate' }, quantity: 3 },
    ],
    delivery: 'standard',
    pays: 'card',
    later: [{ hours: 17, step: 'send', number: 'RM104402227GB' }],
    note: 'The notebooks are presents: no invoice in the parcel, please.',
  },
  {
    buyer: winston,
    hoursAgo: days(24, 6),
    tickets: [{ event: 'Ceilidh in the rope store', ticket: 'Dancer', quantity: 4 }],
    delivery: 'pickup',
    pays: 'card',
  },
  {
    buyer: buyer('Aoife Brennan', '41 Great Junction Close', 'EH6 0XB', 'leith'),
    hoursAgo: days(23, 2),
    goods: [{ product: 'Dusk Lamp', choices: { Colour: 'Pine' }, quantity: 1 }],
    delivery: 'standard',
    pays: 'card',
    later: [
      { hours: 26, step: 'send', number: 'RM104402274GB' },
      { hours: 190, step: 'refund', item: 'Dusk Lamp', reason: 'Too tall for the shelf it was bought for' },
    ],
  },
  {
    buyer: buyer('Haruka Ono', '15 Rotherhithe Wall', 'SE16 0XA', 'london'),
    hoursAgo: days(20, 11),
    tickets: [{ event: 'Glaze testing: two hundred small tiles', ticket: 'Bench and glazes', quantity: 2 }],
    delivery: 'pickup',
    pays: 'card',
  },
  {
    buyer: buyer('Callum Drever', '9 Shore Wynd', 'EH6 0XC', 'leith'),
    hoursAgo: days(19, 8),
    goods: [{ product: 'Windowsill Planter', choices: { Colour: 'Oat' }, quantity: 3 }],
    delivery: 'pickup',
    pays: 'in person',
    later: [
      { hours: 71, step: 'takePayment' },
      { hours: 71, step: 'handOver' },
    ],
  },
  {
    buyer: buyer('Marguerite Oyelaran', '55 Totterdown Bank', 'BS4 0XA', 'bristol'),
    hoursAgo: days(18, 4),
    goods: [
      { product: 'Market Tote', choices: { Colour: 'Pine' }, quantity: 1 },
      { product: 'Offcut Notebook', quantity: 4 },
    ],
    delivery: 'standard',
    pays: 'card',
    later: [{ hours: 22, step: 'send', number: 'RM104402339GB' }],
  },
  {
    buyer: buyer('Elias Wendt', 'Pücklerstraße 40', '10997', 'berlin'),
    hoursAgo: days(17, 19),
    tickets: [{ event: 'Print fair: ten presses, one hall', ticket: 'Day ticket', quantity: 1 }],
    delivery: 'pickup',
    pays: 'card',
  },
  {
    buyer: buyer('Effie Rankine', '22 Timber Bush', 'EH6 0XF', 'leith'),
    hoursAgo: days(16, 20),
    passes: [{ event: 'Silent Tuesdays in the sail loft', pass: 'Season pass', quantity: 1 }],
    delivery: 'pickup',
    pays: 'card',
  },
  {
    buyer: buyer('Bronwen Pugh', '2 Heptonstall Rise', 'HX7 0XB', 'hebden'),
    hoursAgo: days(15, 7),
    goods: [{ product: 'Stairwell Planter', choices: { Colour: 'Teal' }, quantity: 1 }],
    delivery: 'standard',
    pays: 'in person',
    later: [{ hours: 30, step: 'cancel' }],
    note: 'Could you keep it until I am back from Wales?',
  },
  {
    buyer: buyer('Theo Marchetti', '120 Northdown Parade', 'CT9 0XB', 'margate'),
    hoursAgo: days(14, 2),
    goods: [
      { product: 'Nine Stalls', choices: { Colour: 'Teal' }, quantity: 1 },
      { product: 'Surprise Tube', choices: { Colour: 'Oat' }, quantity: 1 },
    ],
    delivery: 'standard',
    pays: 'card',
    later: [{ hours: 19, step: 'send', number: 'RM104402392GB' }],
  },
  {
    buyer: nell,
    hoursAgo: days(13, 12),
    goods: [{ product: 'Sunday Cup', choices: { Colour: 'Sky' }, quantity: 2 }],
    delivery: 'pickup',
    pays: 'card',
    later: [{ hours: 49, step: 'handOver' }],
  },
  {
    buyer: buyer('Farah Siddiqui', '8 Whitechapel Yard', 'E1 0XA', 'london'),
    hoursAgo: days(11, 16),
    tickets: [
      { event: 'Glaze testing: two hundred small tiles', ticket: 'Bench and glazes', quantity: 2 },
      { event: 'Print fair: ten presses, one hall', ticket: 'Day ticket', quantity: 2 },
    ],
    delivery: 'pickup',
    pays: 'card',
  },
  {
    buyer: buyer('Owen Bright', '31 Severn Crescent', 'BS11 0XA', 'bristol'),
    hoursAgo: days(10, 5),
    goods: [
      { product: 'Volunteer Tee', choices: { Size: 'L' }, quantity: 2 },
      { product: 'Library Tote', choices: { Colour: 'Brick' }, quantity: 1 },
    ],
    delivery: 'standard',
    pays: 'card',
    later: [{ hours: 25, step: 'send', number: 'RM104402441GB' }],
  },
  {
    buyer: buyer('Gwen Pascoe', '15 Baltic Wharf Walk', 'BS1 0XE', 'bristol'),
    hoursAgo: days(11, 4),
    tickets: [{ event: 'Moonlit harbour swim', ticket: 'Swimmer', quantity: 3 }],
    delivery: 'pickup',
    pays: 'card',
    later: [{ hours: 238, step: 'refund', item: 'Moonlit harbour swim / Swimmer', reason: 'The event is cancelled' }],
  },
  {
    buyer: buyer('Edwin Marlowe', '40 Cumberland Row', 'BS1 0XF', 'bristol'),
    hoursAgo: days(5, 15),
    tickets: [{ event: 'Moonlit harbour swim', ticket: 'Swimmer', quantity: 1 }],
    delivery: 'pickup',
    pays: 'card',
  },
  {
    buyer: buyer('Isla Cameron', '77 Ferry Road Lane', 'EH6 0XD', 'leith'),
    hoursAgo: days(8, 13),
    tickets: [{ event: 'Bind your own notebook', ticket: 'Place at the table', quantity: 2 }],
    delivery: 'pickup',
    pays: 'card',
    later: [{ hours: 60, step: 'refund', item: 'Bind your own notebook / Place at the table', reason: 'Cannot come' }],
  },
  {
    buyer: buyer('Dougal Imrie', '3 Cables Wynd', 'EH6 0XG', 'leith'),
    hoursAgo: days(7, 22),
    tickets: [{ event: 'Silent Tuesdays in the sail loft', ticket: 'Seat', quantity: 2 }],
    delivery: 'pickup',
    pays: 'card',
    changesDate: true,
  },
  {
    buyer: winston,
    hoursAgo: days(6, 10),
    goods: [{ product: 'Bandstand Print', choices: { Colour: 'Marigold' }, quantity: 1 }],
    delivery: 'standard',
    pays: 'card',
    later: [{ hours: 21, step: 'send', number: 'RM104402508GB' }],
  },
  {
    buyer: buyer('Hester Quayle', '9 Ashley Hill Terrace', 'BS6 0XB', 'bristol'),
    hoursAgo: days(5, 21),
    tickets: [{ event: 'Bind your own notebook', ticket: 'Place at the table', quantity: 6 }],
    delivery: 'pickup',
    pays: 'card',
    note: 'We are the Tuesday book club, all six of us. Time we made one.',
  },
  {
    buyer: buyer('Pauline Tench', '14 Dalston Reach', 'E8 0XA', 'london'),
    hoursAgo: days(5, 18),
    tickets: [{ event: 'The big fair: nine workshops, one field', ticket: 'Day ticket', quantity: 5 }],
    delivery: 'pickup',
    pays: 'card',
  },
  {
    buyer: buyer('Magnus Rennie', '5 Tolbooth Stair', 'EH6 0XE', 'leith'),
    hoursAgo: days(3, 4),
    goods: [
      { product: 'Studio Second Mug', quantity: 4 },
      { product: 'Power Cut Candle', choices: { Colour: 'Brick' }, quantity: 4 },
    ],
    delivery: 'standard',
    pays: 'card',
    later: [{ hours: 28, step: 'send', number: 'RM104402577GB' }],
  },
  {
    buyer: buyer('Sunita Rao', '23 Stokes Croft Arch', 'BS1 0XB', 'bristol'),
    hoursAgo: days(1, 15),
    goods: [{ product: 'Woodshed Candle', choices: { Colour: 'Walnut' }, quantity: 1 }],
    tickets: [{ event: 'Lamplight late: drawing after hours', ticket: 'Seat', quantity: 2 }],
    delivery: 'standard',
    pays: 'card',
  },
  {
    buyer: buyer('Lewis Hartnoll', '48 Old Market Loft', 'BS2 0XA', 'bristol'),
    hoursAgo: 11,
    goods: [{ product: 'Carousel', choices: { Colour: 'Brick' }, quantity: 1 }],
    delivery: 'pickup',
    pays: 'in person',
  },
]
