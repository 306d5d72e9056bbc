/** Which catalogue a site has. Wire: `stores.catalog-versioning`, Version. */
export const CatalogVersion = ['V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED'] as const
export type CatalogVersion = (typeof CatalogVersion)[number]
