import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { offerOf } from '../shell/offer.ts'
import { t } from '../texts.ts'

/** The sentence under which search engines list the shop: its own where it has one, else one that is true of any. */
export function descriptionOf(site: Pick<SiteFacts, 'name' | 'texts' | 'demo' | 'sells'>): string {
  const { name, texts, demo } = site
  if (texts?.heroText) return texts.heroText
  if (demo) return t('home.description', { name })
  const { goods, events } = offerOf(site)
  if (goods && events) return t('home.descriptionBoth', { name })
  return events ? t('home.descriptionEvents', { name }) : t('home.descriptionGoods', { name })
}
