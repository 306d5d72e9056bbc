import { brandLabels } from '@fairground/contract/stores/brands-v-3.ts'
import { bulkCreateCustomizations } from '@fairground/contract/stores/customizations-v-3.ts'
import { bulkCreateInfoSections } from '@fairground/contract/stores/info-sections-v-3.ts'
import { ribbonLabels } from '@fairground/contract/stores/ribbons-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { storeArtworks } from '../media/store-pictures.ts'
import { catalogue } from './content/catalogue.ts'
import { workshops } from './content/workshops.ts'
import { folderOf } from './folder-of.ts'
import { framePicture } from './pictures.ts'
import { modifiersOf, optionsOf } from './product-wire.ts'
import { sectionsOf } from './sections-of.ts'
import type { Seeding } from './seeding.ts'

type Option = ReturnType<typeof optionsOf>[number]
type Choice = Option['choicesSettings']['choices'][number]
type Modifier = ReturnType<typeof modifiersOf>[number]

/** Makes what products share: brands, ribbons, texts, options and modifiers. Existing ones are left as they are. */
export async function bringShelves(seeding: Seeding): Promise<void> {
  const { merchant, now, publicUrl, db, files } = seeding
  const frames = catalogue.flatMap(({ product }) =>
    (product.options ?? []).flatMap(({ choices }) => choices.flatMap(({ frame }) => frame ?? [])),
  )
  await storeArtworks(db, files, [...new Set(frames)].map(framePicture), {
    at: now,
    folderId: await folderOf(seeding, 'Frames'),
  })
  await merchant.call(brandLabels.operations.bulkGetOrCreate, { brandNames: Object.keys(workshops) }, now)
  const ribbonNames = [
    ...new Set(catalogue.flatMap(({ product }) => [product.ribbon ?? [], product.ribbons ?? []].flat())),
  ]
  await merchant.call(ribbonLabels.operations.bulkGetOrCreate, { ribbonNames }, now)
  const sections = new Map(catalogue.flatMap(sectionsOf).map((section) => [section.uniqueName, section]))
  made(await merchant.call(bulkCreateInfoSections, { infoSections: [...sections.values()] }, now))
  const customizations = [
    ...joined(catalogue.flatMap(({ product }) => optionsOf(product, [], publicUrl))).map(optionWire),
    ...[
      ...new Map(catalogue.flatMap(({ product }) => modifiersOf(product)).map((one) => [one.name, one])).values(),
    ].map(modifierWire),
  ]
  made(await merchant.call(bulkCreateCustomizations, { customizations }, now))
}

/** Options with the same name become one with all their choices. */
function joined(options: readonly Option[]): Option[] {
  const byName = new Map<string, Map<string, Choice>>()
  for (const { name, choicesSettings } of options) {
    const choices = byName.get(String(name)) ?? new Map()
    for (const choice of choicesSettings.choices) choices.set(String(choice.name), choice)
    byName.set(String(name), choices)
  }
  return options
    .filter((option, i) => options.findIndex(({ name }) => name === option.name) === i)
    .map((option) => ({
      ...option,
      choicesSettings: { choices: [...(byName.get(String(option.name))?.values() ?? [])] },
    }))
}

const optionWire = ({ name, optionRenderType = 'TEXT_CHOICES', choicesSettings }: Option) => ({
  name: String(name),
  customizationType: 'PRODUCT_OPTION' as const,
  customizationRenderType: optionRenderType,
  choicesSettings: {
    choices: choicesSettings.choices.map(({ name: choice, choiceType, colorCode, colorCodes, image }) => ({
      name: String(choice),
      ...present({
        choiceType,
        colorCode: colorCode || undefined,
        colorCodes,
        image: image ? pictureWire(image) : undefined,
      }),
    })),
  },
})

const pictureWire = ({ url, altText, width, height }: NonNullable<Choice['image']>) => ({
  ...present({ url: url || undefined, altText: altText || undefined }),
  ...(width && height ? { width, height } : {}),
})

const modifierWire = ({ name, modifierRenderType = 'FREE_TEXT', freeTextSettings, choicesSettings }: Modifier) => ({
  name: String(name),
  customizationType: 'MODIFIER' as const,
  customizationRenderType: modifierRenderType,
  ...present({
    freeTextInput: freeTextSettings
      ? { ...freeTextSettings, title: freeTextSettings.title ?? String(name) }
      : undefined,
    choicesSettings: choicesSettings
      ? {
          choices: choicesSettings.choices.map(({ name: choice, addedPrice }) => ({
            name: String(choice),
            ...present({ defaultAddedPrice: addedPrice || undefined }),
          })),
        }
      : undefined,
  }),
})

interface Answer {
  readonly results: readonly {
    readonly itemMetadata: {
      readonly success: boolean
      readonly error?: { code: string; description: string } | undefined
    }
  }[]
}

/** An object with that name came with an earlier start. */
function made({ results }: Answer): void {
  for (const { itemMetadata } of results) {
    const { success, error } = itemMetadata
    if (!success && error?.code !== 'NAME_TAKEN') throw new Error(`The demo lacks something: ${error?.description}`)
  }
}
