export type MeterProps = {
  /** Name of the filled quantity: "Early bird sold". */
  label: string
  value: number
  max: number
  /** The same in words: "86 of 120". */
  text: string
}

/** Share of a whole that is taken: ticket sell-through, capacity, import progress. */
export function Meter({ label, value, max, text }: MeterProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3 text-admin">
        <span className="truncate">{label}</span>
        <span className="shrink-0 text-ink-2 tabular-nums">{text}</span>
      </div>
      <meter aria-label={label} min={0} max={max} value={value} className="sr-only">
        {text}
      </meter>
      <div
        aria-hidden="true"
        className="h-1.5 overflow-hidden rounded-full bg-sunken ring ring-inset ring-border forced-colors:border"
      >
        <div className="h-full rounded-full bg-chart-1 forced-color-adjust-none" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}
