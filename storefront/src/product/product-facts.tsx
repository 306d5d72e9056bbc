import { present } from '@fairground/domain/present.ts'
import { inLanguage } from '../language-prefix.ts'
import { JsonLd, WrittenFacts } from '../shell/metadata.tsx'
import { useSite } from '../shell/site-context.ts'
import type { ProductView } from './product-view.ts'

/** The product and what each variant costs, for search engines. */
export const ProductFacts = import.meta.env.SSR ? Facts : WrittenFacts

function Facts({ product }: { product: ProductView }) {
  const { origin } = useSite()
  const { name, path, pictures, brand, sku, summary, seo, variants, currency } = product
  return (
    <JsonLd
      facts={{
        '@type': 'Product',
        name,
        url: origin + inLanguage(path),
        image: pictures.flatMap(({ src, film }) => (src && !film ? [origin + src] : [])),
        description: seo.description ?? summary,
        ...present({ sku: sku || undefined, brand: brand ? { '@type': 'Brand', name: brand } : undefined }),
        offers: variants.slice(0, 50).map(({ id, amount, inStock, preorder }) => ({
          '@type': 'Offer',
          price: amount,
          priceCurrency: currency,
          availability: `https://schema.org/${inStock ? 'InStock' : preorder === undefined ? 'OutOfStock' : 'PreOrder'}`,
          itemCondition: 'https://schema.org/NewCondition',
          url: `${origin}${inLanguage(path)}${variants.length > 1 ? `?variant=${id}` : ''}`,
        })),
      }}
    />
  )
}
