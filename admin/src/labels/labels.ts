import { brandsV3 } from '@fairground/client/generated/stores.brands-v-3.ts'
import { ribbonsV3 } from '@fairground/client/generated/stores.ribbons-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Listed } from '../collections/catalogue-list.tsx'
import { sortingOf } from '../list/list-choice.ts'
import { type ListChoice, PAGE_SIZE, paths } from '../paths.ts'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'

/** A brand or a ribbon. */
export interface Label {
  readonly id: string
  readonly revision: string
  readonly name: string
  readonly products: number
  readonly updatedDate: Date
}

interface Query {
  readonly filter: Record<string, unknown>
  readonly sort?: { fieldName: string; order: 'ASC' | 'DESC' }[]
  readonly cursorPaging: { limit: number; cursor?: string }
}

/** Differences of brands and ribbons in the admin. */
export interface LabelKind {
  /** First part of the keys of its queries. */
  readonly key: 'brands' | 'ribbons'
  readonly title: string
  readonly one: string
  readonly lead: string
  readonly longest: number
  readonly pathOf: (choice: ListChoice) => string
  readonly page: (query: Query, signal: AbortSignal) => Promise<Listed<Label>>
  readonly create: (name: string) => Promise<unknown>
  readonly rename: (label: Label, name: string) => Promise<unknown>
  readonly remove: (ids: string[]) => Promise<unknown>
}

const client = staffClient({ brandsV3, ribbonsV3 })

export const brandKind: LabelKind = {
  key: 'brands',
  title: t('admin.labels.brands'),
  one: t('admin.labels.brand'),
  lead: t('admin.labels.whoMakesWhatYouSell'),
  longest: 50,
  pathOf: paths.brands,
  async page(query, signal) {
    const [{ brands, pagingMetadata }, { count }] = await Promise.all([
      client.brandsV3.queryBrands({ query, fields: ['ASSIGNED_PRODUCTS_COUNT'] }, { signal }),
      client.brandsV3.countBrands({ filter: query.filter }, { signal }),
    ])
    const { next, prev } = pagingMetadata.cursors ?? {}
    const items = brands.map(({ assignedProductsCount = 0, ...brand }) => ({
      ...brand,
      products: assignedProductsCount,
    }))
    return { items, next, previous: prev, total: count }
  },
  create: (name) => client.brandsV3.createBrand({ brand: { name } }),
  rename: ({ id, revision }, name) => client.brandsV3.updateBrand({ brand: { id, revision, name } }),
  remove: (brandIds) => client.brandsV3.bulkDeleteBrands({ brandIds }),
}

export const ribbonKind: LabelKind = {
  key: 'ribbons',
  title: t('admin.labels.ribbons'),
  one: t('admin.labels.ribbon'),
  lead: t('admin.labels.shortWordsOverAProducts'),
  longest: 30,
  pathOf: paths.ribbons,
  async page(query, signal) {
    const [{ ribbons, pagingMetadata }, { count }] = await Promise.all([
      client.ribbonsV3.queryRibbons({ query, fields: ['ASSIGNED_PRODUCT_COUNT'] }, { signal }),
      client.ribbonsV3.countRibbons({ filter: query.filter }, { signal }),
    ])
    const { next, prev } = pagingMetadata.cursors ?? {}
    const items = ribbons.map(({ assignedProductCount = 0, ...ribbon }) => ({
      ...ribbon,
      products: assignedProductCount,
    }))
    return { items, next, previous: prev, total: count }
  },
  create: (name) => client.ribbonsV3.createRibbon({ ribbon: { name } }),
  rename: ({ id, revision }, name) => client.ribbonsV3.updateRibbon({ ribbon: { id, revision, name } }),
  remove: (ribbonIds) => client.ribbonsV3.bulkDeleteRibbons({ ribbonIds }),
}

export const labelsQuery = (kind: LabelKind, { q, sort, cursor, size = PAGE_SIZE }: ListChoice) =>
  queryOptions({
    queryKey: [kind.key, 'list', { q, sort, cursor, size }],
    queryFn: ({ signal }) => {
      const sorting = sortingOf(sort)
      return kind.page(
        {
          filter: q ? { name: { $contains: q } } : {},
          ...present({ sort: sorting }),
          cursorPaging: { limit: size, ...present({ cursor: cursor || undefined }) },
        },
        signal,
      )
    },
    placeholderData: keepPreviousData,
  })
