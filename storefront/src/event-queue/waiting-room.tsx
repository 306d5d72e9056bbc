import { isolated } from '@fairground/domain/formatting/isolated.ts'
import { Breadcrumbs } from '@fairground/ui/breadcrumbs.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { FormError } from '@fairground/ui/form-error.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { Form } from '../router/form.tsx'
import { useNavigation, useRevalidator } from '../router/hooks.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { Looked, loadQueue, QueueView } from './data.ts'
import { JoinForm } from './join-form.tsx'
import { INTENT, LEAVE, LOOK } from './queue-form.ts'

interface Shown {
  readonly event: Awaited<ReturnType<typeof loadQueue>>['event']
  /** The queue as the page was written with it. */
  readonly read: QueueView
  readonly readAt: number
  readonly opens: string | undefined
  readonly message: string | undefined
}

/** The queue before one is let in: a visitor takes a place and waits, and sees how many are before them and how long it takes. */
export function WaitingRoom({ event, read, readAt, opens, message }: Shown) {
  const queue = useLooks(event.id, read, readAt)
  const { title, date, where, path } = event
  const { status, place } = queue
  const isWaiting = place !== undefined && place.status !== 'OVER'
  return (
    <div className="page-column flex max-w-2xl flex-col gap-8 py-6 lg:py-8">
      <Metadata title={t('event-queue.title', { title })} noindex />
      <Breadcrumbs
        linkAs={RouterLink}
        crumbs={[
          { label: t('event-queue.events'), href: paths.events() },
          { label: title, href: path },
          { label: t('event-queue.queue') },
        ]}
      />
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-h1">{t('event-queue.title', { title: isolated(title) })}</h1>
        <p className="text-ink-2">
          {date.weekday} {date.day} {date.month} · {where}
        </p>
      </div>
      <FormError message={message} />
      {status === 'BEFORE' && opens && <p className="font-semibold">{t('event-queue.opens', { opens })}</p>}
      {isWaiting ? (
        <OwnPlace queue={queue} />
      ) : (
        <>
          <p className="text-ink-2">
            {place?.status === 'OVER'
              ? t('event-queue.over')
              : status === 'BEFORE'
                ? t('event-queue.introBefore')
                : t('event-queue.intro')}
          </p>
          {queue.waiting > 0 && <p>{t('event-queue.waiting', { count: queue.waiting })}</p>}
          <JoinForm eventId={event.id} difficulty={queue.difficulty} again={place?.status === 'OVER'} />
        </>
      )}
    </div>
  )
}

function OwnPlace({ queue: { status, place, waiting } }: { queue: QueueView }) {
  const pending = useNavigation().state === 'submitting'
  const minutes = place?.waitSeconds === undefined ? undefined : Math.ceil(place.waitSeconds / 60)
  const wait = minutes === undefined ? undefined : t('event-queue.minutes', { count: minutes })
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3 rounded-card bg-sunken p-5">
        {place?.position === undefined ? (
          <>
            <p className="font-semibold">{t('event-queue.early')}</p>
            <p className="text-ink-2">
              {status === 'BEFORE' ? t('event-queue.earlyText', { count: waiting }) : t('event-queue.drawing')}
            </p>
          </>
        ) : (
          <dl className="flex flex-col gap-3">
            <Fact label={t('event-queue.position')}>{t('event-queue.number', { number: place.position })}</Fact>
            <Fact label={t('event-queue.before')}>{t('event-queue.number', { number: place.before ?? 0 })}</Fact>
            {wait && <Fact label={t('event-queue.wait')}>{wait}</Fact>}
          </dl>
        )}
      </div>
      <LiveRegion>{wait ? t('event-queue.announce', { wait }) : ''}</LiveRegion>
      <p className="text-ink-2">
        <span className="noscript:hidden">{t('event-queue.stay')}</span>
        <noscript>{t('event-queue.reload')}</noscript>
      </p>
      <Form method="post">
        <Button type="submit" name={INTENT} value={LEAVE} variant="secondary" pending={pending}>
          {t('event-queue.leave')}
        </Button>
      </Form>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** Looks again as often as the shop suggests. Who is let in, or finds the gate gone, gets the page again. */
function useLooks(eventId: string, read: QueueView, readAt: number): QueueView {
  const { load, data } = useFetcher<Looked>({ key: `queue ${eventId} ${readAt}` })
  const { revalidate } = useRevalidator()
  const queue = data?.queue ?? read
  const { lookAgainSeconds, place, status } = queue
  const isOn = place?.status === 'ADMITTED' || status === 'OFF' || (place !== undefined && status !== read.status)
  const token = place?.token ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, an empty one too, is followed by the next look.
  useEffect(() => {
    if (isOn) {
      void revalidate()
      return
    }
    const query = new URLSearchParams({ [LOOK]: token, event: eventId })
    const timer = setTimeout(() => void load(`?${query}`), lookAgainSeconds * 1000)
    return () => clearTimeout(timer)
  }, [isOn, data, token, lookAgainSeconds])
  return queue
}
