import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { type ReactNode, useState } from 'react'
import { ListFooter } from '../list/list-footer.tsx'
import { NoMatch } from '../list/no-match.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import type { useChoice } from '../list/use-choice.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { SettingsList, SettingsRow, type SettingsRowProps } from '../settings/settings-list.tsx'
import { useCommand } from '../shell/commands.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { Page } from '../shell/page.tsx'
import type { cataloguePages } from '../shell/pages-below.ts'
import { t } from '../texts.ts'
import { CatalogueTabs } from './catalogue-tabs.tsx'

/** These lists have no tabs of their own. */
export const TABS = ['all'] as const

/** One page of a list. */
export interface Listed<Item> {
  readonly items: readonly Item[]
  readonly next?: string | undefined
  readonly previous?: string | undefined
  /** Number on all pages; absent where nobody counts them. */
  readonly total?: number
}

export interface CatalogueRow extends Pick<SettingsRowProps, 'marks' | 'facts'> {
  /** By what one knows it. */
  readonly name: string
  /** Stands beside the name. */
  readonly picture?: ReactNode
  /** Reason why it cannot be deleted. */
  readonly inUse?: string | undefined
}

type Doing<Item> = { what: 'make' } | { what: 'edit' | 'delete'; item: Item }

type CatalogueListProps<Item> = {
  title: (typeof cataloguePages)[number]['label']
  /** One of them: "brand". */
  one: string
  /** Purpose of the list, in a sentence or two. */
  lead: string
  /** Name of the searched field: "Name". */
  searched: string
  /** Advice on how to make the first one. */
  none: string
  /** Action of pressing a name. */
  edit: string
  at: Pick<ReturnType<typeof useChoice<'all'>>, 'choice' | 'pathTo' | 'go'>
  read: { data: Listed<Item> | undefined; error: Error | null; refetch: () => unknown }
  row: (item: Item) => CatalogueRow
  /** The form of one, or of one that is to be made. */
  form: (item: Item | undefined, onClose: () => void) => ReactNode
  /** Confirms a deletion. */
  ending: (item: Item, onClose: () => void) => ReactNode
}

/** List of one kind of object that sorts or makes up products: searched, made, changed and deleted. */
export function CatalogueList<Item extends { id: string }>(props: CatalogueListProps<Item>) {
  const { title, one, lead, searched, none, at, read, form, ending } = props
  const formats = useFormats()
  const lacks = useLacks('catalog.write')
  const [doing, setDoing] = useState<Doing<Item>>()
  const end = () => setDoing(undefined)
  const make = () => setDoing({ what: 'make' })
  useCommand('create', lacks ? undefined : make)
  const { data, error, refetch } = read
  // Somebody else may change it while its form is open.
  const current = (item: Item) => data?.items.find(({ id }) => id === item.id) ?? item
  const button = (
    <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={make}>
      {t('admin.collections.newOne', { one })}
    </Button>
  )
  return (
    <Page title={title}>
      <PageHeader
        title={title}
        count={data?.total === undefined ? undefined : formats.number(data.total)}
        actions={button}
      />
      <CatalogueTabs current={title} />
      <p className="max-w-measure text-admin text-ink-2">{lead}</p>
      <div className="flex">
        <SearchBox
          label={searched}
          value={at.choice.q ?? ''}
          onSearch={(q) => void at.go({ q: q || undefined }, true)}
        />
      </div>
      <StaleMark error={error} onRetry={refetch} />
      {data?.items.length === 0 ? (
        at.choice.q ? (
          <NoneMatches one={one} words={at.choice.q} href={at.pathTo({ q: undefined })} />
        ) : (
          <EmptyState title={t('admin.collections.noneYet', { things: title.toLowerCase() })} action={button}>
            {none}
          </EmptyState>
        )
      ) : (
        <Rows {...props} lacks={lacks} onDo={setDoing} />
      )}
      {doing?.what === 'make' && form(undefined, end)}
      {doing?.what === 'edit' && form(current(doing.item), end)}
      {doing?.what === 'delete' && ending(doing.item, end)}
    </Page>
  )
}

const NoneMatches = ({ one, words, href }: { one: string; words: string; href: string }) => (
  <NoMatch title={t('admin.collections.noOneMatches', { one })} href={href}>
    {t('admin.collections.nothingMatchesWords', { words })}
  </NoMatch>
)

type RowsProps<Item> = CatalogueListProps<Item> & {
  lacks: string | undefined
  onDo: (doing: Doing<Item>) => void
}

function Rows<Item extends { id: string }>({ title, edit, at, read: { data }, row, lacks, onDo }: RowsProps<Item>) {
  const formats = useFormats()
  const items = data?.items ?? []
  const count = formats.number(items.length)
  return (
    <>
      <SettingsList label={title}>
        {items.map((item) => {
          const { name, picture, inUse, ...shown } = row(item)
          const change = () => onDo({ what: 'edit', item })
          return (
            <SettingsRow
              key={item.id}
              {...shown}
              name={
                picture ? (
                  <span className="flex items-center gap-3">
                    {picture}
                    {name}
                  </span>
                ) : (
                  name
                )
              }
              onOpen={lacks ? undefined : change}
              actions={
                <MoreMenu
                  label={t('admin.collections.changeName', { name })}
                  items={[
                    { label: edit, disabledReason: lacks, onSelect: change },
                    {
                      label: t('admin.collections.delete'),
                      tone: 'danger',
                      disabledReason: lacks ?? inUse,
                      onSelect: () => onDo({ what: 'delete', item }),
                    },
                  ]}
                />
              }
            />
          )
        })}
      </SettingsList>
      <ListFooter
        size={at.choice.size}
        onSize={(size) => void at.go({ size })}
        previousHref={data?.previous && at.pathTo({ cursor: data.previous })}
        nextHref={data?.next && at.pathTo({ cursor: data.next })}
      >
        {data?.total === undefined
          ? t('admin.collections.countOnThisPage', { count })
          : t('admin.collections.countOfNumber', { count, number: formats.number(data.total) })}
      </ListFooter>
    </>
  )
}
