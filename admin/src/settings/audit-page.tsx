import type { AuditEntry } from '@fairground/client/generated/fairground.audit-log.ts'
import { AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { readChoice } from '../list/list-choice.ts'
import { ListFooter } from '../list/list-footer.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { useChoice } from '../list/use-choice.ts'
import { AUDIT_TABS, type AuditTab, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { actorOf, type Difference, deedOf, differences } from './audit-words.ts'
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
  const { next, prev } = data?.metadata.cursors ?? {}
  return (
    <SettingsPage
      title="Audit log"
      lead="Who was granted what, and who changed it, the latest first. Entries are never changed and never deleted."
    >
      <StaleMark error={error} onRetry={refetch} />
      <AdminSelect
        aria-label="What to show"
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
        <EmptyState title="Nothing yet">
          Users, roles, members, keys, apps and the test clock leave a line here when they change.
        </EmptyState>
      ) : (
        <>
          <SettingsList label="Audit log">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
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

function EntryRow({ entry }: { entry: AuditEntry }) {
  const { dateTime } = useFormats()
  return (
    <SettingsRow
      name={deedOf(entry)}
      facts={
        <>
          <span className="break-words">
            {actorOf(entry)} ·{' '}
            <time dateTime={entry.date.toISOString()} className="whitespace-nowrap">
              {dateTime(entry.date)}
            </time>
          </span>
          {entry.action.startsWith('member.') && (
            <RouterLink href={paths.member(entry.target.id)} className="self-start text-brand hover:underline">
              Who it was about
            </RouterLink>
          )}
          <Differences all={differences(entry)} />
          {entry.requestId && (
            <span className="text-label font-normal text-ink-3">
              Request <code className="font-mono break-all">{entry.requestId}</code>
            </span>
          )}
        </>
      }
    />
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
