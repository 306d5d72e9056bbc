import type { RequestOf } from '@fairground/contract/operation.ts'
import type { createProductWithInventory } from '@fairground/contract/stores/products-v-3-write.ts'
import { present } from '@fairground/domain/present.ts'
import type { CatalogueEntry } from './content/catalogue.ts'
import { colours } from './content/colours.ts'
import type { DemoChoice, DemoProduct } from './content/product.ts'
import { workshops } from './content/workshops.ts'
import { framePicture, type ProductPicture, pictureUrl } from './pictures.ts'
import { sectionsOf } from './sections-of.ts'

export type NewProduct = RequestOf<typeof createProductWithInventory>['product']
type NewOption = NonNullable<NewProduct['options']>[number]
type NewModifier = NonNullable<NewProduct['modifiers']>[number]

/** Part of the price that a product cost. */
const COST = 0.42
const WRAPS = [
  ['Newsprint and string', 2],
  ['Cloth, tied', 5],
] as const

/** Ids of what was uploaded for a product: the file that is sold, and what stands beside its pictures. */
export interface Uploads {
  readonly file: string | undefined
  readonly film: string | undefined
  readonly document: string | undefined
}

/** Fields that the merchant writes. */
export function productWire(
  entry: CatalogueEntry,
  pictures: readonly ProductPicture[],
  publicUrl: string,
  ids: Uploads,
): NewProduct {
  const { product, slug } = entry
  const shown = pictures.map((picture) => ({ url: pictureUrl(publicUrl, picture), altText: altOf(product, picture) }))
  const media = [...shown, ...filmsOf(product, ids.film, shown[0]?.url), ...documentsOf(product, ids.document)]
  return {
    name: product.name,
    slug,
    productType: product.file ? 'DIGITAL' : 'PHYSICAL',
    plainDescription: paragraph(product.about) + (product.file ? '' : paragraph(workshops[product.workshop])),
    brand: { name: product.workshop },
    ...present({ ribbon: product.ribbon ? { name: product.ribbon } : undefined }),
    additionalRibbons: (product.ribbons ?? []).map((name) => ({ name })),
    infoSections: sectionsOf(entry).map(({ uniqueName }) => ({ uniqueName })),
    media: { itemsInfo: { items: media } },
    options: optionsOf(product, pictures, publicUrl),
    modifiers: modifiersOf(product),
    variantsInfo: { variants: variantsOf(entry, ids.file) },
    ...present({
      physicalProperties: product.measure
        ? {
            pricePerUnit: { quantity: product.measure.quantity, measurementUnit: product.measure.unit },
          }
        : undefined,
      purchaseEligibility: product.forMembers ? { userCriteria: 'MEMBERS_ONLY' } : undefined,
      tags: product.tags ? { publicTags: { tagIds: [...product.tags] } } : undefined,
      seoData: product.seo ? seoOf(product.seo) : undefined,
    }),
  }
}

const altOf = ({ name }: DemoProduct, { colour }: ProductPicture): string => `${name} in ${colour.toLowerCase()}`

const filmsOf = ({ film }: DemoProduct, id: string | undefined, poster: string | undefined) =>
  film && id && poster ? [{ id, displayName: film.shows, video: { posters: [{ url: poster }] } }] : []

const documentsOf = ({ document }: DemoProduct, id: string | undefined) =>
  document && id ? [{ id, displayName: document.replace(/\.pdf$/, '') }] : []

const seoOf = ({ title, description }: NonNullable<DemoProduct['seo']>) => ({
  tags: [
    { type: 'title', children: title },
    { type: 'meta', props: { name: 'description', content: description } },
  ],
})

/** A choice of a product, and what its option is called. */
interface Chosen {
  readonly option: string
  readonly swatch: boolean
  readonly choice: DemoChoice
}

/** Every option's choices: colours where there are several, sizes, and what the product adds. */
export function choicesOf({ colours: chosen, sizes = [], options = [] }: DemoProduct): Chosen[][] {
  const all = (option: string, swatch: boolean, choices: readonly DemoChoice[]): Chosen[] =>
    choices.map((choice) => ({ option, swatch, choice }))
  return [
    all('Colour', true, chosen.length > 1 ? chosen.map((name) => ({ name })) : []),
    all(
      'Size',
      false,
      sizes.map((name) => ({ name })),
    ),
    ...options.map(({ name, choices }) => all(name, Boolean(choices[0].pair ?? choices[0].frame), choices)),
  ].filter((choices) => choices.length > 0)
}

