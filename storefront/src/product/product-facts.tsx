import { JsonLd } from '../shell/metadata.tsx'
import { useSite } from '../shell/site-context.ts'
import type { ProductView } from './product-view.ts'

/** The product and what each variant costs, for search engines. */
export function ProductFacts({ product }: { product: ProductView }) {
  const { origin } = useSite()
  const { name, path, pictures, brand, variants, currency } = product
  return (
    <JsonLd
      facts={{
        '@type': 'Product',
        name,
        url: origin + path,
        image: pictures.map(({ src }) => origin + src),
        ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
        offers: variants.slice(0, 50).map(({ amount, inStock }) => ({
          '@type': 'Offer',
          price: amount,
          priceCurrency: currency,
          availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
          url: origin + path,
        })),
      }}
    />
  )
}
