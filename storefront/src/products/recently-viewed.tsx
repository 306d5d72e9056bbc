import { SectionHeading } from '@fairground/ui/section-heading.tsx'
import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { t } from '../texts.ts'
import type { ProductCardView } from './product-card-view.ts'
import { ProductGrid } from './product-grid.tsx'
import { remember, viewedProducts } from './viewed.ts'

const SHOWN = 4

/** Recently viewed products as they are now; stored by the browser alone. `besides` stand on the page already. */
export function RecentlyViewed({ productId, besides }: { productId: string; besides: readonly string[] }) {
  const { load, data } = useFetcher<{ products: ProductCardView[] }>()
  const others = besides.join()
  useEffect(() => {
    const shown = [productId, ...others.split(',')]
    const ids = viewedProducts(localStorage).filter((id) => !shown.includes(id))
    remember(localStorage, productId)
    if (ids.length > 0) void load(`${paths.search()}?${new URLSearchParams({ cards: ids.slice(0, SHOWN).join() })}`)
  }, [productId, others, load])
  if (!data || data.products.length === 0) return null
  return (
    <section className="flex flex-col gap-6 pt-12 lg:pt-20">
      <SectionHeading title={t('products.recentlyViewed')} />
      <ProductGrid products={data.products} />
    </section>
  )
}
