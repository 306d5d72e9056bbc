// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetSiteTestingRefusal = never

export type GetSiteTestingRequest = Record<never, never>

export interface GetSiteTestingResponse {
  testPayments: boolean
  testMode: boolean
}

export type SetSiteTestingRefusal = 'TESTING_NOT_CONFIRMED'

export interface SetSiteTestingRequest {
  testPayments?: boolean
  testMode?: boolean
  confirmed?: boolean
}

export interface SetSiteTestingResponse {
  testPayments: boolean
  testMode: boolean
}

/** Module `fairground.site-testing`. */
export const siteTesting = {
  /** Test settings of the site: if it takes test payments and runs in test mode. */
  getSiteTesting: call<GetSiteTestingRequest, GetSiteTestingResponse, GetSiteTestingRefusal>('GET', '/fairground/v1/site-testing'),
  /** Switches test payments and test mode on or off; what is not given stays. On a public https site switching on needs `confirmed`, because visitors then get goods without paying. */
  setSiteTesting: call<SetSiteTestingRequest, SetSiteTestingResponse, SetSiteTestingRefusal>('PATCH', '/fairground/v1/site-testing'),
}
