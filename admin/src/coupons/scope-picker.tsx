import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OFFERED } from '../collections/collection-items.ts'
import { whenOf } from '../events/event-words.ts'
import { failureOf } from '../failure.ts'
import { SearchBox } from '../list/search-box.tsx'
import { useFormats, useSiteNow } from '../session/me.ts'
import { t } from '../texts.ts'
import type { NamedTarget } from './coupon-scope.ts'
import { type Choice, choicesQuery } from './scope-choices.ts'

const words: Record<NamedTarget, { title: string; search: string; none: string }> = {
  product: {
    title: t('admin.coupons.chooseAProduct'),
    search: t('admin.coupons.nameOrSKU'),
    none: t('admin.coupons.noProductMatches'),
  },
  collection: {
    title: t('admin.coupons.chooseACollection'),
    search: t('admin.coupons.name'),
    none: t('admin.coupons.noCollectionMatches'),
  },
  event: {
    title: t('admin.coupons.chooseAnEvent'),
    search: t('admin.coupons.title'),
    none: t('admin.coupons.noEventMatches'),
  },
  ticket: {
    title: t('admin.coupons.chooseAKindOfTicket'),
    search: t('admin.coupons.titleOfTheEvent'),
    none: t('admin.coupons.noEventWithTicketsMatches'),
  },
}

type ScopePickerProps = { target: NamedTarget; onChoose: (choice: Choice) => void; onClose: () => void }

/** Finds the one thing that a coupon is for. */
export function ScopePicker({ target, onChoose, onClose }: ScopePickerProps) {
  const [q, setQ] = useState('')
  const { locale } = useFormats()
  const now = useSiteNow()
  const { data, error } = useQuery({ ...choicesQuery(target, q), placeholderData: keepPreviousData })
  const { title, search, none } = words[target]
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <div className="flex flex-col gap-3">
        <div className="flex">
          <SearchBox label={search} value={q} onSearch={setQ} />
        </div>
        {error && <p className="text-danger">{failureOf(error).title}</p>}
        {!data && !error && <Skeleton count={5} />}
        {data?.length === 0 && <p className="text-ink-2">{none}</p>}
        {data && data.length > 0 && (
          <ul aria-label={title} className="-mx-2 flex max-h-80 flex-col overflow-y-auto p-0.5">
            {data.map((choice) => (
              <li key={choice.id}>
                <button
                  type="button"
                  onClick={() => onChoose(choice)}
                  className="flex min-h-8 w-full flex-wrap items-baseline justify-between gap-x-3 rounded-control px-2 py-1 text-start hover:bg-sunken pointer-coarse:min-h-11"
                >
                  <span className="min-w-0 font-medium wrap-anywhere">{choice.name}</span>
                  {choice.event && <span className="text-label text-ink-3">{whenOf(choice.event, locale, now)}</span>}
                </button>
              </li>
            ))}
          </ul>
        )}
        {data?.length === OFFERED && (
          <p className="text-label text-ink-3">{t('admin.coupons.theFirstOFFEREDSearchTo', { OFFERED })}</p>
        )}
      </div>
    </Dialog>
  )
}
