import type { Promotion } from '@fairground/client/generated/stores.promotions-v-3.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { CatalogueTabs } from '../collections/catalogue-tabs.tsx'
import { treeQuery } from '../collections/collection-queries.ts'
import { readChoice } from '../list/list-choice.ts'
import { ListFooter } from '../list/list-footer.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { useChoice } from '../list/use-choice.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { SettingsList, SettingsRow } from '../settings/settings-list.tsx'
import { useCommand } from '../shell/commands.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { Page } from '../shell/page.tsx'
import { useLoaded } from '../use-loaded.ts'
import { PromotionDialog } from './promotion-dialog.tsx'
import { PROMOTIONS, promotionClient, promotionsQuery } from './promotion-queries.ts'

const TABS = ['all'] as const

export async function loader({ request }: LoaderFunctionArgs) {
  const choice = readChoice(new URL(request.url).search, TABS)
  await Promise.all([queryClient.ensureQueryData(promotionsQuery(choice)), queryClient.ensureQueryData(treeQuery())])
  return null
}

type Doing = { what: 'make' } | { what: 'edit' | 'delete'; promotion: Promotion }

export function Component() {
  const { choice, pathTo, go } = useChoice(TABS, paths.promotions)
  const { data, error, refetch } = useQuery(promotionsQuery(choice))
  const lacks = useLacks('catalog.write')
  const formats = useFormats()
  const [doing, setDoing] = useState<Doing>()
  const end = () => setDoing(undefined)
  const make = () => setDoing({ what: 'make' })
  useCommand('create', lacks ? undefined : make)
  const promotions = data?.promotions ?? []
  const button = (
    <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={make}>
      New promotion
    </Button>
  )
  return (
    <Page title="Promotions">
      <PageHeader title="Promotions" actions={button} />
      <CatalogueTabs current="Promotions" />
      <p className="max-w-measure text-admin text-ink-2">
        Pictures with a link that stand among the products of a collection, each at the place that you say.
      </p>
      <div className="flex">
        <SearchBox label="Name" value={choice.q ?? ''} onSearch={(q) => go({ q: q || undefined }, true)} />
      </div>
      <StaleMark error={error} onRetry={refetch} />
      {data && promotions.length === 0 ? (
        <EmptyState
          title={choice.q ? 'No promotion matches' : 'No promotions yet'}
          action={choice.q ? undefined : button}
        >
          {choice.q ? `Nothing matches “${choice.q}”.` : 'Choose a picture, where it leads, and where it stands.'}
        </EmptyState>
      ) : (
        <>
          <SettingsList label="Promotions">
            {promotions.map((promotion) => (
              <Row key={promotion.id} promotion={promotion} lacks={lacks} onDo={setDoing} />
            ))}
          </SettingsList>
          <ListFooter
            size={choice.size}
            onSize={(size) => go({ size })}
            previousHref={data?.previous && pathTo({ cursor: data.previous })}
            nextHref={data?.next && pathTo({ cursor: data.next })}
          >
            {formats.number(promotions.length)} on this page
          </ListFooter>
        </>
      )}
      {doing?.what === 'make' && <PromotionDialog onClose={end} />}
      {doing?.what === 'edit' && <PromotionDialog promotion={doing.promotion} onClose={end} />}
      {doing?.what === 'delete' && <DeleteDialog promotion={doing.promotion} onClose={end} />}
    </Page>
  )
}

type RowProps = { promotion: Promotion; lacks: string | undefined; onDo: (doing: Doing) => void }

function Row({ promotion, lacks, onDo }: RowProps) {
  const { name, media, categories, enabled, destinationUrl } = promotion
  const tree = useLoaded(treeQuery())
  const nameOf = (id: string) => tree.find((category) => category.id === id)?.name ?? 'a collection that is gone'
  return (
    <SettingsRow
      name={
        <span className="flex items-center gap-3">
          <img
            src={media.image.url}
            alt={media.altText ?? ''}
            loading="lazy"
            className="h-15 w-12 shrink-0 rounded-control bg-sunken object-cover"
          />
          {name}
        </span>
      }
      marks={<StatusPill tone={enabled ? 'success' : 'neutral'}>{enabled ? 'Shown' : 'Off'}</StatusPill>}
      facts={
        <>
          <span>
            {categories.length === 0
              ? 'In no collection'
              : categories.map(({ id, position = 1 }) => `${nameOf(id)}, place ${position}`).join('; ')}
          </span>
          {destinationUrl && <span className="break-all">{destinationUrl}</span>}
        </>
      }
      onOpen={lacks ? undefined : () => onDo({ what: 'edit', promotion })}
      actions={
        <MoreMenu
          label={`Change ${name}`}
          items={[
            { label: 'Edit', disabledReason: lacks, onSelect: () => onDo({ what: 'edit', promotion }) },
            {
              label: 'Delete',
              tone: 'danger',
              disabledReason: lacks,
              onSelect: () => onDo({ what: 'delete', promotion }),
            },
          ]}
        />
      }
    />
  )
}

const DeleteDialog = ({ promotion, onClose }: { promotion: Promotion; onClose: () => void }) => (
  <EndDialog
    title={`Delete ${promotion.name}?`}
    description="It no longer stands among the products. Its picture stays in the library."
    confirmLabel="Delete promotion"
    done="Promotion deleted."
    run={() => promotionClient.promotionsV3.deletePromotion({ promotionId: promotion.id })}
    stale={[PROMOTIONS]}
    onClose={onClose}
  />
)
