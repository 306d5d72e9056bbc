import { contentPages } from '@fairground/client/generated/fairground.content-pages.ts'
import { formatDate } from '@fairground/domain/formatting/dates.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { hasPoll } from '../poll/has-poll.ts'
import { shopOf } from '../shop.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { client, site } = shop
  const read = client({ contentPages }).contentPages.readContentPage({ slug: (params.slug ?? '').slice(0, 80) || '-' })
  const { id, title, slug, html, updatedDate } = (await orNotFound(read, 'CONTENT_PAGE_NOT_FOUND')).page
  const polled = hasPoll(html)
    ? await (await import('../poll/load-polls.ts')).polledText(shop, { placeType: 'PAGE', placeId: id })
    : undefined
  const changed = formatDate(updatedDate, { locale: site.locale, zone: site.timeZone })
  return { title, slug, html: polled ? '' : html, changed, polled }
}
