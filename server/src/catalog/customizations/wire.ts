import type { Customization, Choice as WireChoice } from '@fairground/contract/stores/customization.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { Choice, CustomizationRow } from './queries.ts'

export interface Shown {
  /** Pictures of the product with each choice. */
  readonly displayImages: boolean
  /** Number of products made of it, where requested. */
  readonly products?: number | undefined
}

export function choiceToWire(
  { colorCodes, displayImage, primaryChoiceIds = [], ...choice }: Choice,
  displayImages: boolean,
): Static<typeof WireChoice> {
  return {
    ...choice,
    ...present({
      colorCodes: colorCodes ? { colorCodes: [...colorCodes] } : undefined,
      displayImage: displayImages && displayImage ? displayImage : undefined,
    }),
    primaryChoiceIds: [...primaryChoiceIds],
  }
}

export const customizationToWire = (
  row: CustomizationRow,
  { displayImages, products }: Shown,
): Static<typeof Customization> => ({
  id: row.id,
  revision: String(row.revision),
  createdDate: row.createdAt.toISOString(),
  updatedDate: row.updatedAt.toISOString(),
  key: row.key,
  name: row.name,
  customizationType: row.customizationType,
  customizationRenderType: row.renderType,
  ...(row.doc.freeText
    ? { freeTextInput: row.doc.freeText }
    : { choicesSettings: { choices: row.doc.choices.map((choice) => choiceToWire(choice, displayImages)) } }),
  ...present({ assignedProductsCount: products }),
})
