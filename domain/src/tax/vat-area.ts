type Country = string | null | undefined

/** Member states of the European Union, by ISO 3166: one area of value added tax. */
const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

export const isInEu = (country: Country): boolean => Boolean(country) && EU.has(country as string) // there is one

/** A sale from one member state into another. */
export const crossesWithinEu = (home: Country, to: Country): boolean => home !== to && isInEu(home) && isInEu(to)

/**
 * The buyer owes the tax of such a sale in the place of the seller: a business that is registered for value added tax in a member state
 * which is not the seller's. Directive 2006/112/EC, articles 138 and 196.
 */
export const isReverseCharged = (home: Country, to: Country, registered: Country): boolean =>
  crossesWithinEu(home, to) && registered !== home && isInEu(registered)
