import { richContentOf } from '../../../ground/html/rich-content.ts'
import { derivedId } from '../../../ground/ids.ts'
import type { InfoSection, SharedSection } from '../model/product.ts'
import type { CatalogProduct } from './catalog-product.ts'

/** A product's sections in their order: those it shares, else those that it was given before sections were shared. */
export function shownSections({ id, doc, sections = [] }: CatalogProduct['product']): readonly SharedSection[] {
  const own = doc.infoSections ?? []
  if (own.length === 0) return sections
  return own.map(({ title, description }) => {
    const sectionId = derivedId(id, 'section', title)
    return { id: sectionId, uniqueName: sectionId, title, description: richContentOf(description), html: description }
  })
}

export const sectionsInHtml = (product: CatalogProduct['product']): InfoSection[] =>
  shownSections(product).map(({ title, html }) => ({ title, description: html }))
