import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { ChoiceChip } from '@fairground/ui/choice-chip.tsx'
import { useHydrated } from '@fairground/ui/hydrated.ts'
import { Suspense, useEffect, useState } from 'react'
import { useIsMember } from '../account/members-only.tsx'
import { extra } from '../part.tsx'
import { paths } from '../paths.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { rich, t } from '../texts.ts'
import { BOOKMARKS, type Bookmarked } from './bookmark-form.ts'
import type { EventView } from './event-view.ts'
import type { ScheduledDay, ScheduledItem } from './schedule.ts'

/** Members alone have bookmarks. */
const BookmarkButton = extra(async () => (await import('./bookmark-button.tsx')).BookmarkButton)

type ScheduleListProps = { event: EventView; days: readonly ScheduledDay[] }

/** The schedule of an event by day. Scripts add the choice of a stage, and the bookmarks of members. */
export function ScheduleList({ event, days }: ScheduleListProps) {
  const [stage, setStage] = useState('')
  const stages = [...new Set(days.flatMap(({ items }) => items.map((item) => item.stage)))].filter(Boolean)
  const isMember = useIsMember()
  const bookmarks = useBookmarks(event, isMember)
  const isShown = (item: ScheduledItem) => !stage || item.stage === stage
  const shown = days
    .map((day) => ({ ...day, items: day.items.filter(isShown) }))
    .filter(({ items }) => items.length > 0)
  return (
    <section data-part="schedule" id="schedule" className="flex flex-col gap-6 pt-6">
      <h2 className="font-display text-h2">{t('event.schedule')}</h2>
      {isMember === false && <SignIn path={event.path} />}
      {stages.length > 1 && <Stages stages={stages} chosen={stage} onChoose={setStage} />}
      {shown.map(({ key, date, zone, items }) => (
        <section key={key} className="grid gap-6 border-t border-border pt-6 lg:grid-cols-[1fr_4fr]">
          <h3 className="font-semibold">
            {date}
            {zone && <span className="block text-small font-normal text-ink-2">{t('event.timesIn', { zone })}</span>}
          </h3>
          <ul className="flex flex-col divide-y divide-border">
            {items.map((item) => (
              <li key={item.id} className="flex gap-3 py-3">
                <Item item={item} />
                {bookmarks && (
                  <Suspense>
                    <BookmarkButton event={event} item={item} isBookmarked={bookmarks.has(item.id)} />
                  </Suspense>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

/** Pages are the same for everyone: what a member has bookmarked is requested after they have loaded. */
function useBookmarks({ id, path }: EventView, isMember: boolean | undefined): ReadonlySet<string> | undefined {
  const { load, data } = useFetcher<Bookmarked>()
  useEffect(() => {
    if (isMember) void load(`${path}?${BOOKMARKS}=${id}`)
  }, [isMember, load, path, id])
  return data && new Set(data.ids)
}

function Item({ item }: { item: ScheduledItem }) {
  const { start, time, name, stage, speakers, tags, paragraphs, canceled } = item
  return (
    <div className="flex grow flex-col gap-2">
      <p className="flex flex-wrap gap-x-4 text-small text-ink-2">
        <time dateTime={start} className="tabular-nums">
          {time}
        </time>
        {stage && <span>{stage}</span>}
        {canceled && <strong className="text-danger">{t('event.itemCancelled')}</strong>}
      </p>
      <h4 className={canceled ? 'font-semibold line-through' : 'font-semibold'}>{name}</h4>
      {speakers && <p className="text-small">{t('event.with', { speakers })}</p>}
      {paragraphs.map((text) => (
        <p key={text} className="text-small text-ink-2">
          {text}
        </p>
      ))}
      {tags.length > 0 && <p className="text-small text-ink-3">{dotted(tags)}</p>}
    </div>
  )
}

type StagesProps = { stages: readonly string[]; chosen: string; onChoose: (stage: string) => void }

/** Its place is there before scripts are, so that nothing moves. */
function Stages({ stages, chosen, onChoose }: StagesProps) {
  return (
    <div className="min-h-11">
      {useHydrated() && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('event.stage')}</legend>
          {['', ...stages].map((stage) => (
            <ChoiceChip
              key={stage}
              name="stage"
              value={stage}
              label={stage || t('event.allStages')}
              checked={stage === chosen}
              onChange={() => onChoose(stage)}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}

const SignIn = ({ path }: { path: string }) => (
  <p className="text-ink-2">
    {rich('event.signInToBookmark', {
      link: (text) => (
        <RouterLink
          href={paths.login({ returnTo: `${path}#schedule` })}
          className="text-brand underline underline-offset-2"
        >
          {text}
        </RouterLink>
      ),
    })}
  </p>
)
