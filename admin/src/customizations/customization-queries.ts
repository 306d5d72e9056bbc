import { customizationsV3 } from '@fairground/client/generated/stores.customizations-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListChoice, PAGE_SIZE } from '../paths.ts'
import { staffClient } from '../staff-client.ts'

export const customizationClient = staffClient({ customizationsV3 })
export const CUSTOMIZATIONS = 'customizations'

export const customizationsQuery = ({ q, cursor, size = PAGE_SIZE }: ListChoice) =>
  queryOptions({
    queryKey: [CUSTOMIZATIONS, 'list', { q, cursor, size }],
    queryFn: async ({ signal }) => {
      const filter = q ? { name: { $contains: q } } : {}
      const query = { filter, cursorPaging: { limit: size, ...present({ cursor: cursor || undefined }) } }
      const [{ customizations, pagingMetadata }, { count }] = await Promise.all([
        customizationClient.customizationsV3.queryCustomizations(
          { query, fields: ['ASSIGNED_PRODUCTS_COUNT'] },
          { signal },
        ),
        customizationClient.customizationsV3.countCustomizations({ filter }, { signal }),
      ])
      const { next, prev } = pagingMetadata.cursors ?? {}
      return { items: customizations, next, previous: prev, total: count }
    },
    placeholderData: keepPreviousData,
  })
