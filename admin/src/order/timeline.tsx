import type { Activity } from '@fairground/client/generated/ecom.orders.ts'
import { activityWords } from '../orders/order-words.ts'
import { useFormats, useSiteNow } from '../session/me.ts'

/** What has happened to the order, the latest first. */
export function Timeline({ activities }: { activities: readonly Activity[] }) {
  const { ago, dateTime } = useFormats()
  const now = useSiteNow()
  const latestFirst = activities.toReversed().toSorted((a, b) => b.createdDate.getTime() - a.createdDate.getTime())
  return (
    <ol className="flex flex-col">
      {latestFirst.map((activity) => (
        <li key={activity.id} className="group relative flex flex-col gap-0.5 pb-4 ps-5 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute start-0.5 top-1.5 size-2 rounded-full border-2 border-brand bg-surface"
          />
          <span aria-hidden="true" className="absolute start-1.25 top-4 bottom-0 w-px bg-border group-last:hidden" />
          <span className="font-medium">{activityWords(activity)}</span>
          {activity.merchantComment && <span className="text-ink-2">{activity.merchantComment.message}</span>}
          <span className="text-label font-normal text-ink-3">
            <time dateTime={activity.createdDate.toISOString()} title={dateTime(activity.createdDate)}>
              {ago(activity.createdDate, now)}
            </time>
            {activity.authorEmail && ` · ${activity.authorEmail}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
