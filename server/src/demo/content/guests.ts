import { present } from '@fairground/domain/present.ts'
/** Somebody who answered an event, in the order of the answers. */
export interface DemoGuest {
  readonly name: readonly [first: string, last: string]
  readonly with?: readonly string[]
  /** Days since then. */
  readonly daysAgo: number
}

export interface DemoParty {
  /** Title of the event, as the summer has it. */
  readonly event: string
  readonly guests: readonly DemoGuest[]
}

const guest = (first: string, last: string, daysAgo: number, ...others: string[]): DemoGuest => ({
  name: [first, last],
  daysAgo,
  ...present({ with: others.length > 0 ? others : undefined }),
})

/** The rowing has no place left and a waiting list; to the cinema anybody may come. */
export const parties: readonly DemoParty[] = [
  {
    event: 'Harbour rowing and picnic',
    guests: [
      guest('Morwenna', 'Tregear', 40, 'Jory Tregear', 'Elowen Tregear'),
      guest('Bashir', 'Haddad', 39, 'Leila Haddad'),
      guest('Catrin', 'Powell', 37, 'Dylan Powell', 'Nia Powell', 'Ifan Powell'),
      guest('Oluwaseun', 'Adeyemi', 36),
      guest('Greta', 'Lindqvist', 33, 'Nils Lindqvist'),
      guest('Hamish', 'Baird', 31, 'Flora Baird', 'Angus Baird'),
      guest('Priya', 'Raman', 29, 'Arjun Raman', 'Meera Raman', 'Dev Raman'),
      guest('Tadeusz', 'Nowak', 26, 'Ewa Nowak'),
      guest('Sorcha', 'Brennan', 24),
      guest('Imogen', 'Vale', 21, 'Theo Vale', 'Wren Vale'),
      guest('Kofi', 'Mensah', 18, 'Ama Mensah', 'Yaw Mensah'),
      guest('Delphine', 'Aubert', 15, 'Luc Aubert'),
      guest('Rosalind', 'Pike', 12, 'Edmund Pike', 'Nell Pike'),
      guest('Mateo', 'Fuentes', 9),
      guest('Harriet', 'Lowe', 7, 'Sam Lowe'),
      guest('Yusuf', 'Demir', 5),
      guest('Agnes', 'Falk', 3, 'Ivar Falk', 'Signe Falk'),
      guest('Callum', 'Reid', 2),
    ],
  },
  {
    event: 'Open-air cinema: Local Hero',
    guests: [
      guest('Isla', 'Munro', 20, 'Rory Munro'),
      guest('Femi', 'Okafor', 17),
      guest('Beatrix', 'Stone', 14, 'Otto Stone', 'Ada Stone', 'Finn Stone'),
      guest('Noor', 'Siddiqui', 8, 'Zara Siddiqui'),
      guest('Gareth', 'Rees', 4),
    ],
  },
]
