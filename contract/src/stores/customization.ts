import Type from 'typebox'
import { ChoiceType, CustomizationType, ModifierRenderType } from '../enumerations/catalog.ts'
import { Guid, int, list, named, nullable, oneOf, optional, Revision, Timestamp, text } from '../scalars.ts'
import { Image, ImageForWrite } from './image.ts'

/** Unique per site among those of the same type and render type; spaces around it are left out. */
const Name = text(50, { minLength: 1 })
const Color = text(20, { minLength: 3, pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$' })
/** Price that a modifier adds, unless the product says. */
const AddedPrice = text(13, { pattern: '^[0-9]{1,9}([.][0-9]{1,3})?$' })

const MultipleColors = named('MultipleColors', Type.Object({ colorCodes: list(Color, 2, 2) }))

export const Choice = named(
  'Choice',
  Type.Object({
    id: Guid,
    choiceType: oneOf(ChoiceType),
    /** The name that it was made with. */
    key: text(50),
    name: text(50),
    /** Colour of ONE_COLOR. */
    colorCode: optional(Color),
    /** Colours of MULTIPLE_COLORS. */
    colorCodes: optional(MultipleColors),
    /** Picture of IMAGE. */
    image: optional(Image),
    defaultAddedPrice: optional(AddedPrice),
    /** A picture of the product with this choice; for CHOICE_DISPLAY_IMAGE. */
    displayImage: optional(Image),
    /** Choices of the same customization under which this one is found. */
    primaryChoiceIds: list(Guid, 4),
  }),
)

const looks = {
  colorCode: optional(Color),
  colorCodes: optional(MultipleColors),
  image: optional(ImageForWrite),
  defaultAddedPrice: optional(nullable(AddedPrice)),
  displayImage: optional(nullable(ImageForWrite)),
  primaryChoiceIds: optional(list(Guid, 4)),
}

/** Without a type it follows from what it shows. `id` only for an existing choice. */
export const NewChoice = named(
  'NewChoice',
  Type.Object({ id: optional(Guid), name: Name, choiceType: optional(oneOf(ChoiceType)), ...looks }),
)

export const ChoiceChanges = named(
  'ChoiceChanges',
  Type.Object({ id: Guid, name: optional(Name), choiceType: optional(oneOf(ChoiceType)), ...looks }),
)

const FreeTextSettings = named(
  'FreeTextSettings',
  Type.Object({
    minCharCount: Type.Integer(),
    maxCharCount: Type.Integer(),
    defaultAddedPrice: optional(AddedPrice),
    title: text(100),
    /** The title that it was made with. */
    key: text(150),
  }),
)

/** From 0 to 500 characters by default. */
const NewFreeText = named(
  'NewFreeText',
  Type.Object({
    minCharCount: optional(int(0, 500)),
    maxCharCount: optional(int(0, 500)),
    defaultAddedPrice: optional(nullable(AddedPrice)),
    title: text(100, { minLength: 1 }),
  }),
)
const FreeTextChanges = named(
  'FreeTextChanges',
  Type.Object({
    minCharCount: optional(int(0, 500)),
    maxCharCount: optional(int(0, 500)),
    defaultAddedPrice: optional(nullable(AddedPrice)),
    title: optional(text(100, { minLength: 1 })),
  }),
)

export const Customization = named(
  'Customization',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    /** The name that it was made with. */
    key: text(50),
    name: text(50),
    customizationType: oneOf(CustomizationType),
    customizationRenderType: oneOf(ModifierRenderType),
    /** In the order in which they are shown; absent for FREE_TEXT. */
    choicesSettings: optional(named('ChoicesSettings', Type.Object({ choices: list(Choice, 1000) }))),
    /** Input of FREE_TEXT. */
    freeTextInput: optional(FreeTextSettings),
    /** Number of products made of it; for ASSIGNED_PRODUCTS_COUNT. */
    assignedProductsCount: optional(Type.Integer()),
  }),
)

export const NewCustomization = named(
  'NewCustomization',
  Type.Object({
    name: Name,
    customizationType: oneOf(CustomizationType),
    customizationRenderType: oneOf(ModifierRenderType),
    choicesSettings: optional(named('NewChoicesSettings', Type.Object({ choices: list(NewChoice, 1000, 1) }))),
    freeTextInput: optional(NewFreeText),
  }),
)

/** Choices have calls of their own. */
export const CustomizationChanges = named(
  'CustomizationChanges',
  Type.Object({ id: Guid, revision: Revision, name: optional(Name), freeTextInput: optional(FreeTextChanges) }),
)
