import type { SeoSchema } from '@fairground/client/generated/stores.products-v-3.ts'

type SeoTag = NonNullable<SeoSchema['tags']>[number]
const isTitle = ({ type }: SeoTag): boolean => type === 'title'
const isDescription = ({ type, props }: SeoTag): boolean => type === 'meta' && props?.name === 'description'

/** The two texts of a page's head that a form shows. */
export interface SeoTexts {
  readonly seoTitle: string
  readonly seoDescription: string
}

export function seoTexts(seo: SeoSchema | undefined): SeoTexts {
  const description = seo?.tags?.find(isDescription)?.props?.content
  return {
    seoTitle: seo?.tags?.find(isTitle)?.children ?? '',
    seoDescription: typeof description === 'string' ? description : '',
  }
}

/** The two texts of the form among whatever else stands in the head. */
export function withSeoTexts(stored: SeoSchema | undefined, { seoTitle, seoDescription }: SeoTexts): SeoSchema {
  const others = (stored?.tags ?? []).filter((tag) => !isTitle(tag) && !isDescription(tag))
  const [title, description] = [seoTitle.trim(), seoDescription.trim()]
  return {
    ...stored,
    tags: [
      ...(title ? [{ type: 'title', children: title }] : []),
      ...(description ? [{ type: 'meta', props: { name: 'description', content: description } }] : []),
      ...others,
    ],
  }
}
