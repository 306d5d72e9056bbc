import type { PersonTake } from '../../purchase/purchase.ts'

/** Change of a ticket that the payment of a request makes, as the request stores it. */
export interface RequestedChange {
  readonly ticketId: string
  /** Kind that it becomes. */
  readonly ticketDefinitionId: string
  /** Holds a unit of it until the request expires. */
  readonly reservationId: string
  /** The kind as it was offered, as `toStored` writes it. */
  readonly sellable: unknown
  /** Units of what one person may have that it takes. */
  readonly persons: readonly Omit<PersonTake, 'lineId'>[]
  /** Answers of the guest to what another event asks; gone once it is decided. */
  readonly form?: unknown
}

export interface RequestDoc {
  /** It is no part of what is owed: its payment changes a ticket to a dearer kind. */
  readonly change?: RequestedChange
  /** Programs that collect it change its amount: no mail has named it. */
  readonly prepared?: boolean
  /** Its payment is reserved first. Absent: as the account of its method says. */
  readonly delayedCapture?: {
    readonly scheduledAction: 'VOID' | 'CAPTURE'
    readonly delayDuration?: { readonly count: number; readonly unit: 'MINUTES' | 'HOURS' | 'DAYS' }
  }
  /** Free fields of other programs, by their namespaces. */
  readonly namespaces?: Readonly<Record<string, unknown>>
}
