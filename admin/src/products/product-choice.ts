import { readChoice } from '../list/list-choice.ts'
import { type ListChoice, PAGE_SIZE, PRODUCT_TABS, type ProductTab, paths } from '../paths.ts'

export const STOCKS = ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK'] as const
export type Stock = (typeof STOCKS)[number]

export const KINDS = ['PHYSICAL', 'DIGITAL'] as const
export type Kind = (typeof KINDS)[number]

/** Filters of the list besides its tab and words; ids of a brand, a ribbon and a collection, bounds of the lowest price. */
export interface ProductFilters {
  readonly stock?: Stock | undefined
  readonly brand?: string | undefined
  readonly category?: string | undefined
  readonly ribbon?: string | undefined
  readonly kind?: Kind | undefined
  /** Decimals in the site's currency; both bounds count. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly sale?: 'yes' | undefined
}

export type ProductChoice = ListChoice<ProductTab> & ProductFilters

const AMOUNT = /^\d{1,9}([.]\d{1,3})?$/
const ID = /^[0-9a-f-]{36}$/i

/** Choice of the address; anything it may not contain reads as the default. */
export function readProductChoice(search: string): ProductChoice & { tab: ProductTab; size: number } {
  const params = new URLSearchParams(search)
  const id = (name: string) => ID.exec(params.get(name) ?? '')?.[0]
  return {
    ...readChoice(search, PRODUCT_TABS),
    stock: STOCKS.find((one) => one === params.get('stock')),
    brand: id('brand'),
    category: id('category'),
    ribbon: id('ribbon'),
    kind: KINDS.find((one) => one === params.get('kind')),
    from: AMOUNT.exec(params.get('from') ?? '')?.[0],
    to: AMOUNT.exec(params.get('to') ?? '')?.[0],
    sale: params.get('sale') === 'yes' ? 'yes' : undefined,
  }
}

/** The query of the list's address, without its `?`; defaults are left out. */
export function writeProductChoice({
  tab,
  q,
  sort,
  cursor,
  size,
  stock,
  brand,
  category,
  ribbon,
  kind,
  from,
  to,
  sale,
}: ProductChoice): string {
  const given = {
    tab: tab === PRODUCT_TABS[0] ? undefined : tab,
    q,
    sort,
    stock,
    brand,
    category,
    ribbon,
    kind,
    from,
    to,
    sale,
    cursor,
    size: size === PAGE_SIZE ? undefined : size,
  }
  const present = Object.entries(given).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
}

/** The choice after a change: any but that of the page begins at the first page again. */
export const changedChoice = (choice: ProductChoice, change: Partial<ProductChoice>): ProductChoice => ({
  ...choice,
  cursor: undefined,
  ...change,
})

/** The list's address. */
export const productsHref = (choice: ProductChoice): string => {
  const query = writeProductChoice(choice)
  return `${paths.products()}${query && `?${query}`}`
}
