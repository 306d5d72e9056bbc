import { formatFileSize } from '@fairground/domain/formatting/file-size.ts'
import { plainWords } from '@fairground/domain/formatting/plain-words.ts'
import { type RichPart, type RichPicture, richParts } from '@fairground/domain/formatting/rich-parts.ts'
import { Fragment, type ReactNode } from 'react'
import { buttonClass } from './button-styles.ts'
import type { LinkAs } from './link-as.ts'
import type { RichNode } from './rich-content.ts'
import { locale } from './texts/language.ts'

type Props<Kind extends RichPart['kind']> = { part: Extract<RichPart, { kind: Kind }>; link: LinkAs }

type RichPartsProps = {
  node: RichNode
  link: LinkAs
  /** Draws polls of their data. Without it, or where it gives nothing, they are the question with its options. */
  drawPoll?: (data: unknown) => ReactNode
}

/** Everything that a node of rich text has besides text. */
export function RichParts({ node, link, drawPoll }: RichPartsProps): ReactNode {
  return richParts(node).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered whole; its parts have no other order.
    <Fragment key={index}>
      {(part.kind === 'poll' && drawPoll?.(part.data)) || <Part part={part} link={link} />}
    </Fragment>
  ))
}

/** A picture, film, card or the like, as it stands in a rich text. */
function Part({ part, link }: { part: RichPart; link: LinkAs }): ReactNode {
  switch (part.kind) {
    case 'picture':
      return <Picture part={part} link={link} />
    case 'film':
    case 'sound':
      return <Player part={part} />
    case 'card':
    case 'file':
      return <LinkCard part={part} link={link} />
    case 'button':
      return <ButtonLink part={part} link={link} />
    case 'words':
      return <p>{part.text}</p>
    case 'markup':
      return <p>{plainWords(part.html)}</p>
    case 'poll':
      return <Question {...part} />
    default:
      return part satisfies never
  }
}

/** A poll where no votes are counted. */
function Question({ title, options }: Extract<RichPart, { kind: 'poll' }>) {
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold">{title}</p>
      <ul className="flex list-disc flex-col gap-1 ps-6 marker:text-ink-3">
        {options.map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered whole; its parts have no other order.
          <li key={at}>{option}</li>
        ))}
      </ul>
    </div>
  )
}

function Picture({
  part: { src, alt, width, height, caption, href },
  link: Link,
}: {
  part: RichPicture
  link: LinkAs
}) {
  const picture = (
    <img src={src} alt={alt} width={width} height={height} loading="lazy" className="h-auto max-w-full rounded-card" />
  )
  const shown = href ? (
    <Link href={href} rel="noopener">
      {picture}
    </Link>
  ) : (
    picture
  )
  return caption ? (
    <figure className="flex flex-col gap-1">
      {shown}
      <figcaption className="text-small text-ink-3">{caption}</figcaption>
    </figure>
  ) : (
    shown
  )
}

/** Nothing is fetched of a sound before it is played, and of a film its first picture. */
function Player({ part }: Omit<Props<'film' | 'sound'>, 'link'>) {
  const { src, title } = part
  return (
    <figure className="flex flex-col gap-1">
      {part.kind === 'film' ? (
        // biome-ignore lint/a11y/useMediaCaption: the merchant's own film, which the library holds no captions for
        <video
          src={src}
          poster={part.poster}
          preload={part.poster ? 'none' : 'metadata'}
          controls
          playsInline
          aria-label={title || undefined}
          className="w-full rounded-card"
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the merchant's own recording, which the library holds no captions for
        <audio src={src} preload="none" controls aria-label={title || undefined} className="w-full" />
      )}
      {title && <figcaption className="text-small text-ink-3">{title}</figcaption>}
    </figure>
  )
}

function LinkCard({ part, link: Link }: Props<'card' | 'file'>) {
  const size = part.kind === 'file' && part.bytes ? formatFileSize(part.bytes, locale()) : ''
  const about = part.kind === 'card' ? part.about : size
  return (
    <Link
      href={part.href}
      rel="noopener"
      className="flex flex-col gap-1 rounded-card border border-border p-4 hover:border-border-strong"
    >
      <span className="font-semibold text-brand underline underline-offset-2">{part.title}</span>
      {about && <span className="text-small text-ink-2">{about}</span>}
    </Link>
  )
}

function ButtonLink({ part: { href, title }, link: Link }: Props<'button'>) {
  return (
    <Link href={href} rel="noopener" className={buttonClass('primary', 'md', 'self-start')}>
      {title}
    </Link>
  )
}
