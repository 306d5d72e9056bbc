import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { ticketsQuery } from '../events/event-queries.ts'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

interface Step {
  readonly words: string
  readonly done: boolean
  /** Without it the event cannot be published. */
  readonly needed?: true
}

const marks = {
  done: {
    icon: <CircleCheck size={18} strokeWidth={1.75} className="text-success" />,
    words: t('admin.event.checkDone'),
  },
  needed: {
    icon: <CircleAlert size={18} strokeWidth={1.75} className="text-danger" />,
    words: t('admin.event.checkNeeded'),
  },
  open: {
    icon: <CircleDashed size={18} strokeWidth={1.75} className="text-ink-3" />,
    words: t('admin.event.checkOpen'),
  },
}

/** Progress of a draft towards a page that visitors can use. */
export function PublishChecklist({ event }: { event: Event }) {
  const { data: tickets } = useQuery(ticketsQuery([event.id]))
  const steps = stepsOf(event, tickets?.length)
  return (
    <Card title={t('admin.event.beforeYouPublish')}>
      <ul className="flex flex-col gap-2">
        {steps.map(({ words, done, needed }) => {
          const mark = marks[done ? 'done' : needed ? 'needed' : 'open']
          return (
            <li key={words} className="flex items-start gap-2">
              <span aria-hidden="true" className="mt-px shrink-0">
                {mark.icon}
              </span>
              <span className={done ? 'text-ink-2' : ''}>
                {words} <span className="sr-only">{mark.words}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <RouterLink href={paths.editEvent(event.id)} className="mt-3 inline-block underline underline-offset-2">
        {t('admin.event.fillInDetails')}
      </RouterLink>
    </Card>
  )
}

/** `kinds` is undefined until the tickets are loaded. */
function stepsOf(event: Event, kinds: number | undefined): Step[] {
  const { startDate, dateAndTimeTbd } = event.dateAndTimeSettings
  const { name, type, locationTbd } = event.location
  const isTicketed = event.registration?.type === 'TICKETING'
  const ticket: Step = { words: t('admin.event.checkTicket'), done: (kinds ?? 0) > 0, needed: true }
  return [
    { words: t('admin.event.checkDate'), done: Boolean(startDate || dateAndTimeTbd) },
    { words: t('admin.event.checkPlace'), done: Boolean(name || locationTbd || type === 'ONLINE') },
    ...(isTicketed ? [ticket] : []),
    { words: t('admin.event.checkText'), done: Boolean(event.shortDescription || event.detailedDescription) },
    { words: t('admin.event.checkPicture'), done: Boolean(event.mainImage?.url) },
  ]
}
