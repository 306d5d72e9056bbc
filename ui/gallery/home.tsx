import type { ReactNode } from 'react'
import { Bunting } from '../src/bunting.tsx'
import { ButtonLink } from '../src/button.tsx'
import { Image } from '../src/image.tsx'
import { ProductCard } from '../src/product-card.tsx'
import { QuickAddButton } from '../src/quick-add-button.tsx'
import { SectionHeading } from '../src/section-heading.tsx'
import { SkipLink } from '../src/skip-link.tsx'
import { TicketCard } from '../src/ticket-card.tsx'
import { events, products } from './samples.ts'

/** The home composition: header, hero band with valance, ticket cards, product grid, editorial band, footer. */
export function Home({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main">
        <Hero />
        <div className="page-column flex flex-col gap-16 py-16 lg:gap-20 lg:py-20">
          <section className="flex flex-col gap-6">
            <SectionHeading title="Coming up" more={{ label: 'All events', href: '#events' }} />
            <div className="ticket-row">
              {events.map((event) => (
                <TicketCard key={event.title} {...event} href="#event" />
              ))}
            </div>
          </section>
          <section className="flex flex-col gap-6">
            <SectionHeading title="New in the shop" more={{ label: 'Shop all', href: '#shop' }} />
            <div className="product-grid">
              {products.map((product) => (
                <ProductCard
                  key={product.name}
                  {...product}
                  href="#product"
                  quickAdd={<QuickAddButton label={`Add ${product.name} to cart`} />}
                />
              ))}
            </div>
          </section>
        </div>
        {children}
      </main>
      <footer className="bg-sunken">
        <Bunting />
        <p className="page-column py-10 text-small text-ink-2">Fairground, a gallery of primitives.</p>
      </footer>
    </>
  )
}

function Header() {
  return (
    <header className="border-b border-border bg-surface">
      <div className="page-column flex h-16 items-center gap-8">
        <a href="#home" className="font-display text-h2 font-bold">
          Fairground
        </a>
        <nav aria-label="Main" className="hidden gap-7 text-[0.9375rem] font-medium sm:flex">
          <a href="#shop">Shop</a>
          <a href="#events">Events</a>
          <a href="#journal">Journal</a>
        </nav>
        <nav aria-label="You" className="ms-auto flex gap-5 text-[0.9375rem] font-medium sm:gap-7">
          <a href="#search">Search</a>
          <a href="#account" className="hidden sm:inline">
            Account
          </a>
          <a href="#cart">Cart 2</a>
        </nav>
      </div>
    </header>
  )
}

function Hero() {
  return (
    <section className="valance bg-band text-on-band">
      <div className="page-column grid items-center gap-10 py-12 lg:grid-cols-12 lg:gap-16 lg:py-20">
        <div className="flex flex-col items-start gap-6 lg:col-span-7">
          <h1 className="text-display">Things to keep, nights to remember.</h1>
          <p className="max-w-measure text-[1.125rem] text-on-band-2">
            Small-batch homeware from nine workshops, and the markets, classes and screenings where you meet the people
            who make it.
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-2">
            <ButtonLink href="#tickets" variant="marigold" size="lg">
              Get tickets
            </ButtonLink>
            <a href="#shop" className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
              Shop the collection
            </a>
          </div>
        </div>
        <Image
          src="/media/event-lights"
          alt=""
          name="Fairground"
          ratio="3:2"
          priority
          className="rounded-card lg:col-span-5"
        />
      </div>
    </section>
  )
}
