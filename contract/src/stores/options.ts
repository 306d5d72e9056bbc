import Type, { type Static } from 'typebox'
import { OptionType } from '../enumerations/catalog.ts'
import { int, list, named, oneOf, optional, text } from '../scalars.ts'
import { Media } from './media.ts'

/** Chosen option values by option name, for example `{Size: 'S', Color: 'Blue'}`: a choice is named by its description. */
export const Choices = Type.Unsafe<Record<string, string>>({
  type: 'object',
  additionalProperties: { type: 'string', maxLength: 50 },
  propertyNames: { maxLength: 50 },
  maxProperties: 6,
})
export type Choices = Static<typeof Choices>

const Choice = named(
  'Choice',
  Type.Object({
    value: text(50),
    description: text(50),
    media: optional(Media),
    inStock: Type.Boolean(),
    visible: Type.Boolean(),
  }),
)

export const ProductOption = named(
  'ProductOption',
  Type.Object({ optionType: oneOf(OptionType), name: text(50), choices: list(Choice, 100) }),
)

/** `value` is the colour (`#a02020`) of a colour option, else the text; without one it is the description. */
const ChoiceForWrite = named(
  'ChoiceForWrite',
  Type.Object({
    value: optional(text(50, { minLength: 1 })),
    description: optional(text(50, { minLength: 1 })),
  }),
)

export const ProductOptionForWrite = named(
  'ProductOptionForWrite',
  Type.Object({
    optionType: optional(oneOf(OptionType)),
    name: text(50, { minLength: 1 }),
    choices: list(ChoiceForWrite, 100, 1),
  }),
)

/** A text that the buyer fills in; it travels to the order with the line. */
export const CustomTextField = named(
  'CustomTextField',
  Type.Object({
    title: text(100, { minLength: 1 }),
    maxLength: optional(int(1, 500)),
    mandatory: optional(Type.Boolean()),
  }),
)