export const optionsOf = (product: DemoProduct, pictures: readonly ProductPicture[], publicUrl: string): NewOption[] =>
  choicesOf(product).map((choices) => {
    const [{ option, swatch } = { option: '', swatch: false }] = choices
    return {
      name: option,
      optionRenderType: swatch ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
      choicesSettings: {
        choices: choices.map(({ choice }) => ({
          name: choice.name,
          ...lookOf(option, choice, publicUrl),
          ...present({ linkedMedia: option === 'Colour' ? shownWith(choice.name, pictures, publicUrl) : undefined }),
        })),
      },
    }
  })

function lookOf(option: string, { name, pair, frame }: DemoChoice, publicUrl: string) {
  if (pair)
    return {
      choiceType: 'MULTIPLE_COLORS' as const,
      colorCodes: { colorCodes: pair.map((colour) => colours[colour]) },
    }
  if (frame) {
    const picture = framePicture(frame)
    const url = pictureUrl(publicUrl, picture)
    return { choiceType: 'IMAGE' as const, image: { url, width: picture.width, height: picture.height, altText: name } }
  }
  if (option === 'Colour') return { choiceType: 'ONE_COLOR' as const, colorCode: colours[name as keyof typeof colours] } // their options are made of them
  return { choiceType: 'CHOICE_TEXT' as const }
}

const shownWith = (colour: string, pictures: readonly ProductPicture[], publicUrl: string) =>
  pictures.filter((picture) => picture.colour === colour).map((picture) => ({ url: pictureUrl(publicUrl, picture) }))

export function modifiersOf({ personal, wrapped }: DemoProduct): NewModifier[] {
  const modifiers: NewModifier[] = []
  if (personal) {
    const { title, maxLength, adds = 0 } = personal
    modifiers.push({
      name: title,
      modifierRenderType: 'FREE_TEXT',
      mandatory: false,
      freeTextSettings: { minCharCount: 1, maxCharCount: maxLength, defaultAddedPrice: pounds(adds), title },
    })
  }
  if (wrapped) {
    modifiers.push({
      name: 'Gift wrap',
      modifierRenderType: 'TEXT_CHOICES',
      mandatory: false,
      choicesSettings: {
        choices: WRAPS.map(([name, adds]) => ({ name, choiceType: 'CHOICE_TEXT' as const, addedPrice: pounds(adds) })),
      },
    })
  }
  return modifiers
}

/** One for each combination, the last option turning fastest. */
function variantsOf({ product, sku }: CatalogueEntry, fileId: string | undefined) {
  const combinations = choicesOf(product).reduce<Chosen[][]>(
    (made, choices) => made.flatMap((one) => choices.map((choice) => [...one, choice])),
    [[]],
  )
  return combinations.map((chosen, i) => {
    const full = product.price + chosen.reduce((sum, { choice }) => sum + (choice.adds ?? 0), 0)
    const holds = chosen.find(({ choice }) => choice.holds)?.choice.holds ?? product.holds
    const digital = product.file !== undefined
    return {
      sku: [sku, ...chosen.map(({ choice }) => short(choice.name))].join('-'),
      choices: chosen.map(({ option, swatch, choice }) => ({
        optionChoiceNames: {
          optionName: option,
          choiceName: choice.name,
          renderType: swatch ? ('SWATCH_CHOICES' as const) : ('TEXT_CHOICES' as const),
        },
      })),
      price: product.sale
        ? {
            actualPrice: { amount: pounds((full * (100 - product.sale)) / 100) },
            compareAtPrice: { amount: pounds(full) },
          }
        : { actualPrice: { amount: pounds(full) } },
      revenueDetails: { cost: { amount: pounds(Math.round(full * COST * 2) / 2) } },
      ...(digital
        ? { digitalProperties: { digitalFile: fileId ? { id: fileId } : null }, inventoryItem: { inStock: true } }
        : {
            physicalProperties: {
              weight: product.weight,
              ...present({
                pricePerUnit:
                  product.measure && holds
                    ? { settings: { quantity: holds, measurementUnit: product.measure.unit } }
                    : undefined,
              }),
            },
            inventoryItem: {
              quantity: product.stock[i] ?? product.stock.at(-1) ?? 0,
              ...present({ preorderInfo: product.ahead ? { enabled: true, ...product.ahead } : undefined }),
            },
          }),
    }
  })
}

/** "Oak frame" is OAK: the first three letters or digits of the first word; of amounts all of them. */
const short = (name: string): string => {
  const letters = name.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return (/^\d/.test(name) ? letters : letters.slice(0, 3)).toUpperCase()
}

const pounds = (amount: number): string => amount.toFixed(2)
const paragraph = (text: string): string => `<p>${text.replaceAll('&', '&amp;')}</p>`
