import { ProductCard } from '@fairground/ui/product-card.tsx'
import { QuickAddButton } from '@fairground/ui/quick-add-button.tsx'
import { useToast } from '@fairground/ui/toast-region.tsx'
import { memo, useEffect, useRef } from 'react'
import { useCart } from '../cart/cart-desk.tsx'
import { LazyHeart } from '../hearts/lazy-heart.tsx'
import { inLanguage } from '../language-prefix.ts'
import { part } from '../part.tsx'
import { paths } from '../paths.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { PromotionTile } from './listing.ts'
import type { ProductCardView } from './product-card-view.ts'

type ProductGridProps = {
  products: readonly ProductCardView[]
  /** Number of pictures that are in the first view and load at once, the first before others. */
  eager?: number
  heading?: 'h2' | 'h3'
  /** Pictures with a link, each before a product or behind all. */
  tiles?: readonly PromotionTile[] | undefined
  className?: string
}

/** Long lists stand still while what is around them changes: a filter is ticked, a sheet opens, a page is on its way. */
export const ProductGrid = memo(function ProductGrid(props: ProductGridProps) {
  const { products, eager = 0, heading = 'h3', tiles = [], className = 'product-grid' } = props
  const tilesAt = (place: number) =>
    tiles
      .filter(({ index }) => index === place)
      .map((tile) => (
        <li key={tile.id}>
          <Tile tile={tile} />
        </li>
      ))
  if (written && tiles.length === 0) {
    const markupAt = (product: ProductCardView, index: number) =>
      `<li>${written({ product, heading, priority: eager > 0 && !index, eager: index < eager })}</li>`
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has written of the same items.
    return <ul className={className} dangerouslySetInnerHTML={{ __html: products.map(markupAt).join('') }} />
  }
  return (
    <ul className={className}>
      {products.map((product, index) => [
        ...tilesAt(index),
        <Place
          key={product.id}
          product={product}
          heading={heading}
          priority={eager > 0 && !index}
          eager={index < eager}
        />,
      ])}
      {tilesAt(products.length)}
    </ul>
  )
})

type ItemProps = { product: ProductCardView; heading: 'h2' | 'h3'; priority: boolean; eager: boolean }

function Item({ product: { id, picture, secondPicture, buy, ...card }, ...place }: ItemProps) {
  return (
    <>
      <ProductCard
        {...card}
        {...place}
        picture={{ src: picture }}
        secondPicture={secondPicture ? { src: secondPicture } : undefined}
        linkAs={RouterLink}
        quickAdd={buy === 'quick' && <QuickAdd productId={id} name={card.name} />}
        choose={buy === 'choose'}
      />
      <LazyHeart productId={id} name={card.name} />
    </>
  )
}

const keyOfItem = ({ product: shown, heading, priority, eager }: ItemProps) => ({
  shown,
  also: `${heading} ${priority} ${eager}`,
})

/** The server writes the markup of before. */
const written = import.meta.env.SSR
  ? (await import('../rendered-once.server.ts')).renderedOnce(Item, keyOfItem)
  : undefined

const Place = (props: ItemProps) => {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has written of the same item.
  if (written) return <li dangerouslySetInnerHTML={{ __html: written(props) }} />
  return (
    <li>
      <Item {...props} />
    </li>
  )
}

/** Most lists have none: the server writes it into the page, its code comes when there is one. */
const Tile = import.meta.env.SSR
  ? (await import('./promotion-tile.tsx')).PromotionTile
  : part('promotion-tile', async () => (await import('./promotion-tile.tsx')).PromotionTile)

type QuickAddProps = { productId: string; name: string }

/** The server writes the form alone: what an answer to it changes comes with the scripts. */
const QuickAdd = import.meta.env.SSR ? WrittenQuickAdd : LiveQuickAdd

function WrittenQuickAdd(props: QuickAddProps) {
  return (
    <form method="post" action={inLanguage(paths.cart())}>
      <QuickAddFields {...props} />
    </form>
  )
}

function LiveQuickAdd(props: QuickAddProps) {
  const { state, data, Form } = useFetcher<{ message?: string }>()
  const cart = useCart()
  const toast = useToast()
  const answered = useRef(data)
  useEffect(() => {
    if (state !== 'idle' || data === undefined || data === answered.current) return
    answered.current = data
    if (data.message) toast({ message: data.message })
    else cart.open()
  }, [state, data, cart, toast])
  return (
    <Form method="post" action={paths.cart()}>
      <QuickAddFields {...props} busy={state !== 'idle'} />
    </Form>
  )
}

function QuickAddFields({ productId, name, busy }: QuickAddProps & { busy?: boolean }) {
  return (
    <>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="quantity" value="1" />
      <QuickAddButton label={t('products.addToCart', { name })} aria-busy={busy || undefined} />
    </>
  )
}
