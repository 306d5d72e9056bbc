/** Folders and files that keep no text outside of the catalogues; a converted one is added, and none is taken out. */
export const CONVERTED: readonly string[] = ['storefront/src/cart']
