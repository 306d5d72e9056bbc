import type { Promotion } from '@fairground/client/generated/stores.promotions-v-3.ts'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { CatalogueList, type CatalogueRow, TABS } from '../collections/catalogue-list.tsx'
import { treeQuery } from '../collections/collection-queries.ts'
import { readChoice } from '../list/list-choice.ts'
import { useChoice } from '../list/use-choice.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { PromotionDialog } from './promotion-dialog.tsx'
import { PROMOTIONS, promotionClient, promotionsQuery } from './promotion-queries.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const choice = readChoice(new URL(request.url).search, TABS)
  await Promise.all([queryClient.ensureQueryData(promotionsQuery(choice)), queryClient.ensureQueryData(treeQuery())])
  return null
}

export function Component() {
  const at = useChoice(TABS, paths.promotions)
  const read = useQuery(promotionsQuery(at.choice))
  const tree = useLoaded(treeQuery())
  const nameOf = (id: string) =>
    tree.find((category) => category.id === id)?.name ?? t('admin.promotions.aDeletedCollection')
  return (
    <CatalogueList
      title={t('admin.promotions.promotions')}
      one={t('admin.promotions.one')}
      lead={t('admin.promotions.picturesWithALinkShown')}
      searched={t('admin.promotions.name')}
      none={t('admin.promotions.chooseAPictureALink')}
      edit={t('admin.promotions.edit')}
      at={at}
      read={read}
      row={(promotion) => rowOf(promotion, nameOf)}
      form={(promotion, onClose) => <PromotionDialog promotion={promotion} onClose={onClose} />}
      ending={(promotion, onClose) => <DeleteDialog promotion={promotion} onClose={onClose} />}
    />
  )
}

const rowOf = (
  { name, media, categories, enabled, destinationUrl }: Promotion,
  nameOf: (id: string) => string,
): CatalogueRow => ({
  name,
  picture: (
    <img
      src={media.image.url}
      alt={media.altText ?? ''}
      loading="lazy"
      className="h-15 w-12 shrink-0 rounded-control bg-sunken object-cover"
    />
  ),
  marks: (
    <StatusPill tone={enabled ? 'success' : 'neutral'}>
      {enabled ? t('admin.promotions.shown') : t('admin.promotions.off')}
    </StatusPill>
  ),
  facts: (
    <>
      <span>
        {categories.length === 0
          ? t('admin.promotions.inNoCollection')
          : categories
              .map(({ id, position = 1 }) => t('admin.promotions.namePlace', { name: nameOf(id), position }))
              .join('; ')}
      </span>
      {destinationUrl && <span className="wrap-anywhere">{destinationUrl}</span>}
    </>
  ),
})

const DeleteDialog = ({ promotion, onClose }: { promotion: Promotion; onClose: () => void }) => (
  <EndDialog
    title={t('admin.promotions.deleteName', { name: promotion.name })}
    description={t('admin.promotions.itIsNoLongerShown')}
    confirmLabel={t('admin.promotions.deletePromotion')}
    done={t('admin.promotions.promotionDeleted')}
    run={() => promotionClient.promotionsV3.deletePromotion({ promotionId: promotion.id })}
    stale={[PROMOTIONS]}
    onClose={onClose}
  />
)
