import { Breadcrumbs } from '@fairground/ui/breadcrumbs.tsx'
import { DateBlock } from '@fairground/ui/date-block.tsx'
import { Image } from '@fairground/ui/image.tsx'
import { RichText } from '@fairground/ui/rich-text.tsx'
import { SectionHeading } from '@fairground/ui/section-heading.tsx'
import { EventCards } from '../events/event-cards.tsx'
import { paths } from '../paths.ts'
import { TextWithPolls } from '../poll/polled-text-part.ts'
import { useLoaderData } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { EventPage } from './data.ts'
import { EventFacts } from './event-facts.tsx'
import { EventNotice } from './event-notice.tsx'
import { EventSide } from './event-side.tsx'
import { GuestList } from './guest-list-part.ts'
import { NodeParts } from './node-parts-part.ts'
import { PolicyList } from './policy-list.tsx'
import { Schedule } from './schedule-part.ts'

export function Component() {
  const { event, waitingPath, policies, schedule, dates, guests, others, polled } = useLoaderData<EventPage>()
  return (
    <div className="page-column flex flex-col gap-6 pt-6 pb-24 lg:py-8">
      <Metadata
        title={event.title}
        description={event.teaser || `${event.title}, ${event.when}`}
        path={event.path}
        image={event.picture}
        noindex={event.hidden}
        seo={event.seo}
      />
      <EventFacts event={event} />
      <Breadcrumbs
        linkAs={RouterLink}
        crumbs={[{ label: t('event.events'), href: paths.events() }, { label: event.title }]}
      />
      <EventNotice event={event} />
      <div>
        <Image
          src={event.picture}
          alt={event.pictureAlt}
          name={event.title}
          ratio="16:9"
          sizes="(width >= 75rem) 1200px, calc(100vw - 32px)"
          priority
          className="max-h-120 rounded-card object-cover"
        />
        <div className="ticket-notch notch-line relative -mt-12 mx-3 flex max-w-3xl gap-4 rounded-card border border-border bg-surface p-5 sm:mx-8 sm:gap-6 sm:px-8 sm:py-6">
          {event.date && <DateBlock {...event.date} />}
          <div className={`flex flex-col gap-2 ${event.date ? 'border-border sm:border-s sm:ps-6' : ''}`}>
            <h1 className="font-display text-h1">{event.title}</h1>
            {event.teaser && <p className="text-ink-2">{event.teaser}</p>}
          </div>
        </div>
      </div>
      <div className={`pt-4 ${event.about ? 'grid gap-10 lg:grid-cols-[2fr_1fr] lg:gap-16' : 'max-w-xl'}`}>
        <EventSide event={event} dates={dates} waitingPath={waitingPath} />
        {event.about && (
          <section aria-label={t('event.about')} className="lg:col-start-1 lg:row-start-1">
            {polled ? (
              <TextWithPolls text={{ ...polled, content: event.about }} />
            ) : (
              <RichText content={event.about} linkAs={RouterLink} drawNode={(node) => <NodeParts node={node} />} />
            )}
          </section>
        )}
      </div>
      {schedule.length > 0 && <Schedule event={event} days={schedule} />}
      {guests && guests.total > 0 && <GuestList guests={guests} />}
      {policies.length > 0 && (
        <section className="flex max-w-xl flex-col gap-2 pt-6">
          <h2 className="font-display text-h2">{t('event.policies')}</h2>
          <PolicyList policies={policies} />
        </section>
      )}
      {others.length > 0 && (
        <section className="flex flex-col gap-6 pt-12 lg:pt-20">
          <SectionHeading
            title={t('event.alsoComingUp')}
            more={{ label: t('event.allEvents'), href: paths.events() }}
            linkAs={RouterLink}
          />
          <EventCards events={others} row />
        </section>
      )}
    </div>
  )
}
