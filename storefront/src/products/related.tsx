import { useHydrated } from '@fairground/ui/hydrated.ts'
import { SectionHeading } from '@fairground/ui/section-heading.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { ProductCardView } from './product-card-view.ts'
import { ProductGrid } from './product-grid.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'

/** Below a product: what stands beside it in the shop, and what this visitor looked at before. */
export function Related({ productId, related }: { productId: string; related: readonly ProductCardView[] }) {
  const hydrated = useHydrated()
  return (
    <>
      {related.length > 0 && (
        <section className="flex flex-col gap-6 pt-12 lg:pt-20">
          <SectionHeading
            title={t('products.youMayAlsoLike')}
            more={{ label: t('products.shopAll'), href: paths.shop() }}
            linkAs={RouterLink}
          />
          <ProductGrid products={related} />
        </section>
      )}
      {hydrated && <RecentlyViewed key={productId} productId={productId} besides={related.map(({ id }) => id)} />}
    </>
  )
}
