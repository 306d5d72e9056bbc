/** Rows of the file for so many products, and no more products than that. */
export interface ShopifyFile {
  readonly text: string
  readonly products: number
  readonly rows: number
}

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,' +
  'Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Requires Shipping,Image Src,Image Position'
const MATERIALS = ['Linen', 'Wool', 'Oak', 'Brass', 'Stoneware', 'Glass', 'Leather', 'Cork', 'Enamel', 'Velvet']
const THINGS = ['shirt', 'lamp', 'bowl', 'tray', 'scarf', 'clock', 'stool', 'mug', 'wallet', 'print']
const SIZES = ['S', 'M', 'L', 'XL']
const BODY = `<p>${'Made in small numbers for the people who come here, and meant to last. '.repeat(5).trim()}</p>`

/**
 * A product export as Shopify writes it: three of four products with one variant, each fourth with two sizes of two colours, a hundred
 * vendors, forty types, stock counted and a picture each. One row of a product and its variants each: 17,500 rows for 10,000 products.
 */
export function shopifyFile(products: number): ShopifyFile {
  const lines = [HEADER]
  for (let i = 0; i < products; i++) lines.push(...rowsOf(i))
  return { text: `${lines.join('\n')}\n`, products, rows: lines.length - 1 }
}

function rowsOf(i: number): string[] {
  const name = `${MATERIALS[i % 10]} ${THINGS[Math.floor(i / 10) % 10]} ${i + 1}`
  const handle = name.toLowerCase().replaceAll(' ', '-')
  const hasSizes = i % 4 === 3
  const price = (10 + (i % 90) + 0.5).toFixed(2)
  const was = i % 10 === 0 ? (Number(price) + 5).toFixed(2) : ''
  const sizes = hasSizes ? SIZES.slice(0, 2) : ['Default Title']
  const colours = hasSizes ? ['Red', 'Blue'] : ['']
  return sizes
    .flatMap((size) => colours.map((colour) => [size, colour] as const))
    .map(([size, colour], n) => {
      const head = n === 0 ? [name, `"${BODY}"`, `Vendor ${i % 100}`, `Type ${i % 40}`, 'true'] : ['', '', '', '', '']
      const options = [n > 0 ? '' : hasSizes ? 'Size' : 'Title', size, n > 0 || !hasSizes ? '' : 'Colour', colour]
      const variant = [`SKU-${i + 1}-${n + 1}`, '400', 'shopify', String(5 + (i % 20)), price, was, 'true']
      const picture = n === 0 ? [`https://pictures.example/${handle}.webp`, '1'] : ['', '']
      return [handle, ...head, ...options, ...variant, ...picture].join(',')
    })
}
