import type {
  CatalogOverrideFields,
  CatalogReference,
  CommonImage,
  DescriptionLine,
  ItemAvailabilityInfo,
  ItemType,
  PageUrlV2,
  PhysicalProperties,
  ProductName,
} from '@fairground/contract/ecom/line-item.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { Sellable, SellableImage, DescriptionLine as SellableLine } from '../sellables/sellable.ts'
import { availabilityOf } from './availability.ts'
import { CUSTOM_APP_ID, type Override } from './cart-line.ts'
import type { ResolvedLine } from './resolve-lines.ts'
import { type LineWeightUnit, weightOf } from './weight.ts'

export const nameToWire = (name: string): Static<typeof ProductName> => ({ original: name, translated: name })

export const referenceToWire = ({ reference }: Pick<Sellable, 'reference'>): Static<typeof CatalogReference> => ({
  appId: reference.appId,
  catalogItemId: reference.catalogItemId,
  ...present({ options: reference.options }),
})

const pageToWire = (relativePath: string, siteUrl: string): Static<typeof PageUrlV2> => ({
  relativePath,
  url: siteUrl + relativePath,
})

export function descriptionToWire({ name, text = '', color }: SellableLine): Static<typeof DescriptionLine> {
  const value = { original: text, translated: text }
  return {
    name: { original: name, translated: name },
    ...(color === undefined ? { plainText: value } : { colorInfo: { ...value, code: color } }),
  }
}

/** An id goes only where there is no address: published clients show a picture with an id by it alone, at their own platform. */
export const imageToWire = ({ id, url, ...image }: SellableImage, siteUrl: string): Static<typeof CommonImage> => ({
  ...image,
  ...(url ? { url: url.startsWith('/') ? siteUrl + url : url } : present({ id })),
})

export const physicalToWire = (
  { physical }: Pick<Sellable, 'physical'>,
  unit: LineWeightUnit,
): Static<typeof PhysicalProperties> =>
  physical
    ? {
        weight: weightOf(physical.weightGrams, unit),
        shippable: physical.shippable,
        ...present({ sku: physical.sku || undefined }),
      }
    : { shippable: false }

export const itemTypeToWire = ({ itemType }: Pick<Sellable, 'itemType'>): Static<typeof ItemType> => ({
  preset: itemType,
})

/** Fields that cart and checkout lines share, all but prices and picture. */
export function lineFacts(resolved: ResolvedLine, siteUrl: string, unit: LineWeightUnit) {
  const { line, sellable } = resolved
  const custom = line.reference.appId === CUSTOM_APP_ID
  return {
    id: line.id,
    quantity: line.quantity,
    ...(custom ? {} : { catalogReference: referenceToWire(sellable), rootCatalogItemId: line.reference.catalogItemId }),
    productName: nameToWire(sellable.name),
    ...present({ url: sellable.url ? pageToWire(sellable.url.relativePath, siteUrl) : undefined }),
    descriptionLines: sellable.descriptionLines.map(descriptionToWire),
    availability: availabilityOf(resolved) satisfies Static<typeof ItemAvailabilityInfo>,
    physicalProperties: physicalToWire(sellable, unit),
    itemType: itemTypeToWire(sellable),
    ...present({ digitalFile: sellable.digitalFile }),
    customLineItem: custom,
    priceUndetermined: false,
    fixedQuantity: false,
    savePaymentMethod: false,
    membersOnly: false,
  }
}

/** Facts of a line that staff set, as the wire has them. */
export const overrideToWire = (
  { name, price, fullPrice, descriptionLines }: Override,
  currency: string,
): Static<typeof CatalogOverrideFields> =>
  present({
    productName: name === undefined ? undefined : nameToWire(name),
    price: price === undefined ? undefined : formatAmount(BigInt(price), currency),
    fullPrice: fullPrice === undefined ? undefined : formatAmount(BigInt(fullPrice), currency),
    descriptionLines: descriptionLines?.map(descriptionToWire),
  })
