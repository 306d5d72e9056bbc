import { refusals as known } from '@fairground/contract/refusals.ts'
import type { ReserveRefusal } from '@fairground/domain/tickets/reserve.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'
import { priceFieldOf, type TicketRequest } from './requested-tickets.ts'

/** Prices that the buyer must mend are field violations; the rest is one refusal that lists them all. */
export function refusalOf(
  refusals: readonly ReserveRefusal[],
  { tickets, field }: { readonly tickets: readonly TicketRequest[]; readonly field: string },
): Error {
  const option = refusals.find((refusal) => refusal.code === 'UNSUPPORTED_PRICING_OPTION')
  if (option) {
    const { ticketDefinitionId, name } = option
    return new ApiError({ code: 'UNSUPPORTED_PRICING_OPTION', ticketDefinitionId, name })
  }
  const violations = refusals.flatMap((refusal) => priceViolation(refusal, tickets, field))
  if (violations.length > 0) return new InvalidArgument(violations)
  const [first] = refusals
  if (!first || !(first.code in known)) throw new Error(`No status for ${first?.code}`)
  return new ApiError({ ...first, refusals } as { code: keyof typeof known } & Record<string, unknown>) // known, as checked above
}

function priceViolation(refusal: ReserveRefusal, tickets: readonly TicketRequest[], field: string): FieldViolation[] {
  if (!('index' in refusal)) return []
  const { code, ticketDefinitionId, index } = refusal
  const at = priceFieldOf(tickets, index, field)
  const data = { code, ticketDefinitionId }
  switch (code) {
    case 'GUEST_PRICE_REQUIRED':
      return [
        {
          field: at,
          description: message('violations.required'),
          violatedRule: 'REQUIRED_FIELD',
          data,
        },
      ]
    case 'GUEST_PRICE_TOO_LOW':
      return [{ field: at, description: message('violations.belowLeast'), violatedRule: 'DECIMAL_GTE', data }]
    default:
      return []
  }
}
