import type { Member } from '@fairground/client/generated/members.members.ts'
import { BulkBar } from '@fairground/ui/admin/bulk-bar.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { useState } from 'react'
import { PagedTable } from '../list/data-table.tsx'
import { readChoice } from '../list/list-choice.ts'
import { listLoader } from '../list/list-loader.ts'
import { ListOptions, useListLook } from '../list/list-options.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { ListViews } from '../list/list-views.tsx'
import { NoMatch } from '../list/no-match.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { tabItems } from '../list/tab-items.ts'
import { useChoice } from '../list/use-choice.ts'
import { useColumns } from '../list/use-columns.ts'
import { MEMBER_TABS, type MemberTab, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { DecideDialog, type Decision } from './decide-members.tsx'
import { memberCard, memberColumnNames, memberColumns } from './member-columns.tsx'
import { memberListQuery, waitingCountQuery } from './member-queries.ts'
import { nameOfMember } from './member-words.ts'
import { NewMemberDialog } from './new-member-dialog.tsx'

export const loader = listLoader('members', (search) =>
  Promise.all([
    queryClient.ensureQueryData(memberListQuery(readChoice(search, MEMBER_TABS))),
    queryClient.ensureQueryData(waitingCountQuery()),
  ]),
)

const tabNames: Record<MemberTab, string> = {
  all: t('admin.members.all'),
  waiting: t('admin.members.waiting'),
  active: t('admin.members.active'),
  blocked: t('admin.members.blocked'),
  contacts: t('admin.members.contacts'),
}

const NONE: Member[] = []

export function Component() {
  const list = useChoice(MEMBER_TABS, paths.members)
  const { choice, go, within, href, hrefFor } = list
  const formats = useFormats()
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
  const columns = useColumns((formats, now) => memberColumns(formats, now, within), [within])
  return (
    <Page title={t('admin.members.members')}>
      <PageHeader
        title={t('admin.members.members')}
        count={formats.number(total)}
        actions={
          <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={add}>
            {t('admin.members.addMember')}
          </Button>
        }
      />
      <div className="flex flex-col gap-2.5">
        <ListViews
          list="members"
          label={t('admin.members.memberViews')}
          href={href}
          hrefFor={hrefFor}
          tabs={tabItems(tabNames, choice, paths.members, (tab) =>
            tab === 'waiting' && waiting ? waiting : undefined,
          )}
        />
        <Toolbar selected={members.filter(({ id }) => selection[id])} onClear={() => setSelection({})}>
          <ListSearch label={t('admin.members.nameOrEmail')} choice={choice} go={go}>
            <ListOptions look={look} columns={memberColumnNames} />
          </ListSearch>
        </Toolbar>
        <StaleMark error={error} onRetry={refetch} />
        {members.length === 0 ? (
          <NoMembers tab={choice.tab} q={choice.q} lacks={lacks} onAdd={add} />
        ) : (
          <PagedTable
            label={t('admin.members.members')}
            columns={columns}
            rows={members}
            idOf={(member) => member.id}
            nameOf={nameOfMember}
            hrefOf={(member) => paths.member(member.id, within)}
            card={(member) => memberCard(member, formats)}
            selection={selection}
            onSelection={setSelection}
            look={look}
            list={list}
            total={total}
          />
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
    [
      'approve',
      t('admin.members.approve'),
      some(['PENDING', 'BLOCKED']) ? undefined : t('admin.members.noneOfThemWaitsOr'),
    ],
    [
      'block',
      t('admin.members.block'),
      some(['PENDING', 'APPROVED', 'OFFLINE']) ? undefined : t('admin.members.allOfThemAreBlocked'),
    ],
    ['delete', t('admin.members.delete'), undefined],
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
  all: { title: t('admin.members.noMembersYet'), why: t('admin.members.peopleAppearHereWhenThey') },
  waiting: {
    title: t('admin.members.nobodyIsWaiting'),
    why: t('admin.members.peopleWhoNeedYourApproval'),
  },
  active: { title: t('admin.members.noActiveMembers'), why: t('admin.members.membersWhoCanSignIn') },
  blocked: { title: t('admin.members.nobodyIsBlocked'), why: t('admin.members.whomYouBlockStaysHere') },
  contacts: {
    title: t('admin.members.noContacts'),
    why: t('admin.members.contactsArePeopleWithoutA'),
  },
}

type NoMembersProps = { tab: MemberTab; q: string | undefined; lacks: string | undefined; onAdd: () => void }

function NoMembers({ tab, q, lacks, onAdd }: NoMembersProps) {
  const { title, why } = emptyWords[tab]
  if (q)
    return (
      <NoMatch title={t('admin.members.noMemberMatches')} href={paths.members({ tab })}>
        {t('admin.members.nobodyInValueMatchesQ', { value: tabNames[tab], q })}
      </NoMatch>
    )
  return (
    <EmptyState
      title={title}
      action={
        tab === 'all' ? (
          <Button size="sm" disabledReason={lacks} onClick={onAdd}>
            {t('admin.members.addAMember')}
          </Button>
        ) : (
          <ButtonLink size="sm" variant="secondary" href={paths.members()} linkAs={RouterLink}>
            {t('admin.members.showAllMembers')}
          </ButtonLink>
        )
      }
    >
      {why}
    </EmptyState>
  )
}
