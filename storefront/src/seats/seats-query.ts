import type {
  FindBestSpotsResponse,
  GetEventSeatingResponse,
  ListTakenSpotsResponse,
} from '@fairground/client/generated/fairground.event-seating.ts'

/** Query field of the page's address: `all` reads the seats and what is taken, `taken` the latter, a kind of ticket its best seats. */
export const SEATS = 'seats'
/** Id of the event. */
export const OF = 'of'
export const PARTY = 'party'
export const WHEELCHAIRS = 'wheelchairs'

export interface SeatsRead extends Partial<GetEventSeatingResponse> {
  readonly taken?: ListTakenSpotsResponse
  readonly best?: FindBestSpotsResponse & { readonly kindId: string }
  readonly trouble?: string
}

export const seatsAddress = (fields: Readonly<Record<string, string>>, access: string | undefined): string =>
  `?${new URLSearchParams({ ...fields, ...(access ? { access } : {}) })}`
