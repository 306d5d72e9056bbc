import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import type { Product } from '@fairground/client/generated/stores.products.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { plainText } from '../ground/html/clean-html.ts'
import { textsIn } from '../ground/texts/catalogues.ts'
import { element, XML_HEAD, xmlText } from './xml.ts'

interface FeedSite {
  readonly name: string
  readonly locale: string
  readonly origin: string
}

interface Entry {
  readonly path: string
  readonly title: string
  readonly changed: Date
  readonly published: Date
  readonly summary: string
}

const MOST_CHARACTERS = 5000

/** An Atom feed (RFC 4287). `self` is its own path, `page` the one that shows the same to people. */
export function atomFeed(
  { name, origin }: FeedSite,
  feed: {
    readonly title: string
    readonly self: string
    readonly page: string
    readonly entries: readonly Entry[]
    readonly now: Date
  },
): string {
  const changed = feed.entries.map((entry) => entry.changed.getTime())
  const updated = new Date(changed.length > 0 ? Math.max(...changed) : feed.now.getTime())
  return `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom">
${element('title', `${feed.title} · ${name}`)}
${element('id', origin + feed.self)}
<link rel="self" href="${xmlText(origin + feed.self)}"/>
<link href="${xmlText(origin + feed.page)}"/>
${element('updated', updated.toISOString())}
<author>${element('name', name)}</author>
${feed.entries.map((entry) => atomEntry(origin, entry)).join('\n')}
</feed>
`
}

const atomEntry = (origin: string, { path, title, changed, published, summary }: Entry): string =>
  `<entry>${element('title', title)}${element('id', origin + path)}<link href="${xmlText(origin + path)}"/>` +
  `${element('updated', changed.toISOString())}${element('published', published.toISOString())}${element('summary', summary)}</entry>`

export const productEntry = ({ slug, name, createdDate, lastUpdated, priceData, description }: Product): Entry => ({
  path: `/products/${encodeURIComponent(slug)}`,
  title: name,
  changed: lastUpdated,
  published: createdDate,
  summary: cutText(
    [priceData.formatted.discountedPrice, plainText(description)].filter(Boolean).join('. '),
    MOST_CHARACTERS,
  ),
})

export const eventEntry = ({
  slug,
  title,
  createdDate,
  updatedDate,
  dateAndTimeSettings,
  location,
  shortDescription,
}: Event): Entry => ({
  path: `/events/${encodeURIComponent(slug)}`,
  title,
  changed: updatedDate ?? createdDate ?? new Date(0),
  published: createdDate ?? new Date(0),
  summary: [dateAndTimeSettings?.formatted?.dateAndTime, location?.name, shortDescription].filter(Boolean).join(', '),
})

/** The beginning of a product feed for merchants' centres: RSS 2.0 with the `g` namespace. */
export const productFeedHead = ({ name, locale, origin }: FeedSite): string =>
  `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${element('title', name)}\n${element('link', origin)}\n${element('description', textsIn(locale)('pages.productsOf', { name }))}\n`
export const PRODUCT_FEED_END = '</channel>\n</rss>\n'

const COLOUR = /^colou?r$/i
const SIZE = /^size$/i

/** A product as items of the feed: one for each visible variant, which share `item_group_id`. */
export function productFeedItems(product: Product, { origin }: FeedSite): string {
  const managed = product.manageVariants && product.variants.length > 0
  const link = `${origin}/products/${encodeURIComponent(product.slug)}`
  const [image, ...more] = product.media.items.flatMap(({ image: picture }) =>
    picture?.url ? [pictureUrl(picture.url, origin)] : [],
  )
  const shared =
    element('title', product.name) +
    element('description', cutText(plainText(product.description), MOST_CHARACTERS) || product.name) +
    element('g:image_link', image) +
    more
      .slice(0, 10)
      .map((url) => element('g:additional_image_link', url))
      .join('') +
    element('g:brand', product.brand) +
    element('g:condition', 'new')
  if (!managed)
    return item(shared, {
      id: product.id,
      link,
      sku: product.sku,
      prices: product.priceData,
      inStock: product.stock.inStock,
      measure: measureOf(product),
    })
  return product.variants
    .filter(({ variant }) => variant.visible)
    .map(({ id, choices, variant, stock }) => {
      const named = (name: RegExp) => Object.entries(choices ?? {}).find(([option]) => name.test(option))?.[1]
      const own =
        element('g:item_group_id', product.id) + element('g:color', named(COLOUR)) + element('g:size', named(SIZE))
      return item(shared + own, {
        id,
        link: `${link}?variant=${id}`,
        sku: variant.sku,
        prices: variant.priceData,
        inStock: stock?.inStock ?? true,
      })
    })
    .join('')
}

interface Offered {
  readonly id: string
  readonly link: string
  readonly sku: string | undefined
  readonly prices: Product['priceData']
  readonly inStock: boolean
  /** Elements for the contents of a product and for the measure of its price per unit. */
  readonly measure?: string
}

/** Measure in units that merchants' centres know; others are left out. */
function measureOf({ pricePerUnitData: per }: Product): string {
  const unit = (one: string) => (one === 'UNSPECIFIED' || one === 'MM' ? undefined : one.toLowerCase())
  const [total, base] = [per && unit(per.totalMeasurementUnit), per && unit(per.baseMeasurementUnit)]
  if (!per || !total || !base) return ''
  return (
    element('g:unit_pricing_measure', `${per.totalQuantity} ${total}`) +
    element('g:unit_pricing_base_measure', `${per.baseQuantity} ${base}`)
  )
}

function item(shared: string, { id, link, sku, prices, inStock, measure = '' }: Offered): string {
  const { price, discountedPrice, currency } = prices
  const money = (amount: number) => `${amount} ${currency}`
  return `<item>${element('g:id', id)}${shared}${element('link', link)}${element('g:price', money(price))}${
    discountedPrice < price ? element('g:sale_price', money(discountedPrice)) : ''
  }${measure}${element('g:availability', inStock ? 'in_stock' : 'out_of_stock')}${
    sku ? element('g:mpn', sku) : element('g:identifier_exists', 'no')
  }</item>\n`
}

/** Pictures by reference are shown through our own server, which fetches them. */
const pictureUrl = (url: string, origin: string): string =>
  url.startsWith('/') ? origin + url : url.startsWith(origin) ? url : `${origin}/media/ref?u=${encodeURIComponent(url)}`
