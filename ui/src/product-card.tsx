import { type ReactNode, useState } from 'react'
import { Image } from './image.tsx'
import type { LinkAs } from './link-as.ts'
import { Price } from './price.tsx'
import { Ribbon, type RibbonTone } from './ribbon.tsx'
import { type SwatchColour, SwatchRow } from './swatch.tsx'
import { t } from './texts.ts'

export type CardPicture = { src?: string | undefined; placeholder?: string | undefined }

export type ProductCardProps = {
  href: string
  linkAs?: LinkAs
  name: string
  /** The first shot and, for hover and focus, the second. */
  picture?: CardPicture
  secondPicture?: CardPicture | undefined
  /** Formatted. */
  price: string
  compareAt?: string | undefined
  /** Variants differ in price. */
  priceFrom?: boolean
  /** Ready: "£1.20 / 100 g". */
  perUnit?: string | undefined
  ribbon?: { label: string; tone: RibbonTone } | undefined
  swatches?: readonly SwatchColour[]
  soldOut?: boolean
  /** It is sold before it is there. */
  preorder?: boolean
  /** In the place of `quickAdd`, for those who point: there is something to choose on the product's page. */
  choose?: boolean
  /** The separate quick-add control, bottom right of the picture: see `QuickAddButton`. */
  quickAdd?: ReactNode
  /** The first picture of the page. */
  priority?: boolean
  /** In the first view. */
  eager?: boolean
  sizes?: string
  transitionName?: string
  /** The heading's place in the page; `h3` under a section's `h2`. */
  heading?: 'h2' | 'h3'
}

/** Widths of the product grid's columns: see `product-grid` in motifs.css. */
export const gridSizes = '(min-width:48rem) 293px,45vw'
/** A card of 293 CSS pixels where a screen has two pixels to each. */
const WIDEST = 640

/** 4:5 picture, name, price, colours. The whole card is one link; quick-add stands apart from it. */
export function ProductCard({
  href,
  linkAs: Link = 'a',
  name,
  picture,
  secondPicture,
  price,
  compareAt,
  priceFrom = false,
  perUnit,
  ribbon,
  swatches = [],
  soldOut = false,
  preorder = false,
  choose = false,
  quickAdd,
  priority = false,
  eager = priority,
  sizes = gridSizes,
  transitionName,
  heading: Heading = 'h3',
}: ProductCardProps) {
  const [pointedAt, setPointedAt] = useState(false)
  return (
    <article
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setPointedAt(true)}
      onFocus={() => setPointedAt(true)}
      className="group card-box"
    >
      <div>
        <Image
          {...picture}
          alt=""
          name={name}
          sizes={sizes}
          widest={WIDEST}
          priority={priority}
          eager={eager}
          transitionName={transitionName}
          className={soldOut ? 'opacity-60' : ''}
        />
        {pointedAt && secondPicture?.src && <SecondShot src={secondPicture.src} name={name} sizes={sizes} />}
        {ribbon && <Ribbon tone={ribbon.tone}>{ribbon.label}</Ribbon>}
        {pointedAt && choose && <ChooseHint />}
        {quickAdd && <span className="absolute end-3 bottom-3 z-10">{quickAdd}</span>}
      </div>
      <div>
        <Heading>
          <Link href={href}>{name}</Link>
        </Heading>
        <p>
          {soldOut ? (
            <span className="text-[0.9375rem] text-ink-3">{t('ui.soldOut')}</span>
          ) : (
            <Price price={price} compareAt={compareAt} from={priceFrom} perUnit={perUnit}>
              {preorder && <span className="text-small text-ink-2">{t('ui.preorder')}</span>}
            </Price>
          )}
          <SwatchRow colours={swatches} />
        </p>
      </div>
    </article>
  )
}

/** There once a card is pointed at, so that no page carries pictures that nobody looks at; the first shows through until it is loaded. */
function SecondShot({ src, name, sizes }: { src: string; name: string; sizes: string }) {
  return (
    <span className="absolute inset-0 hidden transition-opacity duration-200 group-focus-within:block pointer-fine:group-hover:block starting:opacity-0">
      <Image src={src} alt="" name={name} sizes={sizes} widest={WIDEST} className="bg-transparent!" />
    </span>
  )
}

/** Shows, once the card is pointed at, that there is something to choose. */
function ChooseHint() {
  return (
    <span aria-hidden="true" className="card-choose">
      {t('ui.chooseOptions')}
    </span>
  )
}
