import type {
  NewTicketDefinition,
  TicketDefinitionChanges,
} from '@fairground/contract/events/ticket-definition-shapes.ts'
import type { TicketDefinitionData } from '@fairground/contract/events/ticket-definitions.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { InvalidArgument } from '../../ground/api-error.ts'
import { required } from '../requests/required.ts'

type Data = Static<typeof TicketDefinitionData>
type Method = Static<typeof NewTicketDefinition>['pricingMethod']
type Money = NonNullable<Data['price']>

/** Price in the shape of generation 2; one without a figure is left out. */
const money = (price: Money | undefined) => {
  const value = price?.value ?? price?.amount
  return price === undefined || value === undefined ? undefined : { value, currency: price.currency }
}

function methodOf({ price, pricing }: Data): Method | undefined {
  const given = pricing ?? (price && { fixedPrice: price })
  if (!given) return undefined
  const { fixedPrice, minPrice, pricingOptions } = given
  return present({
    fixedPrice: money(fixedPrice),
    guestPrice: money(minPrice),
    pricingOptions: pricingOptions && {
      optionDetails: (pricingOptions.options ?? []).map(({ id, name, price: each }) =>
        present({ optionId: id, name, price: money(each) }),
      ),
    },
  })
}

const feeTypeOf = ({ wixFeeConfig }: Data) => {
  const type = wixFeeConfig?.type
  return type === 'FEE_ADDED' ? 'FEE_ADDED_AT_CHECKOUT' : type
}

const salePeriodOf = ({ salePeriod }: Data) =>
  salePeriod && {
    ...present({ startDate: salePeriod.startDate, endDate: salePeriod.endDate }),
    displayNotOnSale: !salePeriod.hideNotOnSale,
  }

/** Fields that both generations write, in the shape of generation 2. */
const common = (data: Data) =>
  present({
    description: data.description,
    policyText: data.policy,
    hidden: data.hidden,
    limited: data.limited,
    initialLimit: data.quantity,
    salePeriod: salePeriodOf(data),
    pricingMethod: methodOf(data),
  })

/** A new kind of ticket as generation 1 writes it. */
export function newDefinitionOf(eventId: string, data: Data): Static<typeof NewTicketDefinition> {
  const { pricingMethod, ...rest } = common(data)
  const missing = [...(data.name?.trim() ? [] : ['definition.name']), ...(pricingMethod ? [] : ['definition.price'])]
  if (missing.length > 0 || !data.name || !pricingMethod) throw new InvalidArgument(missing.map(required))
  return { ...rest, eventId, name: data.name, pricingMethod, feeType: feeTypeOf(data) ?? 'NO_FEE' }
}

/** Changes of a kind of ticket as generation 1 writes them; its name stays where it is empty. */
export const changesOf = (data: Data): Omit<Static<typeof TicketDefinitionChanges>, 'id' | 'revision'> => ({
  ...common(data),
  ...present({ name: data.name || undefined, feeType: feeTypeOf(data) }),
})

/** Words of generation 2 in paths of fields, and what generation 1 calls them. */
const renamed = [
  [/^ticketDefinition\b/, 'definition'],
  [/\.pricingMethod\b/, '.pricing'],
  [/\.guestPrice\b/, '.minPrice'],
  [/\.optionDetails\b/, '.options'],
  [/\.initialLimit\b/, '.quantity'],
] as const

/** Runs a change; violations name the fields as generation 1 does. */
export async function withFieldsOfV1<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof InvalidArgument)) throw error
    const nameOf = (field: string) => renamed.reduce((name, [from, to]) => name.replace(from, to), field)
    throw new InvalidArgument(error.violations.map((fault) => ({ ...fault, field: nameOf(fault.field) })))
  }
}
