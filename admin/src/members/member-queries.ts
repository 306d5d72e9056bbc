import { orders } from '@fairground/client/generated/ecom.orders.ts'
import { factors } from '@fairground/client/generated/fairground.factors.ts'
import { memberDetails } from '@fairground/client/generated/fairground.member-details.ts'
import { membersAuthentication } from '@fairground/client/generated/members.authentication.ts'
import { authorization } from '@fairground/client/generated/members.authorization.ts'
import { badges } from '@fairground/client/generated/members.badges.ts'
import { members } from '@fairground/client/generated/members.members.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListChoice, MemberTab } from '../paths.ts'
import { staffClient } from '../staff-client.ts'
import { memberSearch } from './member-search.ts'

export const memberClient = staffClient({
  members,
  memberDetails,
  factors,
  badges,
  authorization,
  membersAuthentication,
  orders,
})

/** Every key below begins so: whatever is done about a member changes lists and pages. */
export const MEMBERS = 'members'

export const memberListQuery = (choice: ListChoice<MemberTab>) =>
  queryOptions({
    queryKey: [MEMBERS, 'list', memberSearch(choice)],
    queryFn: ({ signal }) => memberClient.members.queryMembers(memberSearch(choice), { signal }),
    placeholderData: keepPreviousData,
  })

/** Number of waiting members: shown on the tab. */
export const waitingCountQuery = () =>
  queryOptions({
    queryKey: [MEMBERS, 'waiting'],
    queryFn: async ({ signal }) => {
      const found = await memberClient.members.queryMembers(memberSearch({ tab: 'waiting', size: 1 }), { signal })
      return found.metadata.total ?? 0
    },
  })

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: [MEMBERS, 'one', id],
    queryFn: async ({ signal }) => (await memberClient.memberDetails.getMemberDetails({ id }, { signal })).member,
  })

export const sessionsQuery = (id: string) =>
  queryOptions({
    queryKey: [MEMBERS, 'sessions', id],
    queryFn: async ({ signal }) => (await memberClient.memberDetails.listSessionsOfMember({ id }, { signal })).sessions,
  })

export const activityQuery = (id: string) =>
  queryOptions({
    queryKey: [MEMBERS, 'activity', id],
    queryFn: async ({ signal }) => (await memberClient.memberDetails.listMemberActivity({ id }, { signal })).activities,
  })

/** Number of the latest orders that the page shows. */
const ORDERS_SHOWN = 5

export const ordersOfMemberQuery = (id: string) =>
  queryOptions({
    queryKey: [MEMBERS, 'orders', id],
    queryFn: async ({ signal }) => {
      const search = {
        filter: { 'buyerInfo.memberId': id },
        sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
        cursorPaging: { limit: ORDERS_SHOWN },
      }
      return memberClient.orders.searchOrders({ search }, { signal })
    },
  })

export const badgesQuery = () =>
  queryOptions({
    queryKey: [MEMBERS, 'badges'],
    queryFn: async ({ signal }) => (await memberClient.badges.listBadges({}, { signal })).badges,
  })

export const badgesOfMemberQuery = (id: string) =>
  queryOptions({
    queryKey: [MEMBERS, 'badges', id],
    queryFn: async ({ signal }) => {
      const { memberBadgeIds } = await memberClient.badges.listBadgesPerMember({ memberIds: [id] }, { signal })
      return memberBadgeIds[0]?.badgeIds ?? []
    },
  })

export const rolesOfMemberQuery = (id: string) =>
  queryOptions({
    queryKey: [MEMBERS, 'roles', id],
    queryFn: async ({ signal }) =>
      (await memberClient.authorization.getRoles({ memberId: id }, { signal })).roles.map(({ roleKey }) => roleKey),
  })
