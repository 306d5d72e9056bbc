import { TicketFeeType } from '@fairground/contract/enumerations/events.ts'
import { TicketAttendance } from '@fairground/contract/enumerations/tickets.ts'
import * as v from 'valibot'
import { amountFault, isMore } from '../forms/amounts.ts'
import { atMost } from '../forms/at-most.ts'
import { moment } from '../forms/moment.ts'
import { t } from '../texts.ts'
import { amountsIn } from './ticket-message.ts'
import type { TicketValues } from './ticket-values.ts'

/** Tickets of one kind in an order; empty is no rule. */
const perOrder = v.pipe(v.string(), v.trim(), v.regex(/^([1-9]|[1-4]\d|50)?$/, t('admin.event.enterUpToFifty')))
const count = v.pipe(v.string(), v.trim(), v.regex(/^(\d{1,5}|100000)?$/, t('admin.event.enterAWholeNumberUp')))
const named = (most: number, what: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(t('admin.event.enterAName')), atMost(most, what))

export const ticketSchema = (currency: string): v.GenericSchema<TicketValues> => {
  const price = v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? amountFault(dataset.value, currency) : undefined
      if (message) addIssue({ message })
    }),
  )
  return v.pipe(
    v.object({
      name: named(30, t('admin.event.aTicketsName')),
      description: v.pipe(v.string(), atMost(500, t('admin.event.aTicketsDescription'))),
      policy: v.pipe(v.string(), atMost(1000, t('admin.event.aTicketsPolicy'))),
      pricing: v.picklist(['fixed', 'guest', 'options']),
      price: v.string(),
      suggested: v.string(),
      tiers: v.array(
        v.pipe(
          v.object({
            tierId: v.string(),
            name: named(40, t('admin.event.aTiersName')),
            price,
            until: moment,
            limit: count,
          }),
          v.forward(
            v.check(({ until, limit }) => until !== '' || Number(limit) > 0, t('admin.event.tierEnds')),
            ['until'],
          ),
        ),
      ),
      options: v.array(v.object({ optionId: v.string(), name: named(200, t('admin.event.anOptionsName')), price })),
      quantity: count,
      admits: perOrder,
      fewest: perOrder,
      most: perOrder,
      perPerson: v.pipe(v.string(), v.trim(), v.regex(/^([1-9]\d{0,2}|1000)?$/, t('admin.event.enterUpToThousand'))),
      attendance: v.picklist(TicketAttendance),
      fee: v.picklist(TicketFeeType),
      membersOnly: v.boolean(),
      hidden: v.boolean(),
      saleStart: moment,
      saleEnd: moment,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const issues = pricingFaults(dataset.value as TicketValues, currency) // as the object above has it
      for (const [field, message] of issues) addIssue({ message, path: [pathTo(dataset.value, field)] })
    }),
    v.forward(
      v.check(({ fewest, most }) => isNoMore(fewest, most), t('admin.event.fewestAboveMost')),
      ['fewest'],
    ),
    v.forward(
      v.check(({ fewest, perPerson }) => isNoMore(fewest, perPerson), t('admin.event.fewestAboveMost')),
      ['fewest'],
    ),
    v.forward(
      v.check(
        ({ saleStart, saleEnd }) => !saleStart || !saleEnd || saleStart < saleEnd,
        t('admin.event.theSaleMustEndAfter'),
      ),
      ['saleEnd'],
    ),
  ) as v.GenericSchema<TicketValues> // the pipe's output is its input
}

/** Empty is no bound. */
const isNoMore = (fewest: string, most: string): boolean => !fewest || !most || Number(fewest) <= Number(most)

type Fault = readonly [field: 'price' | 'suggested' | 'pricing', message: string]

/** Faults of the fields that the way of pricing shows; the others do not count. */
function pricingFaults({ pricing, price, suggested, tiers, options }: TicketValues, currency: string): Fault[] {
  if (pricing === 'options') return options.length > 0 ? [] : [['pricing', t('admin.event.addAnOption')]]
  const fault = amountFault(price, currency)
  if (fault) return [['price', fault]]
  if (pricing === 'fixed')
    return tiers.length > 0 && !isMore(price, '0', currency) ? [['price', t('admin.event.tiersNeedAPrice')]] : []
  const amounts = amountsIn(suggested)
  const wrong = amounts.map((amount) => amountFault(amount, currency)).find(Boolean)
  if (wrong) return [['suggested', wrong]]
  if (amounts.length > 6) return [['suggested', t('admin.event.atMostSix')]]
  return amounts.some((amount) => isMore(price, amount, currency))
    ? [['suggested', t('admin.event.notBelowLeast')]]
    : []
}

const pathTo = (input: object, key: string): v.ObjectPathItem => ({
  type: 'object',
  origin: 'value',
  input: input as Record<string, unknown>,
  key,
  value: (input as Record<string, unknown>)[key],
})

/** Places of the server's violations on the form of a kind of ticket. */
export const ticketViolations = [
  [/^ticketDefinition\.name$/, 'name'],
  [/^ticketDefinition\.description$/, 'description'],
  [/^ticketDefinition\.policyText$/, 'policy'],
  [/^ticketDefinition\.priceTiers\[(\d+)\]\.price.*$/, 'tiers.$1.price'],
  [/^ticketDefinition\.priceTiers\[(\d+)\]\.name$/, 'tiers.$1.name'],
  [/^ticketDefinition\.priceTiers\[(\d+)\].*$/, 'tiers.$1.until'],
  [/^ticketDefinition\.suggestedPrices.*$/, 'suggested'],
  [/^ticketDefinition\.pricingMethod.*$/, 'price'],
  [/^ticketDefinition\.initialLimit$/, 'quantity'],
  [/^ticketDefinition\.admits$/, 'admits'],
  [/^ticketDefinition\.minimumPerCheckout$/, 'fewest'],
  [/^ticketDefinition\.limitPerCheckout$/, 'most'],
  [/^ticketDefinition\.limitPerPerson$/, 'perPerson'],
  [/^ticketDefinition\.salePeriod\.startDate$/, 'saleStart'],
  [/^ticketDefinition\.salePeriod.*$/, 'saleEnd'],
] as const
