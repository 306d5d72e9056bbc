import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { Accordion } from '@fairground/ui/accordion.tsx'
import { Breadcrumbs } from '@fairground/ui/breadcrumbs.tsx'
import { Ribbon } from '@fairground/ui/ribbon.tsx'
import { Suspense } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { LazyHeart } from '../hearts/lazy-heart.tsx'
import { extra, part } from '../part.tsx'
import { paths } from '../paths.ts'
import type { PolledText } from '../poll/poll-view.ts'
import { TextWithPolls } from '../poll/polled-text-part.ts'
import { BreadcrumbList, crumbsTo } from '../products/breadcrumb-list.tsx'
import { useActionData, useLoaderData } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { AddAnswer } from './add-answer.ts'
import { BuyForm } from './buy-form.tsx'
import { isOffered } from './choose.ts'
import type { loader } from './data.ts'
import { Gallery } from './gallery.tsx'
import type { NotifyMeAnswer } from './notify-me-answer.ts'
import { NotifyMeForm } from './notify-me-part.ts'
import { ProductFacts } from './product-facts.tsx'
import { useVariant } from './use-variant.ts'
import { wishFor } from './wish.ts'

/** Few products have more than pictures and films. */
const Attachments = import.meta.env.SSR
  ? (await import('./seldom-parts.ts')).seldomParts.Attachments
  : part('attachments', async () => (await import('./seldom-parts.ts')).seldomParts.Attachments)

/** Below what one came for: its code comes after the page has become active. */
const Related = import.meta.env.SSR
  ? (await import('../products/related.tsx')).Related
  : extra(async () => (await import('../products/related.tsx')).Related)

/** Choosing a variant changes the address, not what is shown of the product. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

export function Component() {
  const { product, polled, way, related, attachments, deposit } = useLoaderData<typeof loader>()
  const crumbs = [...crumbsTo(way), { label: product.name }]
  const answer = useActionData<AddAnswer & NotifyMeAnswer>()
  const [variant, choose] = useVariant(product)
  return (
    <div className="page-column flex flex-col gap-6 py-6 lg:py-8">
      <Metadata
        title={product.name}
        description={cutText(product.summary, 160)}
        path={product.path}
        image={product.pictures.find(({ src }) => src)?.src}
        seo={product.seo}
      />
      <ProductFacts product={product} />
      <BreadcrumbList crumbs={crumbs} />
      <Breadcrumbs linkAs={RouterLink} crumbs={crumbs} />
      <div className="grid gap-8 md:grid-cols-[1fr_1fr] lg:grid-cols-[7fr_5fr] lg:gap-16">
        <Gallery product={product} variant={variant} />
        <div className="flex flex-col gap-6 md:sticky md:top-8 md:self-start">
          <div className="flex flex-col items-start gap-3">
            {product.ribbons.length > 0 && (
              <p className="flex flex-wrap gap-2">
                {product.ribbons.map(({ label, tone }) => (
                  <Ribbon key={label} tone={tone}>
                    {label}
                  </Ribbon>
                ))}
              </p>
            )}
            {product.brand && (
              <RouterLink
                href={paths.brand(product.brand)}
                className="inline-flex min-h-6 items-center text-small text-ink-2 hover:text-ink hover:underline"
              >
                {product.brand}
              </RouterLink>
            )}
            <h1 className="font-display text-h1">{product.name}</h1>
          </div>
          <BuyForm key={product.id} product={product} variant={variant} onChoose={choose} answer={answer} />
          {deposit && <p className="text-small text-ink-2">{t('product.deposit', { deposit })}</p>}
          <LazyHeart productId={product.id} name={product.name} labelled />
          {variant && !isOffered(variant) && (
            <NotifyMeForm key={variant.id} wish={wishFor(product, variant)} answer={answer} />
          )}
          {polled?.description ? (
            <TextWithPolls text={polled.description} />
          ) : (
            product.description && (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it when it was written, by an allow-list.
              <div className="prose text-ink-2" dangerouslySetInnerHTML={{ __html: product.description }} />
            )
          )}
          {attachments.length > 0 && <Attachments attachments={attachments} />}
          {product.sections.length > 0 && <Sections sections={product.sections} polled={polled?.sections} />}
        </div>
      </div>
      <Suspense>
        <Related productId={product.id} related={related} />
      </Suspense>
    </div>
  )
}

type SectionsProps = {
  sections: readonly { title: string; html: string }[]
  polled: readonly (PolledText | undefined)[] | undefined
}

function Sections({ sections, polled = [] }: SectionsProps) {
  return (
    <Accordion
      sections={sections.map(({ title, html }, i) => ({
        title,
        content: polled[i] ? (
          <TextWithPolls text={polled[i]} />
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it when it was written, by an allow-list.
          <div className="prose text-small" dangerouslySetInnerHTML={{ __html: html }} />
        ),
      }))}
    />
  )
}
