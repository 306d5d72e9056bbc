/** Countries whose shops show prices before tax. No data package has it; the site's and each region's own setting decide. */
const BEFORE_TAX: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP'])

/** True where a country's prices hold the tax. */
export const pricesIncludeTax = (country: string): boolean => !BEFORE_TAX.has(country)
