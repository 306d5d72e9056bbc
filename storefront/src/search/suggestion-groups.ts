import type { SuggestResponse } from '@fairground/client/generated/fairground.suggestions.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { present } from '@fairground/domain/present.ts'
import { paths } from '../paths.ts'
import { pictureSource } from '../picture-source.ts'
import { t } from '../texts.ts'

export interface Suggestion {
  readonly href: string
  readonly label: string
  /** Beside it: a price, a date, a place. */
  readonly detail?: string
  readonly picture?: string
}

export interface SuggestionGroup {
  readonly title: string
  readonly suggestions: readonly Suggestion[]
  /** They stand with a picture, or a tile in its place. */
  readonly pictured: boolean
}

/** Suggestions as the list shows them, kind by kind; kinds without any are left out. */
export function suggestionGroups(found: SuggestResponse, { locale, origin }: SiteFacts): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      title: t('search.products'),
      pictured: true,
      suggestions: found.products.map(({ name, slug, formattedPrice, imageUrl }) => {
        const picture = pictureSource(imageUrl, origin)
        return {
          href: paths.product(slug),
          label: name,
          detail: formattedPrice,
          ...present({ picture: picture || undefined }),
        }
      }),
    },
    {
      title: t('search.events'),
      pictured: false,
      suggestions: found.events.map(({ title, slug, startDate, timeZoneId, place }) => {
        const day = startDate?.toLocaleDateString(locale, { timeZone: timeZoneId, day: 'numeric', month: 'short' })
        const detail = [day, place].filter(Boolean).join(', ')
        return { href: paths.event(slug), label: title, ...present({ detail: detail || undefined }) }
      }),
    },
    {
      title: t('search.collections'),
      pictured: false,
      suggestions: found.collections.map(({ name, slug }) => ({ href: paths.collection(slug), label: name })),
    },
    {
      title: t('search.brands'),
      pictured: false,
      suggestions: found.brands.map(({ name }) => ({ href: paths.brand(name), label: name })),
    },
  ]
  return groups.filter(({ suggestions }) => suggestions.length > 0)
}
