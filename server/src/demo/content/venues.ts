import type { Venue } from './event.ts'

const london = { city: 'London', country: 'GB', zone: 'Europe/London' } as const
const bristol = { city: 'Bristol', country: 'GB', zone: 'Europe/London' } as const
const leith = { city: 'Leith', country: 'GB', zone: 'Europe/London' } as const
const berlin = { city: 'Berlin', country: 'DE', zone: 'Europe/Berlin' } as const
const newYork = { city: 'New York', country: 'US', zone: 'America/New_York' } as const
const tokyo = { city: 'Tokyo', country: 'JP', zone: 'Asia/Tokyo' } as const

export const venues = {
  tobaccoDock: {
    name: 'Tobacco Dock',
    addressLine: 'Wapping Lane',
    postalCode: 'E1W 2SF',
    at: [51.5079, -0.0595],
    ...london,
  },
  railwayArch: {
    name: 'Lantern Row, Arch 14',
    addressLine: '14 Viaduct Yard',
    postalCode: 'SE1 0XX',
    at: [51.5046, -0.0981],
    ...london,
  },
  parkGreen: {
    name: 'Southgate Green bandstand',
    addressLine: 'Park Road',
    postalCode: 'N14 0XX',
    at: [51.6322, -0.1279],
    ...london,
  },
  chandlery: {
    name: 'The Old Chandlery',
    addressLine: '3 Welsh Back Slip',
    postalCode: 'BS1 0XX',
    at: [51.4497, -2.5926],
    ...bristol,
  },
  paintworks: {
    name: 'Avon Type Hall',
    addressLine: '41 Foundry Lane',
    postalCode: 'BS4 0XX',
    at: [51.4437, -2.5665],
    ...bristol,
  },
  harbourside: {
    name: 'Pontoon C, Floating Harbour',
    addressLine: 'Narrow Quay Steps',
    postalCode: 'BS1 0XY',
    at: [51.4486, -2.5981],
    ...bristol,
  },
  ropeStore: {
    name: 'The Rope Store',
    addressLine: '8 Shore Close',
    postalCode: 'EH6 0XX',
    at: [55.9758, -3.1697],
    ...leith,
  },
  linksGreen: {
    name: 'Leith Links, east lawn',
    addressLine: 'Links Gardens',
    postalCode: 'EH6 0XY',
    at: [55.9716, -3.1608],
    ...leith,
  },
  hinterhof: {
    name: 'Dritter Hof',
    addressLine: 'Naunynstraße 114',
    postalCode: '10997',
    at: [52.4996, 13.4207],
    ...berlin,
  },
  stoop: {
    name: 'The Wyckoff stoops',
    addressLine: 'Wyckoff Street, Boerum Hill',
    postalCode: '11201',
    at: [40.6855, -73.9887],
    ...newYork,
  },
  typeShop: {
    name: 'Third Rail Letterpress',
    addressLine: '212 Nevins Street, floor 2',
    postalCode: '11217',
    at: [40.6826, -73.9855],
    ...newYork,
  },
  listeningRoom: {
    name: 'Kawabe Listening Room',
    addressLine: 'Nakameguro 1-19-X',
    postalCode: '153-0061',
    at: [35.6437, 139.6988],
    ...tokyo,
  },
} as const satisfies Record<string, Venue>
