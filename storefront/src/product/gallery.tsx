import { Image } from '@fairground/ui/image.tsx'
import { useEffect, useRef, useState } from 'react'
import type { ProductView, VariantView } from './product-view.ts'

/** Pictures side by side, one in view: swiped on a phone, chosen from the rail elsewhere; links to each without scripts. */
export function Gallery({ product, variant }: { product: ProductView; variant: VariantView | undefined }) {
  const { pictures, name } = product
  const strip = useRef<HTMLUListElement>(null)
  const [inView, setInView] = useState(0)
  const wanted = pictureOf(product, variant)

  const show = (index: number) =>
    strip.current?.scrollTo({
      left: index * strip.current.clientWidth * directionOf(strip.current),
      behavior: 'smooth',
    })
  useEffect(() => {
    const element = strip.current
    if (wanted === undefined || !element) return
    element.scrollTo({ left: wanted * element.clientWidth * directionOf(element) })
  }, [wanted])

  if (pictures.length === 0) return <Image alt="" name={name} className="rounded-card" />
  return (
    <section aria-label="Pictures" className="flex flex-col gap-3">
      <div className="relative">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          onScroll={({ currentTarget: at }) => setInView(Math.round(Math.abs(at.scrollLeft) / at.clientWidth))}
          className="flex snap-x snap-mandatory overflow-x-auto rounded-card [scrollbar-width:none]"
        >
          {pictures.map(({ src, alt }, index) => (
            <li key={src} id={`picture-${index + 1}`} className="w-full shrink-0 snap-start">
              <Image
                src={src}
                alt={alt || `${name}, picture ${index + 1}`}
                name={name}
                sizes="(width >= 75rem) 660px, (width >= 64rem) 55vw, 100vw"
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <p
            aria-hidden="true"
            className="absolute end-3 bottom-3 rounded-full bg-surface px-2.5 py-0.5 text-meta tabular-nums lg:hidden"
          >
            {inView + 1}/{pictures.length}
          </p>
        )}
      </div>
      {pictures.length > 1 && (
        <ol className="hidden gap-3 lg:flex">
          {pictures.map(({ src }, index) => (
            <li key={src} className="w-20">
              <a
                href={`#picture-${index + 1}`}
                aria-label={`Picture ${index + 1}`}
                aria-current={index === inView || undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
                className="block overflow-hidden rounded-card border-2 border-transparent aria-[current=true]:border-ink"
              >
                <Image src={src} alt="" name={name} sizes="80px" />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const directionOf = (element: HTMLElement): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

/** The picture of the first chosen choice that has one. */
const pictureOf = ({ options }: ProductView, variant: VariantView | undefined): number | undefined =>
  options
    .flatMap(({ name, choices }) => choices.filter(({ label }) => label === variant?.choices[name]))
    .find(({ picture }) => picture !== undefined)?.picture
