import { type StaffMember, staffMembers } from '@fairground/client/generated/events.staff-members.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const doorClient = staffClient({ staffMembers }).staffMembers

export type { StaffMember }

export const DOOR_STAFF = ['events', 'doorStaff'] as const

/** The door staff of the site by name, with their links where the user may see them. */
export const doorStaffQuery = () =>
  queryOptions({
    queryKey: DOOR_STAFF,
    queryFn: async ({ signal }) => {
      const query = { cursorPaging: { limit: 1000 } }
      return (await doorClient.queryStaffMembers({ query, fieldsets: ['LOGIN_LINK'] }, { signal })).staffMembers
    },
  })
