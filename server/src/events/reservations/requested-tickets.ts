import { present } from '@fairground/domain/present.ts'
import type { RequestedTickets } from '@fairground/domain/tickets/reserve.ts'
import { type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'
import { amountAt } from '../ticket-definitions/priced.ts'

/** Requested tickets as on the wire: amounts are decimals of the event's currency. */
export interface TicketRequest {
  readonly ticketDefinitionId: string
  readonly quantity: number
  readonly ticketInfo?: { readonly guestPrice?: string; readonly pricingOptionId?: string; readonly seatId?: string }
  /** Field that the guest's price is in, where it is not within `ticketInfo`. */
  readonly priceField?: string
}

/** Field of the guest's price in the `i`th of the requested tickets, which are in `field`. */
export const priceFieldOf = (requested: readonly TicketRequest[], i: number, field: string): string =>
  requested[i]?.priceField ?? `${field}[${i}].ticketInfo.guestPrice`

/** Requested tickets with amounts in minor units; `currencyOf` is by the kind of ticket. */
export function amountsOf(
  requested: readonly TicketRequest[],
  currencyOf: (ticketDefinitionId: string) => string,
  field: string,
): RequestedTickets[] {
  const violations: FieldViolation[] = []
  const tickets = requested.map(({ ticketDefinitionId, quantity, ticketInfo }, i) => ({
    ticketDefinitionId,
    quantity,
    ...present({
      pricingOptionId: ticketInfo?.pricingOptionId,
      seatId: ticketInfo?.seatId,
      guestPrice:
        ticketInfo?.guestPrice === undefined
          ? undefined
          : amountAt(
              ticketInfo.guestPrice,
              currencyOf(ticketDefinitionId),
              priceFieldOf(requested, i, field),
              violations,
            ),
    }),
  }))
  if (violations.length > 0) throw new InvalidArgument(violations)
  return tickets
}

interface TicketChoice {
  readonly pricingOptionId?: string
  readonly priceOverride?: string
  readonly seatId?: string
  /** Tickets that the entry is for; in an area there may be several. */
  readonly capacity?: number
}

interface QuantityRequest {
  readonly ticketDefinitionId: string
  readonly quantity: number
  readonly priceOverride?: string
  readonly ticketDetails?: readonly TicketChoice[]
}

/** Generation 1 chooses ticket by ticket: equal choices become one line; one choice stands for all, unless it is of a seat. */
export function quantitiesOf(quantities: readonly QuantityRequest[], field: string): TicketRequest[] {
  const violations: FieldViolation[] = []
  const requested = quantities.flatMap(({ ticketDefinitionId, quantity, priceOverride, ticketDetails = [] }, i) => {
    const choice = (detail: TicketChoice | undefined, count: number): TicketRequest => ({
      ticketDefinitionId,
      quantity: count,
      ticketInfo: {
        ...present({ pricingOptionId: detail?.pricingOptionId, seatId: detail?.seatId }),
        ...guestPriceOf(detail?.priceOverride ?? priceOverride),
      },
      priceField:
        detail?.priceOverride === undefined
          ? `${field}[${i}].priceOverride`
          : `${field}[${i}].ticketDetails[${ticketDetails.indexOf(detail)}].priceOverride`,
    })
    const [only] = ticketDetails
    if (ticketDetails.length <= 1 && only?.capacity === undefined) return [choice(only, quantity)]
    if (ticketDetails.reduce((sum, { capacity = 1 }) => sum + capacity, 0) !== quantity) {
      const at = `${field}[${i}].ticketDetails`
      violations.push({
        field: at,
        description: message('violations.entryPerTicket'),
        violatedRule: 'EXACT_SIZE',
        data: { threshold: quantity },
      })
    }
    const groups = Map.groupBy(
      ticketDetails,
      (d) => `${d.pricingOptionId ?? ''} ${d.priceOverride ?? ''} ${d.seatId ?? ''}`,
    )
    return [...groups.values()].map((group) =>
      choice(
        group[0],
        group.reduce((sum, { capacity = 1 }) => sum + capacity, 0),
      ),
    )
  })
  if (violations.length > 0) throw new InvalidArgument(violations)
  return requested
}

const guestPriceOf = (text: string | undefined) => (text === undefined ? {} : { guestPrice: text })
