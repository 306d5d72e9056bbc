import { ticketDefinitionsV2 } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Shop } from '../shop.ts'
import { t } from '../texts.ts'
import { ACCESS, chosenTickets } from './chosen-tickets.ts'

/** Words for an amount of the buyer's own that is none, or less than the kind of ticket costs; undefined where there is no such amount. */
export async function belowLeast(
  { client, site: { locale } }: Pick<Shop, 'client' | 'site'>,
  form: FormData,
): Promise<string | undefined> {
  const amounts = new Map(
    chosenTickets(form).flatMap(({ catalogReference: { catalogItemId, options } }) =>
      options?.guestPrice === undefined ? [] : [[catalogItemId, options.guestPrice] as const],
    ),
  )
  if (amounts.size === 0) return undefined
  const access = form.get(ACCESS)
  const { ticketDefinitions } = await client({
    ticketDefinitionsV2,
  }).ticketDefinitionsV2.queryAvailableTicketDefinitions({
    query: { filter: { id: { $in: [...amounts.keys()] } }, paging: { limit: 100 } },
    ...present({ access: access ? String(access) : undefined }),
  })
  for (const { id, name, pricingMethod } of ticketDefinitions) {
    const { value: least, currency } = pricingMethod.guestPrice ?? {}
    if (least !== undefined && currency !== undefined && isBelow(amounts.get(id) ?? '', { least, currency }))
      return t('tickets.leastPrice', { name, price: formatMoney(least, currency, locale) })
  }
  return undefined
}

function isBelow(typed: string, { least, currency }: { readonly least: string; readonly currency: string }): boolean {
  const [amount, bound] = [parseAmount(typed, currency), parseAmount(least, currency)]
  return !amount.ok || (bound.ok && amount.minor < bound.minor)
}
