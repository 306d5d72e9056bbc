import { DateBlock, type DateBlockProps } from './date-block.tsx'
import { Image } from './image.tsx'
import type { LinkAs } from './link-as.ts'
import type { CardPicture } from './product-card.tsx'

/** `low`: 20 left or fewer. `muted`: waitlist, sold out, ended. `off`: cancelled. */
export type ScarcityTone = 'low' | 'plain' | 'muted' | 'off'

const scarcityTones: Record<ScarcityTone, string> = {
  low: 'font-semibold text-candy',
  plain: 'text-ink-2',
  muted: 'text-ink-3',
  off: 'font-semibold text-danger',
}

export type TicketCardProps = {
  href: string
  linkAs?: LinkAs
  title: string
  picture?: CardPicture
  date: DateBlockProps
  /** "18:30 GMT · London". */
  where: string
  /** Formatted: "From £12.00", "Free, RSVP". */
  price: string
  scarcity?: { label: string; tone: ScarcityTone } | undefined
  /** Widths of its picture, where it does not stand in a `ticket-row`. */
  sizes?: string | undefined
  /** The first picture of the page. */
  priority?: boolean
  /** In the first view. */
  eager?: boolean
  transitionName?: string
  heading?: 'h2' | 'h3'
}

/** Widths of the picture in a `ticket-row`: see motifs.css. */
const rowSizes =
  '(width >= 75rem) 384px, (width >= 64rem) calc(33.3vw - 32px), (width >= 40rem) 42vw, calc(88vw - 28px)'
/** The whole width of a telephone, where a screen has three pixels to each CSS pixel. */
const WIDEST = 1280

/** An event as a ticket: cover, perforation, stub. The whole card is one link. */
export function TicketCard({
  href,
  linkAs: Link = 'a',
  title,
  picture,
  date,
  where,
  price,
  scarcity,
  sizes = rowSizes,
  priority = false,
  eager = priority,
  transitionName,
  heading: Heading = 'h3',
}: TicketCardProps) {
  return (
    <article className="group relative flex h-full flex-col rounded-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-focus">
      <div className="ticket-cover overflow-hidden rounded-t-card">
        <Image
          {...picture}
          alt=""
          name={title}
          ratio="3:2"
          sizes={sizes}
          widest={WIDEST}
          priority={priority}
          eager={eager}
          transitionName={transitionName}
        />
      </div>
      <div className="ticket-stub flex grow gap-4 rounded-b-card border border-t-0 border-border bg-surface py-5 ps-3 pe-5">
        <DateBlock {...date} />
        <div className="flex grow flex-col gap-1 border-s border-border ps-4">
          <Heading className="line-clamp-2 font-sans text-[1.0625rem] leading-snug font-semibold tracking-normal">
            <Link
              href={href}
              className="outline-none after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
            >
              {title}
            </Link>
          </Heading>
          <p className="text-small text-ink-2">{where}</p>
          <p className="mt-auto flex items-baseline justify-between gap-3 pt-1.5 text-small">
            <span className="font-semibold tabular-nums">{price}</span>
            {scarcity && <span className={`tabular-nums ${scarcityTones[scarcity.tone]}`}>{scarcity.label}</span>}
          </p>
        </div>
      </div>
    </article>
  )
}
