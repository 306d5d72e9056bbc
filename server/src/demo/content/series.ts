/** A coming event that takes place every week. */
export interface DemoSeries {
  /** Title of the event, as the summer has it. */
  readonly event: string
  /** Dates in all, with the first and those that are left out. */
  readonly dates: number
  /** Weeks after the first on which it does not take place. */
  readonly without: readonly number[]
  /** A date that is something of its own, so many weeks after the first. */
  readonly special: { readonly week: number; readonly title: string; readonly teaser: string }
}

export const series: readonly DemoSeries[] = [
  {
    event: 'Bind your own notebook',
    dates: 7,
    without: [2],
    special: {
      week: 4,
      title: 'Bind your own sketchbook',
      teaser: 'The notebook’s big sister: heavy paper, and a spine that opens flat.',
    },
  },
]
