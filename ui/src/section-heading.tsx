import type { LinkAs } from './link-as.ts'

export type SectionHeadingProps = {
  title: string
  id?: string
  /** The link at the end of the row: "All events". */
  more?: { label: string; href: string }
  linkAs?: LinkAs
}

/** A section's title with its "all of them" link on the same baseline. */
export function SectionHeading({ title, id, more, linkAs: Link = 'a' }: SectionHeadingProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <h2 id={id} className="font-display text-[1.75rem] leading-tight font-semibold tracking-[-0.01em]">
        {title}
      </h2>
      {more && (
        <Link
          href={more.href}
          className="inline-flex min-h-6 items-center text-small font-medium text-brand hover:underline hover:underline-offset-4"
        >
          {more.label}
        </Link>
      )}
    </div>
  )
}
