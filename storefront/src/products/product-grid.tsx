import { ProductCard } from '@fairground/ui/product-card.tsx'
import { QuickAddButton } from '@fairground/ui/quick-add-button.tsx'
import { useToast } from '@fairground/ui/toast-region.tsx'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useCart } from '../cart/cart-desk.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import type { ProductCardView } from './product-card-view.ts'

export type ProductGridProps = {
  products: readonly ProductCardView[]
  /** How many pictures are above the fold and load at once. */
  eager?: number
  heading?: 'h2' | 'h3'
}

export function ProductGrid({ products, eager = 0, heading = 'h3' }: ProductGridProps) {
  return (
    <ul className="product-grid">
      {products.map(({ id, picture, secondPicture, quick, ...card }, index) => (
        <li key={id}>
          <ProductCard
            {...card}
            picture={{ src: picture }}
            secondPicture={secondPicture ? { src: secondPicture } : undefined}
            linkAs={RouterLink}
            heading={heading}
            priority={index < eager}
            quickAdd={quick && <QuickAdd productId={id} name={card.name} />}
          />
        </li>
      ))}
    </ul>
  )
}

function QuickAdd({ productId, name }: { productId: string; name: string }) {
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
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="quantity" value="1" />
      <QuickAddButton label={`Add ${name} to cart`} aria-busy={state !== 'idle' || undefined} />
    </Form>
  )
}
