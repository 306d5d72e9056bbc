import { present } from '@fairground/domain/present.ts'
import { BulkBar } from '@fairground/ui/admin/bulk-bar.tsx'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { Menu } from '@fairground/ui/admin/menu.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import {
  type BulkChange,
  type Chosen,
  categorizing,
  deleting,
  pricing,
  showing,
  shownAsBefore,
  tagging,
} from './bulk-changes.ts'
import { CategoryDialog } from './category-dialog.tsx'
import type { PriceChange } from './price-change.ts'
import { PriceDialog } from './price-dialog.tsx'
import { TagsDialog } from './tags-dialog.tsx'
import { useBulkChange } from './use-bulk-change.ts'

type OpenDialog = 'price' | 'into' | 'out' | 'tags' | 'delete'

type Props = {
  products: readonly Chosen[]
  /** Over all pages. */
  total: number
  onSelectAll: (() => void) | undefined
  onClear: () => void
}

const changed = (count: number) => t('admin.products.countChanged', { count })
const shown = (count: number) => t('admin.products.countShown', { count })
const hidden = (count: number) => t('admin.products.countHidden', { count })
const deleted = (count: number) => t('admin.products.countDeleted', { count })

/** Actions on all products that are ticked. */
export function ProductsBulkBar({ products, total, onSelectAll, onClear }: Props) {
  const bulk = useBulkChange()
  const lacks = useLacks('catalog.write')
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const close = () => setOpenDialog(undefined)
  const count = products.length
  const counted = t('admin.list.countProduct', { count })
  const changePrices = (price: PriceChange) => {
    const { change, undo, changed: prices } = pricing(price)
    const done = () => t('admin.list.countPriceChanged', { count: prices() })
    return run(change, done, undo)
  }
  const run = (change: BulkChange, done = changed, undo?: BulkChange) =>
    bulk.run({ change, products, done, ...present({ undo: undo || undefined }) }).then(
      () => {
        close()
        onClear()
      },
      () => {},
    )
  const common = { pending: bulk.pending, onClose: close }
  return (
    <>
      <BulkBar count={count} total={total} onSelectAll={onSelectAll} onClear={onClear}>
        {([true, false] as const).map((visible) => (
          <Button
            key={String(visible)}
            variant="secondary"
            size="sm"
            disabledReason={lacks}
            pending={bulk.pending}
            onClick={() => void run(showing(visible), visible ? shown : hidden, shownAsBefore)}
          >
            {visible ? t('admin.products.showInTheShop') : t('admin.products.hide')}
          </Button>
        ))}
        <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setOpenDialog('price')}>
          {t('admin.products.changePrices')}
        </Button>
        <MoreActions lacks={lacks} onOpen={setOpenDialog} />
      </BulkBar>
      {openDialog === 'price' && (
        <PriceDialog products={products} onChange={(change) => void changePrices(change)} {...common} />
      )}
      {(openDialog === 'into' || openDialog === 'out') && (
        <CategoryDialog
          into={openDialog === 'into'}
          count={count}
          onChoose={(id) => void run(categorizing(id, openDialog === 'into'))}
          {...common}
        />
      )}
      {openDialog === 'tags' && <TagsDialog count={count} onAdd={(tags) => void run(tagging(tags))} {...common} />}
      {openDialog === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('admin.products.deleteCounted', { counted })}
          description={t('admin.products.theirVariantsAndStockAre')}
          confirmLabel={t('admin.products.deleteCounted2', { counted })}
          confirmWord="delete"
          pending={bulk.pending}
          onConfirm={() => void run(deleting, deleted)}
        />
      )}
    </>
  )
}

/** Changes of which each has a dialog. */
function MoreActions({ lacks, onOpen }: { lacks: string | undefined; onOpen: (dialog: OpenDialog) => void }) {
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" size="sm">
          {t('admin.products.more')}
        </Button>
      }
      items={[
        {
          label: t('admin.products.addToACollection'),
          disabledReason: lacks,
          onSelect: () => onOpen('into'),
        },
        {
          label: t('admin.products.removeFromACollection'),
          disabledReason: lacks,
          onSelect: () => onOpen('out'),
        },
        { label: t('admin.products.addTags'), disabledReason: lacks, onSelect: () => onOpen('tags') },
        { kind: 'separator' },
        {
          label: t('admin.products.delete'),
          tone: 'danger',
          disabledReason: lacks,
          onSelect: () => onOpen('delete'),
        },
      ]}
    />
  )
}
