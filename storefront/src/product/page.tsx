import { Accordion } from '@fairground/ui/accordion.tsx'
import { Breadcrumbs } from '@fairground/ui/breadcrumbs.tsx'
import { Ribbon } from '@fairground/ui/ribbon.tsx'
import { SectionHeading } from '@fairground/ui/section-heading.tsx'
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { paths } from '../paths.ts'
import { ProductGrid } from '../products/product-grid.tsx'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { BuyForm } from './buy-form.tsx'
import type { loader } from './data.ts'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { useVariant } from './use-variant.ts'

/** Choosing a variant changes the address, not what is shown of the product. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

export function Component() {
  const { product, related } = useLoaderData<typeof loader>()
  const refused = useActionData<{ message?: string }>()
  const [variant, choose] = useVariant(product)
  return (
    <div className="page-column flex flex-col gap-6 py-6 lg:py-8">
      <Metadata
        title={product.name}
        description={plain(product.description).slice(0, 160) || product.name}
        path={product.path}
        image={product.pictures[0]?.src}
      />
      <ProductFacts product={product} />
      <Breadcrumbs linkAs={RouterLink} crumbs={[{ label: 'Shop', href: paths.shop() }, { label: product.name }]} />
      <div className="grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <Gallery product={product} variant={variant} />
        <div className="flex flex-col gap-6 lg:sticky lg:top-8 lg:self-start">
          <div className="flex flex-col items-start gap-3">
            {product.ribbon && <Ribbon tone={product.ribbon.tone}>{product.ribbon.label}</Ribbon>}
            {product.brand && <p className="text-small text-ink-3">{product.brand}</p>}
            <h1 className="font-display text-h1">{product.name}</h1>
          </div>
          <BuyForm product={product} variant={variant} onChoose={choose} message={refused?.message} />
          {product.description && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it when it was written, by an allow-list.
            <div className="prose text-ink-2" dangerouslySetInnerHTML={{ __html: product.description }} />
          )}
          {product.sections.length > 0 && <Sections sections={product.sections} />}
        </div>
      </div>
      {related.length > 0 && (
        <section className="flex flex-col gap-6 pt-12 lg:pt-20">
          <SectionHeading title="Next to it" more={{ label: 'Shop all', href: paths.shop() }} linkAs={RouterLink} />
          <ProductGrid products={related} />
        </section>
      )}
    </div>
  )
}

function Sections({ sections }: { sections: readonly { title: string; html: string }[] }) {
  return (
    <Accordion
      sections={sections.map(({ title, html }) => ({
        title,
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it when it was written, by an allow-list.
        content: <div className="prose text-small" dangerouslySetInnerHTML={{ __html: html }} />,
      }))}
    />
  )
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
