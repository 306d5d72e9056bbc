import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CatalogueTabs } from '../collections/catalogue-tabs.tsx'
import { ListFooter } from '../list/list-footer.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { useChoice } from '../list/use-choice.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { SettingsList, SettingsRow } from '../settings/settings-list.tsx'
import { useCommand } from '../shell/commands.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { LabelDialog } from './label-dialog.tsx'
import { type Label, type LabelKind, labelsQuery } from './labels.ts'

type Doing = { what: 'make' } | { what: 'rename' | 'delete'; label: Label }
const TABS = ['all'] as const

/** Brands or ribbons: searched, made, renamed and deleted. */
export function LabelsPage({ kind }: { kind: LabelKind }) {
  const { choice, pathTo, go } = useChoice(TABS, kind.pathOf)
  const { data, error, refetch } = useQuery(labelsQuery(kind, choice))
  const formats = useFormats()
  const lacks = useLacks('catalog.write')
  const [doing, setDoing] = useState<Doing>()
  const end = () => setDoing(undefined)
  const make = () => setDoing({ what: 'make' })
  useCommand('create', lacks ? undefined : make)
  const labels = data?.labels ?? []
  const button = (
    <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={make}>
      New {kind.one}
    </Button>
  )
  return (
    <Page title={kind.title}>
      <PageHeader title={kind.title} count={data ? formats.number(data.total) : undefined} actions={button} />
      <CatalogueTabs current={kind.title} />
      <p className="max-w-measure text-admin text-ink-2">{kind.lead}</p>
      <div className="flex">
        <SearchBox label="Name" value={choice.q ?? ''} onSearch={(q) => go({ q: q || undefined }, true)} />
      </div>
      <StaleMark error={error} onRetry={refetch} />
      {data && labels.length === 0 ? (
        choice.q ? (
          <EmptyState
            title={`No ${kind.one} matches`}
            action={
              <ButtonLink size="sm" variant="secondary" href={kind.pathOf({})} linkAs={RouterLink}>
                Clear the search
              </ButtonLink>
            }
          >
            Nothing matches “{choice.q}”.
          </EmptyState>
        ) : (
          <EmptyState title={`No ${kind.title.toLowerCase()} yet`} action={button}>
            They appear here as soon as a product has one.
          </EmptyState>
        )
      ) : (
        <>
          <SettingsList label={kind.title}>
            {labels.map((label) => (
              <SettingsRow
                key={label.id}
                name={label.name}
                facts={`${formats.number(label.products)} ${label.products === 1 ? 'product' : 'products'}`}
                onOpen={lacks ? undefined : () => setDoing({ what: 'rename', label })}
                actions={
                  <MoreMenu
                    label={`Change ${label.name}`}
                    items={[
                      { label: 'Rename', disabledReason: lacks, onSelect: () => setDoing({ what: 'rename', label }) },
                      {
                        label: 'Delete',
                        tone: 'danger',
                        disabledReason: lacks,
                        onSelect: () => setDoing({ what: 'delete', label }),
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
            {formats.number(labels.length)} of {formats.number(data?.total ?? labels.length)}
          </ListFooter>
        </>
      )}
      {doing?.what === 'make' && <LabelDialog kind={kind} onClose={end} />}
      {doing?.what === 'rename' && <LabelDialog kind={kind} label={doing.label} onClose={end} />}
      {doing?.what === 'delete' && <DeleteDialog kind={kind} label={doing.label} onClose={end} />}
    </Page>
  )
}

function DeleteDialog({ kind, label, onClose }: { kind: LabelKind; label: Label; onClose: () => void }) {
  const formats = useFormats()
  return (
    <EndDialog
      title={`Delete ${label.name}?`}
      description={
        label.products > 0
          ? `${formats.number(label.products)} ${label.products === 1 ? 'product loses' : 'products lose'} it and stay in the shop.`
          : 'No product has it.'
      }
      confirmLabel={`Delete ${kind.one}`}
      done={`${label.name} deleted.`}
      run={() => kind.remove([label.id])}
      stale={[kind.key]}
      onClose={onClose}
    />
  )
}
