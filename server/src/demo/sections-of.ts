import type { NewInfoSection } from '@fairground/contract/stores/info-sections-v-3.ts'
import type { Static } from 'typebox'
import type { CatalogueEntry } from './content/catalogue.ts'
import { delivery, download, sizeGuide } from './content/sections.ts'
import { richTable, richText } from './rich-text.ts'

type Section = Static<typeof NewInfoSection>

const text = (uniqueName: string, title: string, words: string): Section => ({
  uniqueName,
  title,
  description: richText([words]),
})

/** Sections below a product's description, in this order; the same texts for all of a range. */
export function sectionsOf({ range, product }: CatalogueEntry): Section[] {
  if (product.file) return [text('Delivery of files', 'Delivery', download)]
  return [
    text(`Materials: ${range.archetype}`, 'Materials', range.materials),
    ...(range.sized ? [sizes()] : []),
    text(`Care: ${range.archetype}`, 'Care', range.care),
    text('Delivery', 'Delivery', delivery),
  ]
}

function sizes(): Section {
  const { title, before, rows } = sizeGuide
  return { uniqueName: title, title, description: { nodes: [...richText([before]).nodes, richTable(rows)] } }
}
