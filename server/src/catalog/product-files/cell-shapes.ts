import {
  ChoiceType,
  DimensionsUnit,
  FileType,
  MeasurementUnit,
  ModifierRenderType,
} from '@fairground/contract/enumerations/catalog.ts'
import { int, list, oneOf, optional, text } from '@fairground/contract/scalars.ts'
import Type, { type TSchema } from 'typebox'
import { type Message, message } from '../../ground/texts/message.ts'
import { checkerOf } from '../../http/validate.ts'
import type { DigitalFile, Dimensions, Measure, Modifier, Option, Picture } from '../products/model/product.ts'
import type { FileSection } from './file-product.ts'

/** Schemas of JSON in cells, with the bounds that the API sets for the same things. */
const strict = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false })

/** An address, or the name of a picture that comes with the file. */
const Address = text(2000, {
  pattern:
    '^((https?://|/media/|wix:)|[^/\\\\:*?"<>|]{1,200}[.]([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[gG][iI][fF]|[aA][vV][iI][fF])$)',
})
const PictureCell = strict({
  id: text(200, { minLength: 1 }),
  url: Address,
  width: optional(int(1, 100_000)),
  height: optional(int(1, 100_000)),
  altText: optional(text(1000)),
  displayName: optional(text(200)),
  kind: optional(oneOf(['image', 'video', 'audio', 'document', 'zip'])),
  posterUrl: optional(Address),
})

const look = {
  type: optional(oneOf(ChoiceType)),
  colorCodes: optional(list(text(20), 2)),
  image: optional(PictureCell),
  displayImage: optional(PictureCell),
}
const Name = text(50, { minLength: 1 })
const OptionCell = strict({
  type: oneOf(['drop_down', 'color']),
  name: Name,
  choices: list(strict({ value: text(50), description: Name, mediaIds: list(text(200), 50), ...look }), 100, 1),
})
const MinorUnits = text(16, { pattern: '^[0-9]{1,15}$' })
const ModifierCell = strict({
  renderType: oneOf(ModifierRenderType),
  name: Name,
  mandatory: Type.Boolean(),
  title: optional(text(150)),
  minLength: optional(int(0, 500)),
  maxLength: optional(int(1, 500)),
  addedPrice: optional(MinorUnits),
  choices: optional(
    list(
      strict({
        name: Name,
        value: optional(text(50)),
        addedPrice: optional(MinorUnits),
        mediaIds: optional(list(text(200), 50)),
        ...look,
      }),
      100,
    ),
  ),
})
const Length = text(20, { pattern: '^[0-9]{1,9}([.][0-9]{1,6})?$' })
const DimensionsCell = strict({
  length: optional(Length),
  width: optional(Length),
  height: optional(Length),
  unit: optional(oneOf(DimensionsUnit)),
})
const MeasureCell = strict({
  quantity: Type.Number({ exclusiveMinimum: 0, maximum: 1e9 }),
  unit: oneOf(MeasurementUnit),
})
const FreeCell = Type.Unsafe<Record<string, unknown>>({ type: 'object' })

/** Fault of a cell, in a column of that heading. */
export type CellFault = (heading: string) => Message

const check = <T>(schema: TSchema, fault: CellFault) => {
  const fits = checkerOf(schema)
  return { fault, is: (value: unknown): value is T => fits(value) }
}
export type Shape<T> = ReturnType<typeof check<T>>

type WithoutIds<T extends { readonly id?: string; readonly choices?: readonly { readonly id?: string }[] }> = T

export const shapes = {
  options: check<readonly WithoutIds<Option>[]>(list(OptionCell, 6), (heading) =>
    message('imports.shapeOptions', { heading }),
  ),
  modifiers: check<readonly WithoutIds<Modifier>[]>(list(ModifierCell, 10), (heading) =>
    message('imports.shapeModifiers', { heading }),
  ),
  media: check<readonly Picture[]>(list(PictureCell, 50), (heading) => message('imports.shapeMedia', { heading })),
  sections: check<readonly FileSection[]>(
    list(strict({ id: optional(text(36)), title: text(200), description: text(16_000) }), 50),
    (heading) => message('imports.shapeSections', { heading }),
  ),
  dimensions: check<Dimensions>(DimensionsCell, (heading) => message('imports.shapeDimensions', { heading })),
  measure: check<Measure>(MeasureCell, (heading) => message('imports.shapeMeasure', { heading })),
  file: check<DigitalFile>(
    strict({
      id: text(200, { minLength: 1 }),
      fileName: optional(text(200)),
      fileSize: optional(MinorUnits),
      fileType: oneOf(FileType),
    }),
    (heading) => message('imports.shapeFile', { heading }),
  ),
  object: check<Record<string, unknown>>(FreeCell, (heading) => message('imports.shapeObject', { heading })),
  objects: check<Record<string, Record<string, unknown>>>(
    Type.Unsafe({ type: 'object', additionalProperties: { type: 'object' } }),
    (heading) => message('imports.shapeExtendedFields', { heading }),
  ),
} as const
