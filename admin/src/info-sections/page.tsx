import type { InfoSection } from '@fairground/client/generated/stores.info-sections-v-3.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
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
import { SectionDialog } from './section-dialog.tsx'
import { SECTIONS, sectionClient, sectionsQuery } from './section-queries.ts'

const TABS = ['all'] as const

export async function loader({ request }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(sectionsQuery(readChoice(new URL(request.url).search, TABS)))
  return null
}

type Doing = { what: 'make' } | { what: 'edit' | 'delete'; section: InfoSection }

const words = ({ plainDescription }: InfoSection): string =>
  plainDescription.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

export function Component() {
  const { choice, pathTo, go } = useChoice(TABS, paths.infoSections)
  const { data, error, refetch } = useQuery(sectionsQuery(choice))
  const formats = useFormats()
  const lacks = useLacks('catalog.write')
  const [doing, setDoing] = useState<Doing>()
  const end = () => setDoing(undefined)
  const make = () => setDoing({ what: 'make' })
  useCommand('create', lacks ? undefined : make)
  const sections = data?.sections ?? []
  const button = (
    <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={make}>
      New info section
    </Button>
  )
  return (
    <Page title="Info sections">
      <PageHeader title="Info sections" count={data ? formats.number(data.total) : undefined} actions={button} />
      <CatalogueTabs current="Info sections" />
      <p className="max-w-measure text-admin text-ink-2">
        Texts that products share: care, delivery, sizes. What is changed here changes on every product that shows it.
      </p>
      <div className="flex">
        <SearchBox label="Title or name" value={choice.q ?? ''} onSearch={(q) => go({ q: q || undefined }, true)} />
      </div>
      <StaleMark error={error} onRetry={refetch} />
      {data && sections.length === 0 ? (
        <EmptyState
          title={choice.q ? 'No info section matches' : 'No info sections yet'}
          action={choice.q ? undefined : button}
        >
          {choice.q
            ? `Nothing matches “${choice.q}”.`
            : 'Write a text once and show it on as many products as you like.'}
        </EmptyState>
      ) : (
        <>
          <SettingsList label="Info sections">
            {sections.map((section) => (
              <SettingsRow
                key={section.id}
                name={section.title}
                facts={
                  <>
                    {section.uniqueName !== section.title && <span className="break-words">{section.uniqueName}</span>}
                    <span className="line-clamp-2">{words(section)}</span>
                    <span>
                      {formats.number(section.assignedProductsCount ?? 0)}{' '}
                      {section.assignedProductsCount === 1 ? 'product' : 'products'}
                    </span>
                  </>
                }
                onOpen={lacks ? undefined : () => setDoing({ what: 'edit', section })}
                actions={
                  <MoreMenu
                    label={`Change ${section.title}`}
                    items={[
                      { label: 'Edit', disabledReason: lacks, onSelect: () => setDoing({ what: 'edit', section }) },
                      {
                        label: 'Delete',
                        tone: 'danger',
                        disabledReason: lacks,
                        onSelect: () => setDoing({ what: 'delete', section }),
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
            {formats.number(sections.length)} of {formats.number(data?.total ?? sections.length)}
          </ListFooter>
        </>
      )}
      {doing?.what === 'make' && <SectionDialog onClose={end} />}
      {doing?.what === 'edit' && <SectionDialog section={doing.section} onClose={end} />}
      {doing?.what === 'delete' && <DeleteDialog section={doing.section} onClose={end} />}
    </Page>
  )
}

const DeleteDialog = ({ section, onClose }: { section: InfoSection; onClose: () => void }) => (
  <EndDialog
    title={`Delete ${section.title}?`}
    description={section.assignedProductsCount ? 'The products that show it lose the text.' : 'No product shows it.'}
    confirmLabel="Delete info section"
    done="Info section deleted."
    run={() => sectionClient.infoSectionsV3.deleteInfoSection({ infoSectionId: section.id })}
    stale={[SECTIONS]}
    onClose={onClose}
  />
)
