import { infoSectionsV3 } from '@fairground/client/generated/stores.info-sections-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListChoice, PAGE_SIZE } from '../paths.ts'
import { staffClient } from '../staff-client.ts'

export const sectionClient = staffClient({ infoSectionsV3 })
export const SECTIONS = 'info-sections'

/** Words stand in the title or the name. */
export const sectionsQuery = ({ q, cursor, size = PAGE_SIZE }: ListChoice) =>
  queryOptions({
    queryKey: [SECTIONS, 'list', { q, cursor, size }],
    queryFn: async ({ signal }) => {
      const filter = q ? { $or: [{ title: { $contains: q } }, { uniqueName: { $contains: q } }] } : {}
      const query = { filter, cursorPaging: { limit: size, ...present({ cursor: cursor || undefined }) } }
      const [{ infoSections, pagingMetadata }, { count }] = await Promise.all([
        sectionClient.infoSectionsV3.queryInfoSections({ query, fields: ['ASSIGNED_PRODUCTS_COUNT'] }, { signal }),
        sectionClient.infoSectionsV3.countInfoSections({ filter }, { signal }),
      ])
      const { next, prev } = pagingMetadata.cursors ?? {}
      return { items: infoSections, next, previous: prev, total: count }
    },
    placeholderData: keepPreviousData,
  })
