import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { StaleMark } from '../list/stale-mark.tsx'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { SettingsPage } from '../settings/settings-page.tsx'
import { t } from '../texts.ts'
import { CardRow } from './card-row.tsx'
import { cardsQuery } from './cards.ts'
import { NewCardDialog } from './new-dialog.tsx'

export async function loader() {
  await queryClient.ensureInfiniteQueryData(cardsQuery(''))
  return null
}

/** Gift cards, with those that organisers gave in place of money. */
export function Component() {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(cardsQuery(search))
  const [adding, setAdding] = useState(false)
  const lacks = useLacks('orders.write')
  const cards = data?.pages.flatMap((page) => page.giftCards) ?? []
  return (
    <SettingsPage
      title={t('admin.gift-cards.giftCards')}
      lead={t('admin.gift-cards.lead')}
      actions={
        <Button size="sm" disabledReason={lacks} onClick={() => setAdding(true)}>
          {t('admin.gift-cards.newCard')}
        </Button>
      }
    >
      <AdminTextField
        label={t('admin.gift-cards.find')}
        type="search"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Card title={t('admin.gift-cards.giftCards')} flush>
        <StaleMark error={error} onRetry={refetch} />
        {cards.length === 0 ? (
          <EmptyState title={search ? t('admin.gift-cards.noneFound') : t('admin.gift-cards.none')}>
            {search ? t('admin.gift-cards.noneFoundText') : t('admin.gift-cards.noneText')}
          </EmptyState>
        ) : (
          <ul className="flex flex-col">
            {cards.map((card) => (
              <CardRow key={card.id} card={card} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <div className="px-4 py-3">
            <Button variant="secondary" size="sm" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('admin.gift-cards.more')}
            </Button>
          </div>
        )}
      </Card>
      {adding && <NewCardDialog onClose={() => setAdding(false)} />}
    </SettingsPage>
  )
}
