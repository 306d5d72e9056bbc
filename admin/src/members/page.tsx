import type { Member } from '@fairground/client/generated/members.members.ts'
import { BulkBar } from '@fairground/ui/admin/bulk-bar.tsx'
import { FilterChips } from '@fairground/ui/admin/filter-chips.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { DataTable } from '../list/data-table.tsx'
import { readChoice } from '../list/list-choice.ts'
import { ListFooter } from '../list/list-footer.tsx'
import { ListOptions, useListLook } from '../list/list-options.tsx'
import { ListViews } from '../list/list-views.tsx'
import { savedViewsQuery } from '../list/saved-views.ts'
import { SearchBox } from '../list/search-box.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { useChoice } from '../list/use-choice.ts'
import { MEMBER_TABS, type MemberTab, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks, useSiteNow } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { DecideDialog, type Decision } from './decide-members.tsx'
import { memberCard, memberColumnNames, memberColumns } from './member-columns.tsx'
import { memberListQuery, waitingCountQuery } from './member-queries.ts'
import { nameOfMember } from './member-words.ts'
import { NewMemberDialog } from './new-member-dialog.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await Promise.all([
    queryClient.ensureQueryData(memberListQuery(readChoice(new URL(request.url).search, MEMBER_TABS))),
    queryClient.ensureQueryData(waitingCountQuery()),
    queryClient.prefetchQuery(savedViewsQuery('members')),
  ])
  return null
}

const tabNames: Record<MemberTab, string> = {
  all: 'All',
  waiting: 'Waiting',
  active: 'Active',
  blocked: 'Blocked',
  contacts: 'Contacts',
}

const NONE: Member[] = []

