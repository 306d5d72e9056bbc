import { present } from '@fairground/domain/present.ts'
import type { ShopItem } from './shop.ts'

/** Sends a call as the merchant and gives its answer; throws for anything but 200. */
export type Merchant = (method: 'POST' | 'PATCH' | 'PUT' | 'GET', path: string, body?: unknown) => Promise<unknown>

export function merchantOf(url: string, apiKey: string): Merchant {
  return async (method, path, body) => {
    const reply = await fetch(url + path, {
      method,
      headers: {
        authorization: apiKey,
        ...present({ 'content-type': body === undefined ? undefined : 'application/json' }),
      },
      ...present({ body: body === undefined ? undefined : JSON.stringify(body) }),
    })
    if (reply.status !== 200) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
}

const MAKES = [
  'Harbour',
  'Lantern',
  'Meadow',
  'Orchard',
  'Pavilion',
  'Quay',
  'Riverside',
  'Summit',
  'Terrace',
  'Willow',
]
const THINGS = ['shirt', 'jumper', 'cap', 'apron', 'scarf', 'jacket', 'tote', 'poster', 'mug', 'notebook']
const SIZES = ['S', 'M', 'L', 'XL']
const DESCRIPTION = `<p>${'Made in small numbers for the people who come here, of good cloth, and meant to last. '.repeat(6).trim()}</p>`

const size = (description: string) => ({ value: description, description })

/** Products with four variants, a price and two pictures each, `stock` units of every variant. */
export async function stockShop(merchant: Merchant, count: number, stock: number): Promise<ShopItem[]> {
  const items: ShopItem[] = []
  let next = 0
  const work = async () => {
    for (let i = next++; i < count; i = next++) items[i] = await sell(merchant, i, stock)
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return items
}

/** One product; `i` says which. */
export async function sell(merchant: Merchant, i: number, stock: number): Promise<ShopItem> {
  const name = `${MAKES[i % 10]} ${THINGS[Math.floor(i / 10) % 10]} ${i + 1}`
  const { product } = (await merchant('POST', '/stores/v1/products', {
    product: {
      name,
      productType: 'physical',
      description: DESCRIPTION,
      priceData: { price: 10 + (i % 90) + 0.5 },
      sku: `SKU-${i + 1}`,
      weight: 0.4,
      brand: 'Fairground',
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: SIZES.map(size) }],
    },
  })) as { product: { id: string; slug: string; variants: { id: string }[] } }
  const picture = (side: string) => ({ url: `https://pictures.example/${product.slug}-${side}.webp` })
  await merchant('POST', `/stores/v1/products/${product.id}/media`, { media: [picture('front'), picture('back')] })
  await merchant('PATCH', `/stores/v2/inventoryItems/product/${product.id}`, {
    inventoryItem: {
      productId: product.id,
      trackQuantity: true,
      variants: product.variants.map(({ id }) => ({ variantId: id, quantity: stock })),
    },
  })
  return { productId: product.id, slug: product.slug, variantId: product.variants[0]!.id }
}
