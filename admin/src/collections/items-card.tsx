import type { Category } from '@fairground/client/generated/stores.categories.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { useState } from 'react'
import { type Drag, rowMark } from '../list/drag-handle.tsx'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { ItemRow } from './item-row.tsx'
import { ProductPicker } from './product-picker.tsx'
import { useItems } from './use-items.ts'

type ItemsCardProps = { category: Category; automatic: boolean; lacks: string | undefined }

/** The products in their order, which is changed by hand. */
export function ItemsCard({ category, automatic, lacks }: ItemsCardProps) {
  const { number } = useFormats()
  const { products, arranged, move, remove, ...items } = useItems(category.id)
  const [picking, setPicking] = useState(false)
  const [drag, setDrag] = useState<Drag>({})
  const { held } = drag
  const ids = products.map(({ id }) => id)
  const release = () => setDrag({})
  return (
    <Card
      title={t('admin.collections.productsNumber', { number: number(category.itemCounter) })}
      flush={products.length > 0}
      actions={
        !automatic && (
          <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setPicking(true)}>
            {t('admin.collections.addProducts')}
          </Button>
        )
      }
    >
      <State items={items} isEmpty={products.length === 0} automatic={automatic} />
      {products.length > 0 && (
        <ul aria-label={t('admin.collections.productsOfTheCollection')}>
          {products.map((product, at) => (
            <ItemRow
              key={product.id}
              product={product}
              lacks={lacks}
              arranged={at < arranged}
              className={rowMark(ids, drag, product.id)}
              onMove={(target) => move(product.id, target)}
              onRemove={automatic ? undefined : () => remove(product)}
              onGrab={() => setDrag({ held: product.id })}
              onOver={(event) => {
                if (held === undefined) return
                event.preventDefault()
                setDrag({ held, over: product.id })
              }}
              onDrop={(event) => {
                event.preventDefault()
                if (held !== undefined && held !== product.id) move(held, at)
                release()
              }}
              onRelease={release}
            />
          ))}
        </ul>
      )}
      {items.more && (
        <p className="flex flex-wrap items-center justify-between gap-2 border-t border-border px-4 py-2.5 text-admin text-ink-2">
          {t('admin.collections.theFirstNumberOfNumber2', {
            number: number(products.length),
            number2: number(category.itemCounter),
          })}
          <Button variant="secondary" size="sm" pending={items.fetchingMore} onClick={items.more}>
            {t('admin.collections.showMore')}
          </Button>
        </p>
      )}
      <LiveRegion>{items.announcement}</LiveRegion>
      {picking && <ProductPicker categoryId={category.id} within={ids} onClose={() => setPicking(false)} />}
    </Card>
  )
}

type StateProps = {
  items: Pick<ReturnType<typeof useItems>, 'fault' | 'unread' | 'loaded'>
  isEmpty: boolean
  automatic: boolean
}

/** A failure, or a text in place of products. */
function State({ items, isEmpty, automatic }: StateProps) {
  return (
    <>
      {items.fault && (
        <p role="alert" className="px-4 pb-2 text-admin text-danger">
          {items.fault}
        </p>
      )}
      {items.unread && (
        <p className="px-4 pb-3 text-admin text-ink-2">{t('admin.collections.theProductsCouldNotBe')}</p>
      )}
      {!items.loaded && !items.unread && <Skeleton count={4} />}
      {items.loaded && isEmpty && (
        <p className="text-admin text-ink-2">
          {automatic ? t('admin.collections.noProductMatchesTheRules') : t('admin.collections.noProductsYet')}
        </p>
      )}
    </>
  )
}
