import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { inLanguage } from '../language-prefix.ts'
import { part } from '../part.tsx'
import { paths } from '../paths.ts'
import { useLoaderData } from '../router/hooks.ts'
import { JsonLd, Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'
import { CategoryNav } from './category-nav.tsx'
import type { loader } from './data.ts'
import type { EventCardView } from './event-card-view.ts'
import { EventCards } from './event-cards.tsx'
import { type EventChoice, eventsIn } from './event-category.ts'
import { MonthCalendar } from './month-calendar.tsx'

/** Closed at first, so its code does not come before the page is painted. */
const NarrowForm = import.meta.env.SSR
  ? (await import('./narrow-form.tsx')).NarrowForm
  : part('narrow-events', async () => (await import('./narrow-form.tsx')).NarrowForm)

const LINK =
  'inline-flex min-h-11 items-center text-small font-medium text-brand hover:underline hover:underline-offset-4'

export function Component() {
  const { past, categories, category, events, month, calendar, thisMonth, narrowing, wrongPrice, ...places } =
    useLoaderData<typeof loader>()
  const choice = { past, category, month, narrowing }
  const isNarrowed = Object.keys(narrowing).length > 0
  const title = category?.name ?? (past ? t('events.pastEvents') : t('events.events'))
  const months = [...Map.groupBy(events, ({ month }) => month.key).values()]
  return (
    <div className="page-column flex flex-col gap-10 py-10 lg:py-14">
      <Metadata title={title} description={t('events.description')} path={eventsIn({ past, category, month })} />
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h1 className="font-display text-h1">{title}</h1>
        <div className="flex flex-wrap gap-4">
          <RouterLink href={eventsIn({ category, narrowing, month: month ? undefined : thisMonth })} className={LINK}>
            {month ? t('events.asAList') : t('events.monthByMonth')}
          </RouterLink>
          <RouterLink href={eventsIn({ past: !past, category })} className={LINK}>
            {past ? t('events.seeWhatIsComingUp') : t('events.seePastEvents')}
          </RouterLink>
          <a href={paths.eventsCalendar(category?.id)} className={LINK}>
            {t('events.subscribe')}
          </a>
        </div>
      </div>
      <div className="flex flex-col gap-4">
        {categories.length > 0 && <CategoryNav categories={categories} {...choice} />}
        {(events.length > 1 || calendar || isNarrowed || wrongPrice) && (
          <NarrowForm
            choice={{ past, category, month }}
            narrowing={narrowing}
            wrongPrice={wrongPrice}
            cities={places.cities}
            hasOnline={places.hasOnline}
          />
        )}
      </div>
      {calendar && <MonthCalendar view={calendar} category={category} narrowing={narrowing} />}
      {events.length === 0 && !calendar && (isNarrowed ? <NoneSuch {...choice} /> : <NoEvents past={past} />)}
      {months.map((group, index) => (
        <Month key={group[0]?.month.key} events={group} first={index === 0} />
      ))}
      {!calendar && <EventList events={events} />}
    </div>
  )
}

function Month({ events, first }: { events: readonly EventCardView[]; first: boolean }) {
  return (
    <section className="grid gap-6 border-t border-border pt-6 lg:grid-cols-[1fr_4fr]">
      <h2 className="font-display text-h2 lg:sticky lg:top-6 lg:self-start">{events[0]?.month.name}</h2>
      <EventCards events={events} eager={first ? 2 : 0} />
    </section>
  )
}

function NoneSuch({ narrowing: _, ...choice }: EventChoice) {
  return (
    <EmptyState
      title={t('events.noneSuch')}
      action={
        <ButtonLink linkAs={RouterLink} href={eventsIn(choice)}>
          {t('events.showAll')}
        </ButtonLink>
      }
    >
      {t('events.noneSuchHelp')}
    </EmptyState>
  )
}

function NoEvents({ past }: { past: boolean }) {
  return (
    <EmptyState
      title={past ? t('events.noPastEvents') : t('events.nothingPlanned')}
      action={
        <ButtonLink linkAs={RouterLink} href={past ? paths.events() : paths.shop()}>
          {past ? t('events.seeWhatIsComingUp') : t('events.seeTheShop')}
        </ButtonLink>
      }
    >
      {past ? t('events.pastAppearHere') : t('events.newAppearHere')}
    </EmptyState>
  )
}

function EventList({ events }: { events: readonly EventCardView[] }) {
  const { origin } = useSite()
  return (
    <JsonLd
      facts={{
        '@type': 'ItemList',
        itemListElement: events.map(({ title, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: origin + inLanguage(href),
        })),
      }}
    />
  )
}
