import type { ContentPageEntry } from '@fairground/client/generated/fairground.content-pages.ts'
import { t } from '../texts.ts'

export type PageKind = ContentPageEntry['kind']

/** In the order of the shop's foot. */
export const kindWords: Readonly<Record<PageKind, string>> = {
  TERMS: t('admin.content-pages.terms'),
  PRIVACY: t('admin.content-pages.privacy'),
  RETURNS: t('admin.content-pages.returns'),
  SHIPPING: t('admin.content-pages.shipping'),
  IMPRINT: t('admin.content-pages.imprint'),
  OTHER: t('admin.content-pages.other'),
}

export const pageKinds = Object.keys(kindWords) as readonly PageKind[] // the record names every kind
