import type { Customization } from '@fairground/client/generated/stores.customizations-v-3.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { CatalogueTabs } from '../collections/catalogue-tabs.tsx'
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
import { CustomizationDialog } from './customization-dialog.tsx'
import { CUSTOMIZATIONS, customizationClient, customizationsQuery } from './customization-queries.ts'

const TABS = ['all'] as const

export async function loader({ request }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(customizationsQuery(readChoice(new URL(request.url).search, TABS)))
  return null
}

type Doing = { what: 'make' } | { what: 'edit' | 'delete'; customization: Customization }

/** What there is to choose, in a line. */
const words = ({ choicesSettings, freeTextInput }: Customization): string =>
  freeTextInput
    ? `${freeTextInput.title}: a text of up to ${freeTextInput.maxCharCount} characters`
    : (choicesSettings?.choices.map(({ name }) => name).join(', ') ?? '')

export function Component() {
  const { choice, pathTo, go } = useChoice(TABS, paths.customizations)
  const { data, error, refetch } = useQuery(customizationsQuery(choice))
  const formats = useFormats()
  const lacks = useLacks('catalog.write')
  const [doing, setDoing] = useState<Doing>()
  const end = () => setDoing(undefined)
  const make = () => setDoing({ what: 'make' })
  useCommand('create', lacks ? undefined : make)
  const customizations = data?.customizations ?? []
  const button = (
    <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={make}>
      New option
    </Button>
  )
  return (
    <Page title="Options">
      <PageHeader title="Options" count={data ? formats.number(data.total) : undefined} actions={button} />
      <CatalogueTabs current="Options" />
      <p className="max-w-measure text-admin text-ink-2">
        What buyers choose: sizes and colours that make variants, and wishes that do not. A new name reaches every
        product.
      </p>
      <div className="flex">
        <SearchBox label="Name" value={choice.q ?? ''} onSearch={(q) => go({ q: q || undefined }, true)} />
      </div>
      <StaleMark error={error} onRetry={refetch} />
      {data && customizations.length === 0 ? (
        <EmptyState title={choice.q ? 'No option matches' : 'No options yet'} action={choice.q ? undefined : button}>
          {choice.q ? `Nothing matches “${choice.q}”.` : 'They appear here as soon as a product has one.'}
        </EmptyState>
      ) : (
        <>
          <SettingsList label="Options">
            {customizations.map((customization) => (
              <SettingsRow
                key={customization.id}
                name={customization.name}
                marks={
                  customization.customizationType === 'MODIFIER' && <StatusPill tone="neutral">No variants</StatusPill>
                }
                facts={
                  <>
                    <span className="line-clamp-2">{words(customization)}</span>
                    <span>
                      {formats.number(customization.assignedProductsCount ?? 0)}{' '}
                      {customization.assignedProductsCount === 1 ? 'product' : 'products'}
                    </span>
                  </>
                }
                onOpen={lacks ? undefined : () => setDoing({ what: 'edit', customization })}
                actions={
                  <MoreMenu
                    label={`Change ${customization.name}`}
                    items={[
                      {
                        label: 'Edit',
                        disabledReason: lacks,
                        onSelect: () => setDoing({ what: 'edit', customization }),
                      },
                      {
                        label: 'Delete',
                        tone: 'danger',
                        disabledReason:
                          lacks ?? (customization.assignedProductsCount ? 'Products are made of it.' : undefined),
                        onSelect: () => setDoing({ what: 'delete', customization }),
                      },
                    ]}
                  />
                }
              />
            ))}
          </SettingsList>
          <ListFooter
            size={choice.size}
            onSize={(size) => go({ size })}
            previousHref={data?.previous && pathTo({ cursor: data.previous })}
            nextHref={data?.next && pathTo({ cursor: data.next })}
          >
            {formats.number(customizations.length)} of {formats.number(data?.total ?? customizations.length)}
          </ListFooter>
        </>
      )}
      {doing?.what === 'make' && <CustomizationDialog onClose={end} />}
      {doing?.what === 'edit' && <CustomizationDialog customization={doing.customization} onClose={end} />}
      {doing?.what === 'delete' && <DeleteDialog customization={doing.customization} onClose={end} />}
    </Page>
  )
}

const DeleteDialog = ({ customization, onClose }: { customization: Customization; onClose: () => void }) => (
  <EndDialog
    title={`Delete ${customization.name}?`}
    description="No product is made of it."
    confirmLabel="Delete option"
    done="Option deleted."
    run={() => customizationClient.customizationsV3.deleteCustomization({ customizationId: customization.id })}
    stale={[CUSTOMIZATIONS]}
    onClose={onClose}
  />
)
