import { apiKeys } from '@fairground/client/generated/fairground.api-keys.ts'
import {
  type AuditEntry,
  auditLog,
  type QueryAuditLogRequest,
} from '@fairground/client/generated/fairground.audit-log.ts'
import { oauthApps } from '@fairground/client/generated/fairground.oauth-apps.ts'
import { signInProviders } from '@fairground/client/generated/fairground.sign-in-providers.ts'
import { staffRoles } from '@fairground/client/generated/fairground.staff-roles.ts'
import { staffUsers } from '@fairground/client/generated/fairground.staff-users.ts'
import { signOnPolicy } from '@fairground/client/generated/identity.sign-on-policy.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AuditTab, type ListChoice, PAGE_SIZE } from '../paths.ts'
import { SETTINGS } from '../settings-key.ts'
import { staffClient } from '../staff-client.ts'

export const settingsClient = staffClient({
  apiKeys,
  auditLog,
  oauthApps,
  signInProviders,
  signOnPolicy,
  staffRoles,
  staffUsers,
})

export const usersQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'users'],
    queryFn: async ({ signal }) => (await settingsClient.staffUsers.listStaffUsers({}, { signal })).users,
  })

export const rolesQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'roles'],
    queryFn: async ({ signal }) => (await settingsClient.staffRoles.listStaffRoles({}, { signal })).roles,
  })

export const signOnPolicyQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'sign-on-policy'],
    queryFn: async ({ signal }) => (await settingsClient.signOnPolicy.getSignOnPolicy({}, { signal })).signOnPolicy,
  })

export const providersQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'sign-in-providers'],
    queryFn: async ({ signal }) => (await settingsClient.signInProviders.listSignInProviders({}, { signal })).providers,
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

/** Tab that shows an area; an action begins with its area. */
const tabOf = {
  staffUser: 'users',
  staffRole: 'roles',
  member: 'members',
  order: 'orders',
  giftCard: 'orders',
  orders: 'settings',
  documents: 'settings',
  event: 'events',
  currencies: 'settings',
  carriers: 'settings',
  languages: 'settings',
  payments: 'settings',
  rsvps: 'settings',
  signOnPolicy: 'settings',
  site: 'settings',
  checkout: 'settings',
  checkoutLink: 'settings',
  contentPage: 'settings',
  poll: 'settings',
  testClock: 'settings',
  testing: 'settings',
  eventTemplate: 'events',
  venue: 'events',
  seatPlan: 'events',
  doorStaff: 'events',
  tickets: 'settings',
  mail: 'emails',
  mailText: 'emails',
  apiKey: 'keys',
  oauthApp: 'apps',
  mediaFile: 'files',
  mediaFolder: 'files',
} as const satisfies Record<AreaOf<AuditEntry['action']>, AuditTab>

type AreaOf<Action extends string> = Action extends `${infer Area}.${string}` ? Area : never

function filterOf(tab: AuditTab) {
  if (tab === 'all') return {}
  const areas = Object.entries(tabOf).filter(([, shownIn]) => shownIn === tab)
  return { $or: areas.map(([area]) => ({ action: { $startsWith: `${area}.` } })) }
}

/** A cursor holds the filter of the page that it came from. */
export function auditSearch({ tab = 'all', cursor, size = PAGE_SIZE }: ListChoice<AuditTab>): QueryAuditLogRequest {
  if (cursor) return { query: { cursorPaging: { limit: size, cursor } } }
  return { query: { filter: filterOf(tab), cursorPaging: { limit: size } } }
}

export const auditQuery = (choice: ListChoice<AuditTab>) =>
  queryOptions({
    queryKey: [SETTINGS, 'audit', auditSearch(choice)],
    queryFn: ({ signal }) => settingsClient.auditLog.queryAuditLog(auditSearch(choice), { signal }),
    placeholderData: keepPreviousData,
  })
