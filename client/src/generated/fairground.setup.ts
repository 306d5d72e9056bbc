// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetSetupRefusal = never

export type GetSetupRequest = Record<never, never>

export interface GetSetupResponse {
  steps: SetupEntry[]
  shown: boolean
}

export type SetSetupRefusal = never

export interface SetSetupRequest {
  steps?: SetupEntry[]
  shown?: boolean
}

export interface SetSetupResponse {
  steps: SetupEntry[]
  shown: boolean
}

export interface SetupEntry {
  step: 'BUSINESS' | 'LOOK' | 'REGION' | 'LANGUAGES' | 'DELIVERY' | 'TAX' | 'PAYMENT' | 'LEGAL' | 'FIRST_ITEM' | 'STAFF' | 'MAIL' | 'OPENING'
  state: 'OPEN' | 'LATER' | 'DONE'
}

/** Module `fairground.setup`. */
export const setup = {
  /** Steps in which a new site is set up. A step is done once the site shows it, by any user and in any place. */
  getSetup: call<GetSetupRequest, GetSetupResponse, GetSetupRefusal>('GET', '/fairground/v1/setup'),
  /** Leaves steps for later, marks them as done or takes them up again, and hides the list or shows it again. */
  setSetup: call<SetSetupRequest, SetSetupResponse, SetSetupRefusal>('PATCH', '/fairground/v1/setup'),
}
