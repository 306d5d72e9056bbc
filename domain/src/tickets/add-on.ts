/** Goods that go with tickets of an event. */
export interface AddOnRule {
  readonly eventId: string
  /** Kinds of ticket that they go with; null: every kind of the event. */
  readonly definitionIds: readonly string[] | null
  /** Most units for each of these tickets. */
  readonly perTicket: number
}

/** Tickets of one kind that are bought together with other things. */
export interface TicketsBought {
  readonly eventId: string
  readonly definitionId: string
  readonly quantity: number
}

/** Most units of an add-on beside these tickets; 0 without a ticket that it goes with. A ticket for a group counts once. */
export const addOnLimit = (
  { eventId, definitionIds, perTicket }: AddOnRule,
  tickets: readonly TicketsBought[],
): number =>
  tickets
    .filter((one) => one.eventId === eventId && (definitionIds?.includes(one.definitionId) ?? true))
    .reduce((sum, { quantity }) => sum + quantity * perTicket, 0)
