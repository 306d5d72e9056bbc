import type { SeoSchema } from '@fairground/client/generated/stores.products-v-3.ts'

/** Texts that a merchant wrote for search engines in place of the page's own. */
export interface SeoWords {
  readonly title?: string
  readonly description?: string
  /** "noindex, nofollow", as it was written. */
  readonly robots?: string
}

/** The tags that a page has one of: the last that is not switched off counts. */
export function seoWords({ tags = [] }: Pick<SeoSchema, 'tags'> = {}): SeoWords {
  const words: { -readonly [Word in keyof SeoWords]: SeoWords[Word] } = {}
  for (const { type, children, props = {}, disabled } of tags) {
    if (disabled) continue
    const written = type === 'title' ? children : props.content
    const word = type === 'title' ? type : type === 'meta' ? props.name : undefined
    if (typeof written !== 'string' || written.trim() === '') continue
    if (word === 'title' || word === 'description' || word === 'robots') words[word] = written.trim()
  }
  return words
}
