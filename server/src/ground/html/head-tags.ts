import type { SeoSchema } from '@fairground/contract/stores/seo.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'

/** Texts of a merchant for search engines, with the values that the published clients take for granted. */
export function seoToWire(seo: Static<typeof SeoSchema>): Static<typeof SeoSchema> {
  const { tags = [], settings } = seo
  return {
    tags: tags.map((tag) => ({ type: '', children: '', custom: false, disabled: false, ...tag })),
    ...present({
      settings: settings
        ? {
            preventAutoRedirect: false,
            ...settings,
            keywords: (settings.keywords ?? []).map((keyword) => ({ term: '', isMain: false, ...keyword })),
          }
        : undefined,
    }),
  }
}
