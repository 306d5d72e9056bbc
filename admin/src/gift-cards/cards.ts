import { type GiftCard, giftCards } from '@fairground/client/generated/fairground.gift-cards.ts'
import { giftVouchers } from '@fairground/client/generated/gift-vouchers.gift-vouchers.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ giftCards, giftVouchers })
export const cardClient = client.giftVouchers

export type { GiftCard }

/** Keys of everything that shows gift cards. */
export const CARDS = 'gift-cards'

const EACH = 50

/** The newest first, a page after the other; those that match `search` alone unless it is empty. */
export const cardsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [CARDS, 'list', search],
    queryFn: ({ signal, pageParam }) =>
      client.giftCards.listGiftCards({ limit: EACH, offset: pageParam, ...(search ? { search } : {}) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * EACH < total ? pages.length * EACH : undefined),
    placeholderData: keepPreviousData,
  })

/** Amounts that were taken of a card and put back on it. */
export const usesQuery = (giftCardId: string) =>
  queryOptions({
    queryKey: [CARDS, 'uses', giftCardId],
    queryFn: async ({ signal }) => (await client.giftCards.listGiftCardUses({ giftCardId }, { signal })).uses,
  })
