import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { choiceQuery, OFFERED } from '../collections/collection-items.ts'
import { failureOf } from '../failure.ts'
import { SearchBox } from '../list/search-box.tsx'
import { t } from '../texts.ts'
import type { ChosenProduct } from './add-on-dialog.tsx'

type ProductPickerProps = { onChoose: (product: ChosenProduct) => void; onClose: () => void }

/** Finds the goods that become an add-on. */
export function ProductPicker({ onChoose, onClose }: ProductPickerProps) {
  const [q, setQ] = useState('')
  const { data, error } = useQuery({ ...choiceQuery(q), placeholderData: keepPreviousData })
  const title = t('admin.event-add-ons.chooseAProduct')
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <div className="flex flex-col gap-3">
        <div className="flex">
          <SearchBox label={t('admin.event-add-ons.nameOrSku')} value={q} onSearch={setQ} />
        </div>
        {error && <p className="text-danger">{failureOf(error).title}</p>}
        {!data && !error && <Skeleton count={5} />}
        {data?.length === 0 && <p className="text-ink-2">{t('admin.event-add-ons.noProductMatches')}</p>}
        {data && data.length > 0 && (
          <ul aria-label={title} className="-mx-2 flex max-h-80 flex-col overflow-y-auto p-0.5">
            {data.map(({ id, name, visible }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onChoose({ id, name })}
                  className="flex min-h-8 w-full items-baseline rounded-control px-2 py-1 text-start font-medium wrap-anywhere hover:bg-sunken pointer-coarse:min-h-11"
                >
                  {visible ? name : t('admin.event-add-ons.hidden', { name })}
                </button>
              </li>
            ))}
          </ul>
        )}
        {data?.length === OFFERED && (
          <p className="text-label text-ink-3">{t('admin.event-add-ons.firstOnly', { count: OFFERED })}</p>
        )}
      </div>
    </Dialog>
  )
}
