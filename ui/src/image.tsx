import { type CSSProperties, useState } from 'react'
import { imageSources } from './image-sources.ts'
import { initialOf, tintOf } from './tint.ts'

export type ImageRatio = '4:5' | '16:9' | '3:2' | '1:1'

/** A style reserves the place of a picture, and no page is drawn before its styles. */
const ratios: Record<ImageRatio, string> = {
  '4:5': 'aspect-4/5',
  '16:9': 'aspect-video',
  '3:2': 'aspect-3/2',
  '1:1': 'aspect-square',
}

export type ImageProps = {
  /** `/media/...` gets a srcset; absent or broken shows the initial tile. */
  src?: string | undefined
  /** Describes the picture; empty when the text beside it already does. */
  alt: string
  /** The item's name, for the initial tile. */
  name: string
  ratio?: ImageRatio
  /** Layout width, in CSS terms: "(width >= 64rem) 25vw, 50vw". */
  sizes?: string
  /** The widest that it is ever shown, in pixels of the screen: a card offers no more. */
  widest?: number | undefined
  /** The one picture that is the largest paint of the page: fetched before others. */
  priority?: boolean
  /** In the first view: fetched with the page, not once the browser knows where it stands. */
  eager?: boolean
  /** A tiny picture as a data URL, shown until the real one arrives. */
  placeholder?: string | undefined
  /** `view-transition-name`, when the same picture stands on the next page. */
  transitionName?: string | undefined
  className?: string
}

export function Image({
  src,
  alt,
  name,
  ratio = '4:5',
  sizes = '100vw',
  widest,
  priority = false,
  eager = priority,
  placeholder,
  transitionName,
  className = '',
}: ImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const ratioClass = ratios[ratio]
  if (!src || src === failedSrc) return <InitialTile name={name} alt={alt} className={`${ratioClass} ${className}`} />
  const style: CSSProperties = { viewTransitionName: transitionName }
  if (placeholder) style.backgroundImage = `url("${placeholder}")`
  return (
    <img
      {...imageSources(src, widest)}
      ref={retryIfBroken}
      onError={() => setFailedSrc(src)}
      alt={alt}
      sizes={sizes}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // The page's scripts are fetched once the browser reports that this is painted.
      {...(priority && { elementtiming: '' })}
      style={style}
      className={`picture-box ${ratioClass}${className && ` ${className}`}`}
    />
  )
}

/** A picture that failed before hydration had nobody to tell: loading it again does. */
function retryIfBroken(element: HTMLImageElement | null) {
  if (element?.complete && element.naturalWidth === 0) element.src = element.getAttribute('src') ?? ''
}

function InitialTile({ name, alt, className }: { name: string; alt: string; className: string }) {
  return (
    <span
      className={`@container-size flex w-full items-center justify-center ${className}`}
      style={{ background: tintOf(name) }}
    >
      {alt && <span className="sr-only">{alt}</span>}
      <span aria-hidden="true" className="font-display text-[50cqmin] leading-none font-bold text-ink/30">
        {initialOf(name)}
      </span>
    </span>
  )
}
