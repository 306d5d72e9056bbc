import type { Category } from '@fairground/client/generated/stores.categories.ts'
import type { Product } from '@fairground/client/generated/stores.products.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { GripVertical, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { paths } from '../paths.ts'
import { useFormats } from '../session/me.ts'
import { failureOf } from '../shell/failure.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { COLLECTIONS, collectionClient, itemOf, itemsQuery, SHOWN, treeReference } from './collection-queries.ts'
import { ProductPicker } from './product-picker.tsx'
import { ProductThumb } from './product-thumb.tsx'

export type ItemsCardProps = { category: Category; automatic: boolean; lacks: string | undefined }

/** Everything up to the further of the two places is arranged from now on. */
export function arrangedTo(ids: readonly string[], from: number, to: number, arranged: number): string[] {
  const order = [...ids]
  const [moved] = order.splice(from, 1)
  if (moved === undefined) return order.slice(0, arranged)
  order.splice(to, 0, moved)
  return order.slice(0, Math.max(arranged, from + 1, to + 1)).slice(0, SHOWN)
}

/** The edge of the row at which what is dragged would come to stand. */
function dropLine(held: number | undefined, over: number | undefined, at: number): string {
  if (held === undefined || over !== at || held === at) return ''
  return held < at ? 'shadow-[inset_0_-2px_0_var(--color-brand)]' : 'shadow-[inset_0_2px_0_var(--color-brand)]'
}

/** The products in their order; a handle puts one elsewhere, by pointer or by arrow keys. */
export function ItemsCard({ category, automatic, lacks }: ItemsCardProps) {
  const cache = useQueryClient()
  const formats = useFormats()
  const { data, isError } = useQuery(itemsQuery(category.id))
  const [picking, setPicking] = useState(false)
  const [held, setHeld] = useState<number>()
  const [over, setOver] = useState<number>()
  const [said, setSaid] = useState('')
  const change = useMutation({
    mutationFn: ({ act }: { act: () => Promise<unknown>; words: string }) => act(),
    onSuccess: async (_, { words }) => {
      await cache.invalidateQueries({ queryKey: [COLLECTIONS] })
      setSaid(words)
    },
  })
  const products = data?.products ?? []
  const end = () => {
    setHeld(undefined)
    setOver(undefined)
  }
  const move = (from: number, to: number) => {
    const product = products[from]
    if (!product || !data || from === to || to < 0 || to >= products.length) return
    const ids = arrangedTo(
      products.map(({ id }) => id),
      from,
      to,
      data.arranged,
    )
    change.mutate({
      act: () =>
        collectionClient.categories.setArrangedItems({
          categoryId: category.id,
          treeReference,
          items: ids.map(itemOf),
        }),
      words: `${product.name} is ${to + 1} of ${products.length}.`,
    })
  }
  const press = (event: KeyboardEvent, at: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    move(at, at + by)
  }
  const remove = (product: Product) =>
    change.mutate({
      act: () =>
        collectionClient.categories.bulkRemoveItemsFromCategory({
          categoryId: category.id,
          treeReference,
          items: [itemOf(product.id)],
        }),
      words: `${product.name} taken out.`,
    })
  return (
    <Card
      title={`Products (${formats.number(category.itemCounter)})`}
      flush={products.length > 0}
      actions={
        !automatic && (
          <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setPicking(true)}>
            Add products
          </Button>
        )
      }
    >
      {change.error && (
        <p role="alert" className="px-4 pb-2 text-admin text-danger">
          {failureOf(change.error).title}
        </p>
      )}
      {isError && <p className="px-4 pb-3 text-admin text-ink-2">The products could not be loaded.</p>}
      {!data && !isError && <Skeleton count={4} />}
      {data && products.length === 0 && (
        <p className="text-admin text-ink-2">{automatic ? 'No product fits the rules.' : 'No products yet.'}</p>
      )}
      {products.length > 0 && (
        <ul aria-label="Products of the collection">
          {products.map((product, i) => (
            <li
              key={product.id}
              onDragOver={(event) => {
                if (held === undefined) return
                event.preventDefault()
                setOver(i)
              }}
              onDrop={(event) => {
                event.preventDefault()
                if (held !== undefined) move(held, i)
                end()
              }}
              className={`flex min-h-13 items-center gap-2 border-t border-border ps-1 pe-2 ${held === i ? 'opacity-50' : ''} ${dropLine(held, over, i)}`}
            >
              <button
                type="button"
                draggable={!lacks}
                disabled={lacks !== undefined}
                aria-label={`Move ${product.name}`}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  event.dataTransfer.setData('text/plain', product.name)
                  setHeld(i)
                }}
                onDragEnd={end}
                onKeyDown={(event) => press(event, i)}
                className="inline-flex size-9 shrink-0 cursor-grab items-center justify-center rounded-control text-ink-3 hover:text-ink disabled:cursor-default disabled:opacity-40"
              >
                <GripVertical aria-hidden="true" size={16} strokeWidth={1.75} />
              </button>
              <ProductThumb product={product} />
              <span className="flex min-w-0 grow flex-wrap items-center gap-x-2 py-1.5">
                <RouterLink
                  href={paths.product(product.id)}
                  className="min-w-0 break-words text-admin text-ink hover:underline"
                >
                  {product.name}
                </RouterLink>
                {data && i < data.arranged && <StatusPill tone="info">Arranged</StatusPill>}
                {!product.visible && <StatusPill tone="neutral">Hidden</StatusPill>}
              </span>
              <span className="shrink-0 text-ink-2 tabular-nums">
                {formats.money(String(product.priceData?.discountedPrice ?? 0))}
              </span>
              {!automatic && (
                <IconButton
                  size="sm"
                  label={`Take ${product.name} out`}
                  disabled={lacks !== undefined}
                  onClick={() => remove(product)}
                  icon={<X aria-hidden="true" size={16} strokeWidth={1.75} />}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {category.itemCounter > products.length && products.length > 0 && (
        <p className="border-t border-border px-4 py-2.5 text-admin text-ink-2">
          The first {formats.number(products.length)} of {formats.number(category.itemCounter)}.
        </p>
      )}
      <LiveRegion>{said}</LiveRegion>
      {picking && (
        <ProductPicker
          categoryId={category.id}
          within={products.map(({ id }) => id)}
          onClose={() => setPicking(false)}
        />
      )}
    </Card>
  )
}
