import { useFormats, useSiteNow } from './session/me.ts'

/** "3 minutes ago", with the whole time on demand. */
export function When({ date }: { date: Date }) {
  const { ago, dateTime } = useFormats()
  return (
    <time dateTime={date.toISOString()} title={dateTime(date)}>
      {ago(date, useSiteNow())}
    </time>
  )
}
