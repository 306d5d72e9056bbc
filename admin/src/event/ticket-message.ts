import type { NewTicketDefinitionInput } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { instantOf } from '@fairground/domain/events/event-time.ts'
import { amountOf, formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { wireAmount } from '../forms/amounts.ts'
import type { TicketValues } from './ticket-values.ts'

type TicketMessage = Omit<NewTicketDefinitionInput, 'eventId'>

/** A kind of ticket as the contract has it; times are read in the event's zone. */
export function ticketMessage(values: TicketValues, currency: string, zone: string): TicketMessage {
  const { saleStart, saleEnd } = values
  const quantity = values.quantity.trim()
  const period = {
    startDate: saleStart ? instantOf(saleStart, zone) : null,
    endDate: saleEnd ? instantOf(saleEnd, zone) : null,
    displayNotOnSale: true,
  }
  return {
    name: values.name.trim(),
    description: values.description.trim() || null,
    policyText: values.policy.trim() || null,
    feeType: values.fee,
    ...pricingMessage(values, currency, zone),
    limited: quantity !== '',
    initialLimit: quantity === '' ? null : Number(quantity),
    admits: Number(values.admits) || 1,
    minimumPerCheckout: Number(values.fewest) || null,
    limitPerCheckout: Number(values.most) || null,
    limitPerPerson: Number(values.perPerson) || null,
    attendance: values.attendance,
    membersOnly: values.membersOnly,
    hidden: values.hidden,
    salePeriod: saleStart || saleEnd ? period : null,
  }
}

/** Amounts as they are typed, with semicolons between them. */
export const amountsIn = (typed: string): string[] =>
  typed
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)

function pricingMessage(
  { pricing, price, suggested, tiers, options }: TicketValues,
  currency: string,
  zone: string,
): Pick<TicketMessage, 'pricingMethod' | 'priceTiers' | 'suggestedPrices'> {
  const decimal = (typed: string) => formatAmount(amountOf(wireAmount(typed), currency), currency)
  const money = (typed: string) => ({ value: decimal(typed), currency })
  switch (pricing) {
    case 'fixed':
      return {
        pricingMethod: { fixedPrice: money(price) },
        priceTiers: tiers.map(({ tierId, name, until, limit, ...tier }) => ({
          ...present({ id: tierId || undefined }),
          name: name.trim(),
          price: money(tier.price),
          endDate: until ? instantOf(until, zone) : null,
          limit: Number(limit) || null,
        })),
        suggestedPrices: null,
      }
    case 'guest':
      return {
        pricingMethod: { guestPrice: money(price) },
        priceTiers: null,
        suggestedPrices: amountsIn(suggested).map(decimal),
      }
    case 'options':
      return {
        pricingMethod: {
          pricingOptions: {
            optionDetails: options.map(({ optionId, name, ...option }) => ({
              ...present({ optionId: optionId || undefined }),
              name: name.trim(),
              price: money(option.price),
            })),
          },
        },
        priceTiers: null,
        suggestedPrices: null,
      }
    default:
      return pricing satisfies never
  }
}
