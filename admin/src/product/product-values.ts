import { randomId } from '../random-id.ts'
import type { RichDocument } from '../rich-text/rich-node.ts'
import { freshRow, type VariantRow } from './variant-rows.ts'

const CHOICE_LOOKS = ['CHOICE_TEXT', 'ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE'] as const
export type ChoiceLook = (typeof CHOICE_LOOKS)[number]

/** One choice of an option or a modifier. */
export interface ChoiceValues {
  /** Identifies a choice while they are renamed. */
  key: string
  /** Id of the shared choice; empty until it is saved. */
  id: string
  name: string
  look: ChoiceLook
  /** `#445533`; of the colour looks. */
  color: string
  /** The second of two colours. */
  color2: string
  /** Address of the picture that stands for it. */
  image: string
  /** Address of a picture of the product with it. */
  display: string
  /** Addresses of the product's media that show it. */
  media: string[]
  /** Price of a modifier on top of the product's; empty is nothing. */
  addedPrice: string
}

/** Option that makes another variant: size, colour. */
export interface OptionValues {
  key: string
  id: string
  name: string
  /** Chosen by words or by how it looks. */
  kind: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  choices: ChoiceValues[]
}

/** Modifier without another variant: an engraving, a gift wrap. */
export interface ModifierValues {
  key: string
  id: string
  name: string
  kind: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  mandatory: boolean
  /** FREE_TEXT: what the field is called, its bounds in characters, and what a text costs. */
  title: string
  min: string
  max: string
  addedPrice: string
  choices: ChoiceValues[]
}

export type MediumKind = 'image' | 'video' | 'audio' | 'document' | 'zip'

export interface MediumValues {
  /** Id of the product's medium, or of the library's; empty until it is saved where it lies elsewhere. */
  id: string
  /** Empty where catalogue 1 does not tell it: of sounds, documents and archives that lie elsewhere. */
  url: string
  kind: MediumKind
  /** Picture that stands for a medium that is none; empty shows its kind. */
  poster: string
  alt: string
  /** Name of those that are no pictures; may be empty. */
  name: string
}

export interface SectionValues {
  id: string
  title: string
}

/** The form mirrors the screen: everything is text, a tick or a list of such. */
export interface ProductValues {
  name: string
  description: RichDocument
  media: MediumValues[]
  /** Cannot be changed later. */
  productType: 'PHYSICAL' | 'DIGITAL'
  /** Amount that prices per unit are shown for; empty shows none. */
  unitAmount: string
  unit: string
  options: OptionValues[]
  modifiers: ModifierValues[]
  /** One row for every combination; one where there are no options. */
  variants: VariantRow[]
  trackStock: boolean
  visible: boolean
  visibleInPos: boolean
  /** Seen by everyone, bought by members alone. */
  membersOnly: boolean
  brand: string
  ribbon: string
  moreRibbons: string[]
  sections: SectionValues[]
  categoryIds: string[]
  mainCategoryId: string
  tags: string[]
  privateTags: string[]
  taxGroupId: string
  slug: string
  seoTitle: string
  seoDescription: string
}

export const emptyProduct: ProductValues = {
  name: '',
  description: { nodes: [] },
  media: [],
  productType: 'PHYSICAL',
  unitAmount: '',
  unit: 'KG',
  options: [],
  modifiers: [],
  variants: [freshRow],
  trackStock: true,
  visible: true,
  visibleInPos: true,
  membersOnly: false,
  brand: '',
  ribbon: '',
  moreRibbons: [],
  sections: [],
  categoryIds: [],
  mainCategoryId: '',
  tags: [],
  privateTags: [],
  taxGroupId: '',
  slug: '',
  seoTitle: '',
  seoDescription: '',
}

export const hasOptions = ({ options }: Pick<ProductValues, 'options'>): boolean => options.length > 0

/**
 * The values of the fields that the form shows; those that another choice hides are empty, whatever was typed into them before: the weight
 * of a download, what a modifier of another kind would hold, the fields of a combination that does not exist.
 */
export function shownProduct(values: ProductValues): ProductValues {
  const physical = values.productType === 'PHYSICAL'
  return {
    ...values,
    unitAmount: physical ? values.unitAmount : '',
    modifiers: values.modifiers.map((modifier) =>
      modifier.kind === 'FREE_TEXT'
        ? { ...modifier, choices: [] }
        : { ...modifier, title: '', min: '', max: '', addedPrice: '' },
    ),
    variants: values.variants.map((row) =>
      row.presence === 'none' ? { ...freshRow, presence: 'none' } : shownRow(row),
    ),
  }

  function shownRow(row: VariantRow): VariantRow {
    const measured = physical && values.unitAmount.trim() !== ''
    return {
      ...row,
      weight: physical ? row.weight : '',
      contents: measured ? row.contents : '',
      quantity: values.trackStock ? row.quantity : '',
      ...(row.preorder || hasOptions(values) ? {} : { preorderLimit: '', preorderMessage: '' }),
    }
  }
}

export const freshChoice = (look: ChoiceLook, key: string): ChoiceValues => ({
  key,
  id: '',
  name: '',
  look,
  color: '#445533',
  color2: '#ccddbb',
  image: '',
  display: '',
  media: [],
  addedPrice: '',
})

/** Keys of what is new in the form; they never travel. */
export const newKey = (): string => randomId()
