import { ticketBundles } from '@fairground/client/generated/fairground.ticket-bundles.ts'
import { present } from '@fairground/domain/present.ts'
import type { Shop } from '../shop.ts'
import { t } from '../texts.ts'
import { bundleFields } from './bundle-fields.ts'
import { ACCESS } from './chosen-tickets.ts'

/** Tickets that are sold together at one price, as a page shows them. */
export interface BundleView {
  readonly id: string
  readonly name: string
  readonly description: string
  /** "2 × Adult, 2 × Child" */
  readonly contents: string
  /** Tickets in one of it. */
  readonly tickets: number
  readonly price: string
  /** Cost of its tickets one by one, where that is more. */
  readonly singlePrice?: string
  /** Name of the form field of its number. */
  readonly field: string
  /** 0 where one of its kinds is sold out. */
  readonly most: number
}

/** Bundles that an event sells to the buyer; `access` opens those with hidden kinds. */
export async function bundlesOf(
  { client }: Pick<Shop, 'client'>,
  eventId: string,
  access: string | undefined,
): Promise<BundleView[]> {
  const { bundles } = await client({ ticketBundles }).ticketBundles.listOfferedBundles({
    eventId,
    ...present({ access }),
  })
  return bundles.map(({ id, appId, name, description, formattedPrice, formattedSinglePrice, available, contents }) => ({
    id,
    name,
    description,
    contents: contents.map((part) => t('tickets.ofKind', { count: part.quantity, name: part.name })).join(', '),
    tickets: contents.reduce((sum, { quantity }) => sum + quantity, 0),
    price: formattedPrice,
    field: bundleFields.name({ id, appId }),
    most: available,
    ...present({ singlePrice: formattedSinglePrice }),
  }))
}

/** Bundles that a form wants, as line items. */
export function chosenBundles(form: FormData | URLSearchParams) {
  const access = form.get(ACCESS)
  return [...form].flatMap(([field, value]) => {
    const chosen = bundleFields.read(field)
    const quantity = Number(value)
    if (!chosen || !Number.isInteger(quantity) || quantity < 1) return []
    const { id: catalogItemId, appId } = chosen
    const options = access ? { access: String(access) } : undefined
    return [{ catalogReference: { appId, catalogItemId, ...present({ options }) }, quantity }]
  })
}

/** The same bundles as a reservation takes them. */
export const reservedBundles = (lineItems: ReturnType<typeof chosenBundles>) =>
  lineItems.map(({ catalogReference: { catalogItemId: bundleId }, quantity }) => ({ bundleId, quantity }))
