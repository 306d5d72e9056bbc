// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type ListTippableStaffRefusal = never

export interface ListTippableStaffRequest {
  includeWixUsers?: boolean
  filterByName?: string | null
  filterByIds?: string[] | null
}

export interface ListTippableStaffResponse {
  staff: Staff[]
}

export interface Staff {
  id: string
  name: string
  staffMemberId: string
  identificationData?: {
    wixUserId: string
  }
}

/** Module `ecom.tippable-staff`. */
export const tippableStaff = {
  /** Staff who can be given a part of a tip, by name, at most 100. */
  listTippableStaff: call<ListTippableStaffRequest, ListTippableStaffResponse, ListTippableStaffRefusal>('GET', '/tips-staff/v1/eligible-staff'),
}
