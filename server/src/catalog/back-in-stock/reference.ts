import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { CatalogReference } from '../../sales/sellables/sellable.ts'

/** Catalogue apps that requests are taken for: the store under its two ids, and tickets. */
export interface Apps {
  readonly store: string
  readonly olderStore: string
  readonly tickets: string
}

interface Wire {
  readonly appId: string
  readonly catalogItemId: string
  readonly options?: Record<string, unknown> | null
}

const MAX_OPTIONS = 4_000

/** Sorts keys, so that equal references are equal texts. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  )
}

/** The reference in one spelling; options that can name nothing are refused. */
export function ownReference({ appId, catalogItemId, options }: Wire, apps: Apps): CatalogReference {
  const id = appId.toLowerCase()
  const app = id === apps.olderStore ? apps.store : id
  const own = Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== null))
  if (app === apps.store) {
    const { variantId, options: choices } = own
    const wrong =
      (variantId !== undefined && typeof variantId !== 'string') ||
      (choices !== undefined && (typeof choices !== 'object' || Array.isArray(choices)))
    if (wrong) throw new ApiError({ code: 'INVALID_CATALOG_REFERENCE_OPTIONS' })
  }
  if (JSON.stringify(own).length > MAX_OPTIONS) throw new ApiError({ code: 'INVALID_CATALOG_REFERENCE_OPTIONS' })
  return {
    appId: app,
    catalogItemId: catalogItemId.toLowerCase(),
    ...present({ options: Object.keys(own).length > 0 ? (ordered(own) as Record<string, unknown>) : undefined }),
  }
}
