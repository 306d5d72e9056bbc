import type { CheckoutTemplate } from '@fairground/contract/ecom/checkout-templates.ts'
import type { Static } from 'typebox'
import { type DocumentRow, setupTable } from '../../db/document-table.ts'

type Template = Static<typeof CheckoutTemplate>

/** A template as it is stored: what is requested of the catalogue is looked up with each checkout. */
export type TemplateDoc = Readonly<
  Pick<Template, 'status' | 'lineItems' | 'customLineItems' | 'couponCode' | 'customization' | 'externalReference'>
>

export interface TemplateDocs {
  readonly template: TemplateDoc
}
export type TemplateRow = DocumentRow<TemplateDocs, 'template'>

export const templateDocuments = setupTable<TemplateDocs>({ name: 'checkoutTemplates', table: 'checkout_templates' })

export const templateToWire = ({ id, doc, createdAt, updatedAt }: TemplateRow): Template => ({
  id,
  ...doc,
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
})
