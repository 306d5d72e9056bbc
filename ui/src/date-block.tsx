export type DateBlockProps = {
  /** Ready for the event's own zone and the page's language: "Sat", "14", "Mar". */
  weekday: string
  day: string
  month: string
  /** ISO date or date and time, for machines. */
  dateTime: string
}

/** Weekday, day, month over one another, as on a torn-off ticket. */
export function DateBlock({ weekday, day, month, dateTime }: DateBlockProps) {
  return (
    <time
      dateTime={dateTime}
      className="flex w-14 shrink-0 flex-col items-center gap-0.5 text-label font-semibold text-ink-2"
    >
      <span>{weekday}</span>
      <span className="font-display text-day text-ink tabular-nums">{day}</span>
      <span>{month}</span>
    </time>
  )
}
