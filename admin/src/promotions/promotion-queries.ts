import { promotionsV3 } from '@fairground/client/generated/stores.promotions-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListChoice, PAGE_SIZE } from '../paths.ts'
import { staffClient } from '../staff-client.ts'

export const promotionClient = staffClient({ promotionsV3 })
export const PROMOTIONS = 'promotions'

/** By name; words stand in it. */
export const promotionsQuery = ({ q, cursor, size = PAGE_SIZE }: ListChoice) =>
  queryOptions({
    queryKey: [PROMOTIONS, 'list', { q, cursor, size }],
    queryFn: async ({ signal }) => {
      const search = {
        cursorPaging: { limit: size, ...present({ cursor: cursor || undefined }) },
        ...present({ search: q ? { expression: q } : undefined }),
      }
      const { promotions, pagingMetadata } = await promotionClient.promotionsV3.searchPromotions({ search }, { signal })
      const { next, prev } = pagingMetadata.cursors ?? {}
      return { items: promotions, next, previous: prev }
    },
    placeholderData: keepPreviousData,
  })
