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
import { useFormats, useLacks } from '../session/me.ts'
import { auditQuery, rolesQuery } from '../settings/settings-client.ts'
import { SettingsList } from '../settings/settings-list.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { AuditEntryRow } from './audit-entry.tsx'
import { type Known, membersIn } from './audit-sentences.ts'

const tabNames: Record<AuditTab, string> = {
  all: t('admin.settings.everything'),
  users: t('admin.settings.users'),
  roles: t('admin.settings.roles'),
  members: t('admin.settings.members'),
  orders: t('admin.settings.orders'),
  events: t('admin.audit.events'),
  settings: t('admin.settings.settings'),
  emails: t('admin.settings.emails'),
  keys: t('admin.settings.apiKeys'),
  apps: t('admin.settings.apps'),
  files: t('admin.settings.files'),
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
  const known = useKnown(entries)
  const { next, prev } = data?.metadata.cursors ?? {}
  return (
    <SettingsPage title={t('admin.settings.auditLog')} lead={t('admin.settings.refundsAndChangesOfPermissions')}>
      <StaleMark error={error} onRetry={refetch} />
      <AdminSelect
        aria-label={t('admin.settings.filter')}
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
        <EmptyState title={t('admin.settings.noEntriesYet')}>
          {t('admin.settings.changesToUsersMembersSettings')}
        </EmptyState>
      ) : (
        <>
          <SettingsList label={t('admin.settings.auditLog')}>
            {entries.map((entry) => (
              <AuditEntryRow key={entry.id} entry={entry} known={known} />
            ))}
          </SettingsList>
          <ListFooter
            size={choice.size}
            onSize={(size) => go({ size })}
            previousHref={prev && pathTo({ cursor: prev })}
            nextHref={next && pathTo({ cursor: next })}
          >
            {t('admin.settings.lengthEntries', { length: entries.length })}
          </ListFooter>
        </>
      )}
    </SettingsPage>
  )
}

const membersClient = staffClient({ members })
const NO_NAMES: Known['members'] = new Map()

/** Members that are gone, or that this user may not see, have no name; roles that are gone have no page. */
function useKnown(entries: readonly AuditEntry[]): Known {
  const formats = useFormats()
  const members = useMemberNames(entries)
  const { data: roles } = useQuery(rolesQuery())
  return { formats, members, roles: new Set(roles?.map(({ id }) => id)) }
}

function useMemberNames(entries: readonly AuditEntry[]): Known['members'] {
  const ids = membersIn(entries)
  const lacks = useLacks('members.read')
  const { data } = useQuery({
    queryKey: ['members', 'names', ids],
    queryFn: async ({ signal }): Promise<Known['members']> => {
      const query = { filter: { id: { $in: ids } }, paging: { limit: 100 } }
      const found = await membersClient.members.queryMembers({ query, fieldsets: ['FULL'] }, { signal })
      return new Map(found.members.map((member) => [member.id, nameOfMember(member)]))
    },
    enabled: ids.length > 0 && lacks === undefined,
    retry: false,
  })
  return data ?? NO_NAMES
}
