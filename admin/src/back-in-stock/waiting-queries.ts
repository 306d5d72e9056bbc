import {
  type BackInStockNotificationRequest,
  backInStockNotifications,
} from '@fairground/client/generated/ecom.back-in-stock-notifications.ts'
import { backInStockSettings } from '@fairground/client/generated/ecom.back-in-stock-settings.ts'
import { ticketDefinitionsV2 } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { productsV3 } from '@fairground/client/generated/stores.products-v-3.ts'
import { readOnlyVariantsV3 } from '@fairground/client/generated/stores.read-only-variants-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sortingOf } from '../list/list-choice.ts'
import { type ListChoice, PAGE_SIZE, type WaitingTab } from '../paths.ts'
import { staffClient } from '../staff-client.ts'

export const waitingClient = staffClient({
  backInStockNotifications,
  backInStockSettings,
  productsV3,
  readOnlyVariantsV3,
  ticketDefinitionsV2,
})

/** Every key below begins so. */
export const BACK_IN_STOCK = 'back-in-stock'

/** Somebody who waits, and what for. */
export interface Waiting {
  readonly request: BackInStockNotificationRequest
  /** Product or ticket; absent when it is there no more. */
  readonly item?: {
    readonly name: string
    readonly productId?: string
    readonly eventId?: string
    /** Names of variants, by id: "M, Blue". */
    readonly variants?: Readonly<Record<string, string>>
  }
}

const inTab: Record<WaitingTab, object> = {
  waiting: { status: { $in: ['RECEIVED', 'PROCESSING', 'FAILED'] } },
  notified: { status: 'NOTIFICATION_SENT' },
  all: {},
}

function waitingSearch({ tab = 'waiting', q, sort, page = 1, size = PAGE_SIZE }: ListChoice<WaitingTab>) {
  const sorting = sortingOf(sort)
  return {
    query: {
      filter: { ...inTab[tab], ...present({ email: q ? { $contains: q } : undefined }) },
      ...(sorting && { sort: sorting }),
      paging: { limit: size, offset: (page - 1) * size },
    },
  }
}

/** Requests of one page of a list, with what they are for. */
export async function readWaiting(
  choice: ListChoice<WaitingTab>,
  signal?: AbortSignal,
): Promise<{ waiting: Waiting[]; total: number }> {
  const { requests, metadata } = await waitingClient.backInStockNotifications.queryBackInStockNotificationRequests(
    waitingSearch(choice),
    present({ signal }),
  )
  const items = await itemsOf(requests, signal)
  const waiting = requests.map((request): Waiting => {
    const item = items.get(request.catalogReference.catalogItemId)
    return item ? { request, item } : { request }
  })
  return { waiting, total: metadata.total ?? requests.length }
}

export const waitingQuery = (choice: ListChoice<WaitingTab>) =>
  queryOptions({
    queryKey: [BACK_IN_STOCK, 'list', waitingSearch(choice)],
    queryFn: ({ signal }) => readWaiting(choice, signal),
    placeholderData: keepPreviousData,
  })

async function itemsOf(
  requests: readonly BackInStockNotificationRequest[],
  signal: AbortSignal | undefined,
): Promise<Map<string, NonNullable<Waiting['item']>>> {
  const references = requests.map(({ catalogReference }) => catalogReference)
  const ids = [...new Set(references.map(({ catalogItemId }) => catalogItemId))]
  if (ids.length === 0) return new Map()
  const filter = { id: { $in: ids } }
  const [goods, variants, tickets] = await Promise.all([
    waitingClient.productsV3.queryProducts({ query: { filter, cursorPaging: { limit: 100 } } }, present({ signal })),
    variantsOf(references, signal),
    waitingClient.ticketDefinitionsV2.queryTicketDefinitions(
      { query: { filter, paging: { limit: 100 } } },
      present({ signal }),
    ),
  ])
  return new Map<string, NonNullable<Waiting['item']>>([
    ...goods.products.map(({ id, name }) => [id, { name, productId: id, variants }] as const),
    ...tickets.ticketDefinitions.map(({ id, name, eventId }) => [id, { name, eventId }] as const),
  ])
}

/** Names of the variants in requests, by id. */
async function variantsOf(
  references: readonly BackInStockNotificationRequest['catalogReference'][],
  signal: AbortSignal | undefined,
): Promise<Record<string, string>> {
  const named = references.flatMap(({ options }) => (typeof options?.variantId === 'string' ? [options.variantId] : []))
  const ids = [...new Set(named)]
  if (ids.length === 0) return {}
  const { variants } = await waitingClient.readOnlyVariantsV3.queryVariants(
    { query: { filter: { variantId: { $in: ids } }, cursorPaging: { limit: 100 } } },
    present({ signal }),
  )
  return Object.fromEntries(
    variants.map(({ variantId, optionChoices }) => [
      variantId,
      optionChoices.map(({ optionChoiceNames }) => optionChoiceNames?.choiceName ?? '').join(', '),
    ]),
  )
}

export const collectingQuery = () =>
  queryOptions({
    queryKey: [BACK_IN_STOCK, 'settings'],
    queryFn: async ({ signal }) => {
      const { settings } = await waitingClient.backInStockSettings.getSettings({}, present({ signal }))
      return settings.collectionStates
    },
  })
