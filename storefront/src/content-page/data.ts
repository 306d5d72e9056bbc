import { contentPages } from '@fairground/client/generated/fairground.content-pages.ts'
import { formatDate } from '@fairground/domain/formatting/dates.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { shopOf } from '../shop.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { client, site } = shopOf(context)
  const read = client({ contentPages }).contentPages.readContentPage({ slug: (params.slug ?? '').slice(0, 80) || '-' })
  const { title, slug, html, updatedDate } = (await orNotFound(read, 'CONTENT_PAGE_NOT_FOUND')).page
  return { title, slug, html, changed: formatDate(updatedDate, { locale: site.locale, zone: site.timeZone }) }
}
