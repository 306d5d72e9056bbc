import type { ResponseOf } from '@fairground/contract/operation.ts'
import type { getProductOptionsAvailability } from '@fairground/contract/stores/products.ts'
import { present } from '@fairground/domain/present.ts'
import { namedByDescription } from '../model/choices.ts'
import { type CatalogProduct, shownTo } from '../read/catalog-product.ts'
import { isObtainable } from '../read/in-stock.ts'
import type { VariantRow } from '../read/queries.ts'
import type { WireContext } from '../read/view.ts'
import { mediaToWire } from './media-of-pictures.ts'
import { optionsToWire, selectedVariantToWire } from './wire.ts'

type Availability = ResponseOf<typeof getProductOptionsAvailability>

/** The variant that a full set of choices leads to; undefined while one is missing or a choice is unknown. */
function chosenVariant(
  { product, variants }: CatalogProduct,
  choices: Readonly<Record<string, string>>,
): VariantRow | undefined {
  const named = namedByDescription(product.doc, choices)
  const { options } = product.doc
  const known = options.every((o) => o.choices.some((c) => c.description === named[o.name]))
  if (!known) return undefined
  if (!product.manageVariants) return variants[0]
  return variants.find((v) => options.every((o) => v.choices[o.name] === named[o.name]))
}

/**
 * Choices that are left beside the choices made: a choice of one option is in stock when a visible variant with it,
 * and with what is chosen of the other options, is.
 */
export function optionsAvailability(
  found: CatalogProduct,
  choices: Readonly<Record<string, string>>,
  context: WireContext,
): Availability {
  const { product, variants } = found
  const named = namedByDescription(product.doc, choices)
  const fits = (variant: VariantRow, except: string) =>
    Object.entries(named).every(([option, choice]) => option === except || variant.choices[option] === choice)
  const selected = chosenVariant(shownTo(found, context), choices)
  const pictures = product.doc.options.flatMap((o) =>
    o.choices.filter((c) => c.description === named[o.name]).flatMap((c) => c.mediaIds),
  )
  const media = product.doc.media.filter((picture) => pictures.includes(picture.id))
  return {
    productOptions: product.manageVariants
      ? optionsToWire(found).map((option) => ({
          ...option,
          choices: option.choices.map((choice) => ({
            ...choice,
            inStock: variants.some(
              (v) =>
                v.visible && v.choices[option.name] === choice.description && fits(v, option.name) && isObtainable(v),
            ),
          })),
        }))
      : optionsToWire(found),
    ...present({
      selectedVariant: selected ? selectedVariantToWire(product, selected, context) : undefined,
      media: media.length === 0 ? undefined : mediaToWire(media),
    }),
    availableForPurchase: selected !== undefined && product.visible && selected.visible && isObtainable(selected),
    managedProduct: product.manageVariants,
  }
}
