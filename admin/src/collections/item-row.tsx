import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { GripVertical, X } from 'lucide-react'
import type { DragEvent, KeyboardEvent } from 'react'
import { paths } from '../paths.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { ProductThumb } from './product-thumb.tsx'
import type { Target } from './use-items.ts'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

type ItemRowProps = {
  product: V3Product
  arranged: boolean
  lacks: string | undefined
  /** Place while something is dragged over it, and a mark when it is that itself. */
  className: string
  onMove: (target: Target) => void
  /** None where rules say what is in the collection. */
  onRemove: (() => void) | undefined
  onGrab: () => void
  onOver: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
  onRelease: () => void
}

const targets: Readonly<Record<string, Target>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 0 }

/** A product of a collection; its handle puts it elsewhere, by pointer or by arrow keys, Home puts it first. */
export function ItemRow({ product, arranged, lacks, className, onMove, ...on }: ItemRowProps) {
  const { name } = product
  const press = (event: KeyboardEvent) => {
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    onMove(target)
  }
  return (
    <li
      onDragOver={on.onOver}
      onDrop={on.onDrop}
      className={`flex min-h-13 items-center gap-2 border-t border-border ps-1 pe-2 ${className}`}
    >
      <button
        type="button"
        draggable={!lacks}
        disabled={lacks !== undefined}
        aria-label={t('admin.collections.moveName', { name })}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', name)
          on.onGrab()
        }}
        onDragEnd={on.onRelease}
        onKeyDown={press}
        className="inline-flex size-9 shrink-0 cursor-grab items-center justify-center rounded-control text-ink-3 hover:text-ink disabled:cursor-default disabled:opacity-40"
      >
        <GripVertical {...icon} />
      </button>
      <ProductThumb product={product} />
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-2 py-1.5">
        <RouterLink
          href={paths.product(product.id)}
          className="min-w-0 break-words text-admin text-ink hover:underline"
        >
          {name}
        </RouterLink>
        {arranged && <StatusPill tone="info">{t('admin.collections.arranged')}</StatusPill>}
        {!product.visible && <StatusPill tone="neutral">{t('admin.collections.hidden')}</StatusPill>}
      </span>
      <span className="shrink-0 text-ink-2 tabular-nums">{product.actualPriceRange.minValue.formattedAmount}</span>
      <span className="flex shrink-0">
        <MoreMenu
          label={t('admin.collections.reorderName', { name })}
          items={[
            { label: t('admin.collections.moveToTheTop'), disabledReason: lacks, onSelect: () => onMove(0) },
            { label: t('admin.collections.moveUp'), disabledReason: lacks, onSelect: () => onMove('up') },
            { label: t('admin.collections.moveDown'), disabledReason: lacks, onSelect: () => onMove('down') },
          ]}
        />
        {on.onRemove && (
          <IconButton
            size="sm"
            label={t('admin.collections.removeName', { name })}
            disabled={lacks !== undefined}
            onClick={on.onRemove}
            icon={<X {...icon} />}
          />
        )}
      </span>
    </li>
  )
}
