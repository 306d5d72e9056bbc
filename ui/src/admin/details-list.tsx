import type { ReactNode } from 'react'

/** Label and value pairs of a side column: customer, delivery, dates. */
export function DetailsList({ details }: { details: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="flex flex-col gap-2.5">
      {details.map(({ label, value }) => (
        <div key={label} className="flex flex-col gap-0.5">
          <dt className="text-label text-ink-3">{label}</dt>
          <dd className="min-w-0 text-admin break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
