import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { FileDown, X } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { t } from '../texts.ts'
import { Fetched, MediaPicker } from './lazy-parts.tsx'
import { hasOptions, type ProductValues } from './product-values.ts'
import type { Held } from './variant-rows.ts'

/** Files that a buyer of digital goods downloads: one of the library that is for sale, for each combination. */
export function FilesCard({ form }: { form: UseFormReturn<ProductValues> }) {
  const variants = form.watch('variants')
  const [picking, setPicking] = useState<string | 'all'>()
  const several = hasOptions({ options: form.watch('options') })
  const set = (key: string | 'all', file: Held['file']) =>
    form.setValue(
      'variants',
      variants.map((row) => (key === 'all' || row.key === key ? { ...row, file } : row)),
      { shouldDirty: true },
    )
  const shown = variants.filter(({ presence }) => presence !== 'none')
  return (
    <Card
      title={t('admin.product.files')}
      actions={
        several && (
          <Button variant="quiet" size="sm" onClick={() => setPicking('all')}>
            {t('admin.product.oneFileForAll')}
          </Button>
        )
      }
    >
      <ul className="flex max-h-80 flex-col divide-y divide-border overflow-y-auto">
        {shown.map(({ key, label, file }) => (
          <li key={key} className="flex min-h-11 flex-wrap items-center gap-2 py-1">
            {several && <span className="min-w-32 font-medium">{label}</span>}
            <span className="flex min-w-0 grow items-center gap-2">
              <FileDown aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" />
              <span className={`truncate ${file ? '' : 'text-ink-3'}`}>
                {file?.name ?? t('admin.product.noFileYet')}
              </span>
            </span>
            <Button variant="secondary" size="sm" onClick={() => setPicking(key)}>
              {file ? t('admin.product.change') : t('admin.product.chooseFile')}
            </Button>
            {file && (
              <IconButton
                size="sm"
                label={t('admin.product.removeName', { name: file.name })}
                icon={<X size={16} strokeWidth={1.75} />}
                onClick={() => set(key, null)}
              />
            )}
          </li>
        ))}
      </ul>
      {picking !== undefined && (
        <Fetched>
          <MediaPicker
            title={t('admin.product.chooseAFileForSale')}
            kind="sold"
            onClose={() => setPicking(undefined)}
            onChoose={([item]) => {
              if (item) set(picking, { id: item.id, name: item.filename })
              setPicking(undefined)
            }}
          />
        </Fetched>
      )}
    </Card>
  )
}
