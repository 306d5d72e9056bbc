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
    gettingThere: [
      'Wapping or Shadwell, Overground, six minutes on foot',
      'Bus 100 to Wapping Lane',
      'Step-free from Wapping Lane, with lifts to both levels',
    ],
    at: [51.5079, -0.0595],
    ...london,
  },
  railwayArch: {
    name: 'Lantern Row, Arch 14',
    addressLine: '14 Viaduct Yard',
    postalCode: 'SE1 0XX',
    gettingThere: [
      'Southwark, Jubilee line, five minutes on foot; London Bridge, ten',
      'Bus 381 to Viaduct Yard',
      'One step at the door; the ramp is behind the bell',
    ],
    at: [51.5046, -0.0981],
    ...london,
  },
  parkGreen: {
    name: 'Southgate Green bandstand',
    addressLine: 'Park Road',
    postalCode: 'N14 0XX',
    gettingThere: [
      'Southgate, Piccadilly line, nine minutes through the park',
      'Bus 121 to Park Road',
      'Level paths to the bandstand; toilets by the north gate',
    ],
    at: [51.6322, -0.1279],
    ...london,
  },
  cornExchange: {
    name: 'Southgate Corn Exchange',
    addressLine: '2 Market Parade',
    postalCode: 'N14 0XY',
    gettingThere: [
      'Southgate, Piccadilly line, four minutes on foot',
      'Bus 298 to Market Parade',
      'Level from the street to row H of the stalls and to the tables; the balcony is up 32 stairs',
    ],
    at: [51.6318, -0.1263],
    ...london,
  },
  chandlery: {
    name: 'The Old Chandlery',
    addressLine: '3 Welsh Back Slip',
    postalCode: 'BS1 0XX',
    gettingThere: [
      'Temple Meads station, twelve minutes along the water',
      'Bus 76 to Welsh Back',
      'The studio is on the ground floor; the gallery is up eleven stairs',
    ],
    at: [51.4497, -2.5926],
    house: {
      notes: 'Ring at the blue door on the slip; the bicycle rack is in the passage.',
      accessibility: 'The ground floor is level from the street, with an accessible toilet.',
      rooms: [
        { name: 'Studio', capacity: 60, accessibility: 'Ground floor, with an induction loop.' },
        { name: 'Gallery', capacity: 80, accessibility: 'Up eleven stairs; there is no lift.' },
      ],
    },
    ...bristol,
  },
  paintworks: {
    name: 'Avon Type Hall',
    addressLine: '41 Foundry Lane',
    postalCode: 'BS4 0XX',
    gettingThere: [
      'Temple Meads station, fifteen minutes on foot',
      'Bus 1 to Foundry Lane; bicycle racks in the yard',
      'Level throughout, with an accessible toilet',
    ],
    at: [51.4437, -2.5665],
    ...bristol,
  },
  harbourside: {
    name: 'Pontoon C, Floating Harbour',
    addressLine: 'Narrow Quay Steps',
    postalCode: 'BS1 0XY',
    gettingThere: [
      'Bristol city centre, eight minutes on foot',
      'The ferry stops at the pontoon on the hour',
      'The pontoon is reached by a ramp that is steep at low water',
    ],
    at: [51.4486, -2.5981],
    ...bristol,
  },
  ropeStore: {
    name: 'The Rope Store',
    addressLine: '8 Shore Close',
    postalCode: 'EH6 0XX',
    gettingThere: [
      'Tram to The Shore, four minutes on foot',
      'Bus 16 to Bernard Street',
      'Level throughout; doors are two metres wide',
    ],
    at: [55.9758, -3.1697],
    house: {
      notes: 'Doors open half an hour before each event. Coats go on the hooks along the north wall.',
      accessibility: 'Level throughout; doors are two metres wide, and the accessible toilet is by the bar.',
      rooms: [
        { name: 'Long floor', capacity: 220, accessibility: 'Benches along both sides; assistance dogs are welcome.' },
        {
          name: 'Sail loft',
          capacity: 45,
          accessibility: 'Up nineteen stairs; a hoist takes wheelchairs of up to 200 kg.',
        },
      ],
    },
    ...leith,
  },
  linksGreen: {
    name: 'Leith Links, east lawn',
    addressLine: 'Links Gardens',
    postalCode: 'EH6 0XY',
    gettingThere: [
      'Tram to Foot of the Walk, ten minutes on foot',
      'Bus 12 to Links Place',
      'Grass and firm paths; toilets at the pavilion',
    ],
    at: [55.9716, -3.1608],
    ...leith,
  },
  hinterhof: {
    name: 'Dritter Hof',
    addressLine: 'Naunynstraße 114',
    postalCode: '10997',
    gettingThere: [
      'U1 and U3 Schlesisches Tor, seven minutes on foot',
      'Through two gates into the third yard; ring at “Laterne”',
      'Ground floor without steps; the cobbles are rough',
    ],
    at: [52.4996, 13.4207],
    ...berlin,
  },
  stoop: {
    name: 'The Wyckoff stoops',
    addressLine: 'Wyckoff Street, Boerum Hill',
    postalCode: '11201',
    gettingThere: [
      'F and G trains to Bergen Street, three minutes on foot',
      'B57 bus to Smith Street',
      'The street is level; front doors have steps',
    ],
    at: [40.6855, -73.9887],
    ...newYork,
  },
  typeShop: {
    name: 'Third Rail Letterpress',
    addressLine: '212 Nevins Street, floor 2',
    postalCode: '11217',
    gettingThere: [
      'L train to Jefferson Street, six minutes on foot',
      'B60 bus to Wyckoff Avenue',
      'Freight lift to the second floor; press the green button',
    ],
    at: [40.6826, -73.9855],
    ...newYork,
  },
  listeningRoom: {
    name: 'Kawabe Listening Room',
    addressLine: 'Nakameguro 1-19-X',
    postalCode: '153-0061',
    gettingThere: [
      'Nakameguro station, eight minutes along the river',
      'Third floor, above the dyer; look for the white lantern',
      'There is a lift from the courtyard, but not from the street',
    ],
    at: [35.6437, 139.6988],
    ...tokyo,
  },
} as const satisfies Record<string, Venue>
