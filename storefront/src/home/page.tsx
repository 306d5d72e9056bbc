import { SectionHeading } from '@fairground/ui/section-heading.tsx'
import { EventCards } from '../events/event-cards.tsx'
import { inLanguage } from '../language-prefix.ts'
import { paths } from '../paths.ts'
import { ProductGrid } from '../products/product-grid.tsx'
import { useLoaderData } from '../router/hooks.ts'
import { JsonLd, Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'
import type { loader } from './data.ts'
import { descriptionOf } from './description.ts'
import { Hero } from './hero.tsx'
import { OneCart } from './one-cart.tsx'

export function Component() {
  const { events, products } = useLoaderData<typeof loader>()
  const site = useSite()
  const { name, origin } = site
  return (
    <>
      <Metadata title={name} description={descriptionOf(site)} path={paths.home()} />
      <JsonLd
        facts={{
          '@type': 'WebSite',
          name,
          url: origin + inLanguage(paths.home()),
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}${inLanguage(paths.search())}?q={q}`,
            'query-input': 'required name=q',
          },
        }}
      />
      <Hero />
      <div className="page-column flex flex-col gap-16 py-16 lg:gap-24 lg:py-20">
        {events.length > 0 && (
          <section className="flex flex-col gap-6">
            <SectionHeading
              title={t('home.comingUp')}
              more={{ label: t('home.allEvents'), href: paths.events() }}
              linkAs={RouterLink}
            />
            <EventCards events={events} row />
          </section>
        )}
        {products.length > 0 && (
          <section className="flex flex-col gap-6">
            <SectionHeading
              title={t('home.newInTheShop')}
              more={{ label: t('home.shopAll'), href: paths.shop() }}
              linkAs={RouterLink}
            />
            <ProductGrid products={products} />
          </section>
        )}
      </div>
      {site.sells === undefined && <OneCart />}
    </>
  )
}
