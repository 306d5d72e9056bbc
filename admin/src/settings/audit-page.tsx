import type { AuditEntry } from '@fairground/client/generated/fairground.audit-log.ts'
import { members } from '@fairground/client/generated/members.members.ts'
import { AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { readChoice } from '../list/list-choice.ts'
import { ListFooter } from '../list/list-footer.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { useChoice } from '../list/use-choice.ts'
import { nameOfMember } from '../members/member-words.ts'
import { AUDIT_TABS, type AuditTab, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { staffClient } from '../staff-client.ts'
import { actorOf, type Difference, deedOf, differences, type MemberNames, membersIn } from './audit-words.ts'
import { auditQuery } from './settings-client.ts'
import { SettingsList, SettingsRow } from './settings-list.tsx'
import { SettingsPage } from './settings-page.tsx'

const tabNames: Record<AuditTab, string> = {
  all: 'Everything',
  users: 'Users',
  roles: 'Roles',
  members: 'Members',
  keys: 'API keys',
  apps: 'Apps',
  clock: 'Test clock',
}

export async function loader({ request }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(auditQuery(readChoice(new URL(request.url).search, AUDIT_TABS)))
  return null
}

const NONE: AuditEntry[] = []

export function Component() {
  const { choice, pathTo, go } = useChoice(AUDIT_TABS, paths.auditLog)
  const { data, error, refetch } = useQuery(auditQuery(choice))
  const entries = data?.entries ?? NONE
  const names = useMemberNames(entries)
  const { next, prev } = data?.metadata.cursors ?? {}
  return (
    <SettingsPage
      title="Audit log"
      lead="Changes of permissions and settings, the latest first. Entries cannot be edited or deleted."
    >
      <StaleMark error={error} onRetry={refetch} />
      <AdminSelect
        aria-label="Filter"
        className="self-start"
        value={choice.tab}
        onChange={(event) => go({ tab: event.currentTarget.value as AuditTab })} // the options are the tabs
      >
        {AUDIT_TABS.map((tab) => (
          <option key={tab} value={tab}>
            {tabNames[tab]}
          </option>
        ))}
      </AdminSelect>
      {entries.length === 0 ? (
        <EmptyState title="No entries yet">
          Changes to users, roles, members, keys, apps and the test clock appear here.
        </EmptyState>
      ) : (
        <>
          <SettingsList label="Audit log">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} names={names} />
            ))}
          </SettingsList>
          <ListFooter
            size={choice.size}
            onSize={(size) => go({ size })}
            previousHref={prev && pathTo({ cursor: prev })}
            nextHref={next && pathTo({ cursor: next })}
          >
            {entries.length === 1 ? 'One entry' : `${entries.length} entries`}
          </ListFooter>
        </>
      )}
    </SettingsPage>
  )
}

function EntryRow({ entry, names }: { entry: AuditEntry; names: MemberNames }) {
  const { dateTime } = useFormats()
  return (
    <SettingsRow
      name={deedOf(entry, names)}
      facts={
        <>
          <span className="break-words">
            {actorOf(entry)} ·{' '}
            <time dateTime={entry.date.toISOString()} className="whitespace-nowrap">
              {dateTime(entry.date)}
            </time>
          </span>
          <TargetLink entry={entry} />
          <Differences all={differences(entry)} />
        </>
      }
    />
  )
}

const membersClient = staffClient({ members })
const NO_NAMES: MemberNames = new Map()

/** Who the entries are about. Members that are gone, or that this user may not see, have no name. */
function useMemberNames(entries: readonly AuditEntry[]): MemberNames {
  const ids = membersIn(entries)
  const { data } = useQuery({
    queryKey: ['members', 'names', ids],
    queryFn: async ({ signal }): Promise<MemberNames> => {
      const query = { filter: { id: { $in: ids } }, paging: { limit: 100 } }
      const found = await membersClient.members.queryMembers({ query, fieldsets: ['FULL'] }, { signal })
      return new Map(found.members.map((member) => [member.id, nameOfMember(member)]))
    },
    enabled: ids.length > 0,
    retry: false,
  })
  return data ?? NO_NAMES
}

/** Where the thing that was changed can be opened; of deleted ones there is no page. */
const targetOf = ({ action, target }: AuditEntry): readonly [string, string] | undefined => {
  const [area, deed] = action.split('.')
  if (deed === 'deleted' || deed === 'removed' || deed === 'revoked') return undefined
  switch (area) {
    case 'member':
      return ['View member', paths.member(target.id)]
    case 'staffRole':
      return ['View role', paths.role(target.id)]
    case 'staffUser':
      return ['Open users', paths.users()]
    case 'apiKey':
      return ['Open API keys', paths.apiKeys()]
    case 'oauthApp':
      return ['Open apps', paths.apps()]
    case 'currencies':
      return ['Open currencies', paths.currencies()]
    case 'signOnPolicy':
      return ['Open sign-up', paths.signUp()]
    default:
      return undefined
  }
}

function TargetLink({ entry }: { entry: AuditEntry }) {
  const [label, href] = targetOf(entry) ?? []
  if (!label || !href) return null
  return (
    <RouterLink href={href} className="self-start text-brand hover:underline">
      {label}
    </RouterLink>
  )
}

function Differences({ all }: { all: readonly Difference[] }) {
  return (
    <ul className="flex flex-col gap-0.5 text-label font-normal">
      {all.map(({ field, before, after }) => (
        <li key={field} className="break-words">
          <span className="text-ink-3">{field}: </span>
          {before !== undefined && (after === undefined ? <span>{before}</span> : <del>{before}</del>)}
          {before !== undefined && after !== undefined && ' → '}
          {after !== undefined && (before === undefined ? <span>{after}</span> : <ins>{after}</ins>)}
        </li>
      ))}
    </ul>
  )
}
