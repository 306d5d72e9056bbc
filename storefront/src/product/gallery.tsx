import { Image } from '@fairground/ui/image.tsx'
import { Play } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { waiting } from '../page-route.ts'
import { t } from '../texts.ts'
import type { ProductView, VariantView } from './product-view.ts'
import type { ZoomDialogProps } from './zoom-dialog.tsx'

/**
 * Pictures and films side by side, one in view: swiped on a phone, chosen from the rail elsewhere; links to each without scripts. A
 * picture leads to itself, large.
 */
export function Gallery({ product, variant }: { product: ProductView; variant: VariantView | undefined }) {
  const { pictures, name } = product
  const strip = useRef<HTMLUListElement>(null)
  const [inView, setInView] = useState(0)
  const zoom = useZoom()
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
    <section aria-label={t('product.pictures')} className="flex flex-col gap-3">
      <div className="relative">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          onScroll={({ currentTarget: at }) => setInView(Math.round(Math.abs(at.scrollLeft) / at.clientWidth))}
          className="flex [scroll-snap-type:x_mandatory] overflow-x-auto rounded-card [scrollbar-width:none]"
        >
          {pictures.map(({ src, film }, index) => (
            <li key={film ?? src} id={`picture-${index + 1}`} className="w-full shrink-0 snap-start">
              <Medium product={product} index={index} onZoom={() => void zoom.open(src)} />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <p
            aria-hidden="true"
            // A film has its controls below.
            className={`absolute end-3 ${pictures[inView]?.film ? 'top-3' : 'bottom-3'} rounded-full bg-surface px-2.5 py-0.5 text-meta tabular-nums lg:hidden`}
          >
            {inView + 1}/{pictures.length}
          </p>
        )}
      </div>
      {pictures.length > 1 && <Rail product={product} inView={inView} onShow={show} />}
      {zoom.Dialog && (
        <zoom.Dialog
          pictures={pictures.flatMap(({ src, alt, film }, index) =>
            src && !film ? [{ src, alt: alt || t('product.namePicture', { name, number: index + 1 }) }] : [],
          )}
          start={pictures.filter(({ src, film }) => src && !film).findIndex(({ src }) => src === zoom.src)}
          onClose={zoom.close}
        />
      )}
    </section>
  )
}

type MediumProps = { product: ProductView; index: number; onZoom: () => void }

/** One film, or one picture that leads to itself, large. */
function Medium({ product: { pictures, name }, index, onZoom }: MediumProps) {
  const { src, alt, film } = pictures[index] ?? {}
  return film ? (
    // biome-ignore lint/a11y/useMediaCaption: the merchant's own film, which the catalogue holds no captions for
    <video
      src={film}
      poster={src}
      preload={src ? 'none' : 'metadata'}
      controls
      playsInline
      aria-label={alt || t('product.nameVideo', { name })}
      className="block aspect-4/5 w-full bg-sunken object-contain"
    />
  ) : (
    <a
      href={src}
      className="block cursor-zoom-in -outline-offset-2"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return
        event.preventDefault()
        onZoom()
      }}
    >
      <Image
        src={src}
        alt={alt || t('product.namePicture', { name, number: index + 1 })}
        name={name}
        sizes="(width >= 75rem) 660px, (width >= 64rem) 55vw, (width >= 48rem) 45vw, calc(100vw - 32px)"
        priority={index === 0}
      />
    </a>
  )
}

type RailProps = { product: ProductView; inView: number; onShow: (index: number) => void }

/** The pictures again, small: one press leads to each. */
function Rail({ product: { pictures, name }, inView, onShow }: RailProps) {
  return (
    <ol className="hidden gap-3 lg:flex">
      {pictures.map(({ src, film }, index) => (
        <li key={film ?? src} className="w-20">
          <a
            href={`#picture-${index + 1}`}
            aria-label={
              film ? t('product.videoNumber', { number: index + 1 }) : t('product.pictureNumber', { number: index + 1 })
            }
            aria-current={index === inView || undefined}
            onClick={(event) => {
              event.preventDefault()
              onShow(index)
            }}
            className="relative block overflow-hidden rounded-card border-2 border-transparent aria-[current=true]:border-ink"
          >
            <Image src={src} alt="" name={name} sizes="80px" />
            {film && (
              <Play
                aria-hidden="true"
                className="absolute inset-0 m-auto size-8 rounded-full bg-surface fill-current p-2 text-ink"
              />
            )}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The large picture comes on request, with its code. */
function useZoom() {
  const [opened, setOpened] = useState<{ src: string | undefined; Dialog: ComponentType<ZoomDialogProps> }>()
  return {
    ...opened,
    open: async (src: string | undefined) => {
      const { ZoomDialog } = await waiting(() => import('./zoom-dialog.tsx'))
      setOpened({ src, Dialog: ZoomDialog })
    },
    close: () => setOpened(undefined),
  }
}

const directionOf = (element: HTMLElement): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

/** The picture of the first chosen choice that has one. */
const pictureOf = ({ options }: ProductView, variant: VariantView | undefined): number | undefined =>
  options
    .flatMap(({ name, choices }) => choices.filter(({ label }) => label === variant?.choices[name]))
    .find(({ picture }) => picture !== undefined)?.picture