export function Component() {
  const { choice, pathTo, go, within, href, hrefFor } = useChoice(MEMBER_TABS, paths.members)
  const formats = useFormats()
  const now = useSiteNow()
  const look = useListLook('members')
  const lacks = useLacks('members.write')
  const [selection, setSelection] = useState<RowSelectionState>({})
  const [adding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery(memberListQuery(choice))
  const { data: waiting } = useQuery(waitingCountQuery())
  const add = () => setAdding(true)
  useCommand('create', lacks ? undefined : add)
  const members = data?.members ?? NONE
  const total = data?.metadata.total ?? 0
  const first = (choice.page - 1) * choice.size
  // The minute is precise enough for a column, and keeps the columns the same between renders.
  const minute = Math.floor(now.getTime() / 60_000)
  // biome-ignore lint/correctness/useExhaustiveDependencies: formats are made again by every render from the same site.
  const columns = useMemo(
    () => memberColumns(formats, new Date(minute * 60_000), within),
    [formats.locale, formats.zone, minute, within],
  )
  return (
    <Page title="Members">
      <PageHeader
        title="Members"
        count={formats.number(total)}
        actions={
          <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={add}>
            Add member
          </Button>
        }
      />
      <div className="flex flex-col gap-2.5">
        <ListViews
          list="members"
          label="Member views"
          href={href}
          hrefFor={hrefFor}
          tabs={MEMBER_TABS.map((tab) => ({
            label: tabNames[tab],
            href: paths.members({ tab, size: choice.size }),
            current: tab === choice.tab,
            count: tab === 'waiting' && waiting ? waiting : undefined,
          }))}
        />
        <Toolbar selected={members.filter(({ id }) => selection[id])} onClear={() => setSelection({})}>
          <FilterChips
            chips={choice.q ? [{ id: 'q', label: `Matches “${choice.q}”`, onRemove: () => go({ q: undefined }) }] : []}
            onClear={() => go({ q: undefined })}
          >
            <SearchBox label="Name or email" value={choice.q ?? ''} onSearch={(q) => go({ q: q || undefined }, true)} />
            <ListOptions look={look} columns={memberColumnNames} />
          </FilterChips>
        </Toolbar>
        <StaleMark error={error} onRetry={refetch} />
        {members.length === 0 ? (
          <NoMembers tab={choice.tab} q={choice.q} lacks={lacks} onAdd={add} />
        ) : (
          <>
            <DataTable
              label="Members"
              columns={columns}
              rows={members}
              idOf={(member) => member.id}
              nameOf={nameOfMember}
              hrefOf={(member) => paths.member(member.id, within)}
              card={(member) => memberCard(member, formats)}
              density={look.density}
              hidden={look.hidden}
              sort={choice.sort}
              onSort={(sort) => go({ sort })}
              selection={selection}
              onSelection={setSelection}
            />
            <ListFooter
              size={choice.size}
              onSize={(size) => go({ size })}
              previousHref={choice.page > 1 ? pathTo({ page: choice.page - 1 }) : undefined}
              nextHref={first + members.length < total ? pathTo({ page: choice.page + 1 }) : undefined}
            >
              {formats.number(first + 1)}–{formats.number(first + members.length)} of {formats.number(total)}
            </ListFooter>
          </>
        )}
      </div>
      {adding && <NewMemberDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}

type ToolbarProps = { selected: readonly Member[]; onClear: () => void; children: React.ReactNode }

/** The filter row, which gives way to the bulk actions while rows are selected. */
function Toolbar({ selected, onClear, children }: ToolbarProps) {
  const lacks = useLacks('members.write')
  const [decision, setDecision] = useState<Decision>()
  if (selected.length === 0) return children
  const some = (statuses: readonly Member['status'][]) => selected.some(({ status }) => statuses.includes(status))
  const actions = [
    ['approve', 'Approve', some(['PENDING', 'BLOCKED']) ? undefined : 'None of them waits or is blocked.'],
    ['block', 'Block', some(['PENDING', 'APPROVED', 'OFFLINE']) ? undefined : 'All of them are blocked.'],
    ['delete', 'Delete', undefined],
  ] as const
  const [only] = selected
  return (
    <BulkBar count={selected.length} onClear={onClear}>
      {actions.map(([name, words, why]) => (
        <Button
          key={name}
          variant="secondary"
          size="sm"
          disabledReason={lacks ?? why}
          onClick={() => setDecision(name)}
        >
          {words}
        </Button>
      ))}
      {decision && only && (
        <DecideDialog
          decision={decision}
          ids={selected.map(({ id }) => id)}
          name={nameOfMember(only)}
          onClose={() => setDecision(undefined)}
          onDone={onClear}
        />
      )}
    </BulkBar>
  )
}

const emptyWords: Record<MemberTab, { title: string; why: string }> = {
  all: { title: 'No members yet', why: 'People appear here when they create an account, or when you add them.' },
  waiting: {
    title: 'Nobody is waiting',
    why: 'People who need your approval, or have to verify their email address, appear here.',
  },
  active: { title: 'No active members', why: 'Members who can sign in appear here.' },
  blocked: { title: 'Nobody is blocked', why: 'Whom you block stays here until you let them in again.' },
  contacts: {
    title: 'No contacts',
    why: 'Contacts are people without a sign-in. They become members when they register.',
  },
}

type NoMembersProps = { tab: MemberTab; q: string | undefined; lacks: string | undefined; onAdd: () => void }

function NoMembers({ tab, q, lacks, onAdd }: NoMembersProps) {
  const { title, why } = emptyWords[tab]
  const link = { size: 'sm', variant: 'secondary', linkAs: RouterLink } as const
  if (q)
    return (
      <EmptyState
        title="No member matches"
        action={
          <ButtonLink {...link} href={paths.members({ tab })}>
            Clear the search
          </ButtonLink>
        }
      >
        Nobody in “{tabNames[tab]}” matches “{q}”. Try a name or a part of the email address.
      </EmptyState>
    )
  return (
    <EmptyState
      title={title}
      action={
        tab === 'all' ? (
          <Button size="sm" disabledReason={lacks} onClick={onAdd}>
            Add a member
          </Button>
        ) : (
          <ButtonLink {...link} href={paths.members()}>
            Show all members
          </ButtonLink>
        )
      }
    >
      {why}
    </EmptyState>
  )
}
