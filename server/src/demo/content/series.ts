/** A coming event that takes place every week. */
export interface DemoSeries {
  /** Title of the event, as the summer has it. */
  readonly event: string
  /** Dates in all, with the first and those that are left out. */
  readonly dates: number
  /** Weeks after the first on which it does not take place. */
  readonly without: readonly number[]
  /** Dates that are something of their own, so many weeks after the first; with the title of all unless given. */
  readonly own: readonly { readonly week: number; readonly title?: string; readonly teaser: string }[]
  readonly passes?: readonly DemoPass[]
}

/** One ticket for many dates of a series. */
export interface DemoPass {
  readonly name: string
  readonly about: string
  /** Whole units of the site's currency, for all its dates. */
  readonly price: number
  /** Passes in all. */
  readonly limit: number
  /** Kind of ticket that it takes on each date. */
  readonly ticket: string
  /** Its dates, so many weeks after the first; all of them unless given. */
  readonly weeks?: readonly number[]
}

export const series: readonly DemoSeries[] = [
  {
    event: 'Bind your own notebook',
    dates: 7,
    without: [2],
    own: [
      {
        week: 4,
        title: 'Bind your own sketchbook',
        teaser: 'The notebook’s big sister: heavy paper, and a spine that opens flat.',
      },
    ],
  },
  {
    event: 'Silent Tuesdays in the sail loft',
    dates: 6,
    without: [],
    own: [
      { week: 1, teaser: 'The Cabinet of Dr. Caligari: no wall is straight, and neither is the piano’s left hand.' },
      { week: 2, teaser: 'Safety Last!: a man, a clock, and eleven storeys of air.' },
      { week: 3, teaser: 'Sunrise: two people, one tram, and the most beautiful city that was ever built of plywood.' },
      { week: 4, teaser: 'Sherlock Jr.: a projectionist walks into his own film.' },
      { week: 5, teaser: 'Nosferatu, to end the season. Bring somebody to go home with.' },
    ],
    passes: [
      {
        name: 'Season pass',
        about: 'All six films on one code. Your seat is there every Tuesday.',
        price: 39,
        limit: 12,
        ticket: 'Seat',
      },
      {
        name: 'Three comedies',
        about: 'The General, Safety Last! and Sherlock Jr.: the evenings without nightmares.',
        price: 21,
        limit: 12,
        ticket: 'Seat',
        weeks: [0, 2, 4],
      },
    ],
  },
]
