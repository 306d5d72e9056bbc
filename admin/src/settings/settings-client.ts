import { apiKeys } from '@fairground/client/generated/fairground.api-keys.ts'
import { auditLog } from '@fairground/client/generated/fairground.audit-log.ts'
import { oauthApps } from '@fairground/client/generated/fairground.oauth-apps.ts'
import { staffUsers } from '@fairground/client/generated/fairground.staff-users.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const settingsClient = staffClient({ apiKeys, auditLog, oauthApps, staffUsers })

/** Every key below begins so: a grant changes its own list and the audit log. */
export const SETTINGS = 'settings'

export const usersQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'users'],
    queryFn: async ({ signal }) => (await settingsClient.staffUsers.listStaffUsers({}, { signal })).users,
  })

export const keysQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'api-keys'],
    queryFn: async ({ signal }) => (await settingsClient.apiKeys.listApiKeys({}, { signal })).apiKeys,
  })

export const appsQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'apps'],
    queryFn: async ({ signal }) => (await settingsClient.oauthApps.listOAuthApps({}, { signal })).oauthApps,
  })

export const auditQuery = ({ cursor, size }: { cursor?: string | undefined; size: number }) =>
  queryOptions({
    queryKey: [SETTINGS, 'audit', cursor, size],
    queryFn: ({ signal }) =>
      settingsClient.auditLog.queryAuditLog(
        { query: { cursorPaging: { limit: size, ...(cursor && { cursor }) } } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
