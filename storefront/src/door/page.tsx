import { Button } from '@fairground/ui/button.tsx'
import { FormError } from '@fairground/ui/form-error.tsx'
import { StatusPill, type StatusTone } from '@fairground/ui/status-pill.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { placedPaths } from '../placed-paths.ts'
import { Form } from '../router/form.tsx'
import { useActionData, useLoaderData } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { useSending } from '../sign-in/login/use-sending.ts'
import { t } from '../texts.ts'
import type { GuestView, loader } from './data.ts'

type Door = Awaited<ReturnType<typeof loader>>

/** The door of an event for staff who came by their link: who is expected, who is in, and a button to let them in. */
export function Component() {
  const door = useLoaderData<typeof loader>()
  const refused = useActionData<{ message: string }>()
  return (
    <div className="page-column flex max-w-2xl flex-col gap-6 py-6 lg:py-8">
      <Metadata title={t('door.title')} noindex />
      <h1 className="font-display text-h1">{door.kind === 'guests' ? door.event.title : t('door.title')}</h1>
      <FormError message={refused?.message} />
      <Shown door={door} />
    </div>
  )
}

function Shown({ door }: { door: Door }) {
  switch (door.kind) {
    case 'closed':
      return <p>{door.message || t('door.needsLink')}</p>
    case 'welcome':
      return <Welcome token={door.token} />
    case 'events':
      return <Events door={door} />
    case 'guests':
      return <Guests door={door} />
    default:
      return door satisfies never
  }
}

function Welcome({ token }: { token: string }) {
  const { sending, onSubmit } = useSending()
  return (
    <Form
      method="post"
      action={placedPaths.door(token)}
      reloadDocument
      onSubmit={onSubmit}
      className="flex flex-col gap-4"
    >
      <p>{t('door.welcome')}</p>
      <Button type="submit" pending={sending}>
        {t('door.start')}
      </Button>
    </Form>
  )
}

function Events({ door: { name, events, mayCheckIn } }: { door: Extract<Door, { kind: 'events' }> }) {
  return (
    <>
      <p className="text-ink-2">{t('door.signedInAs', { name })}</p>
      {events.length === 0 && <p>{t('door.noEvents')}</p>}
      <ul className="flex flex-col gap-3">
        {events.map((event) => (
          <li key={event.id} className="rounded-card border border-border bg-surface p-4">
            <h2 className="font-sans text-h3">
              {mayCheckIn ? (
                <RouterLink href={event.path} className="underline-offset-4 hover:underline">
                  {event.title}
                </RouterLink>
              ) : (
                event.title
              )}
            </h2>
            <p className="text-ink-2">{event.when}</p>
            <Counts event={event} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Counts({
  event: { expected, inside },
}: {
  event: { expected: number | undefined; inside: number | undefined }
}) {
  if (expected === undefined || inside === undefined) return null
  return <p className="tabular-nums">{t('door.insideOf', { inside, expected })}</p>
}

function Guests({ door }: { door: Extract<Door, { kind: 'guests' }> }) {
  const { token, name, event, others, q, typed, guests, more, trouble } = door
  return (
    <>
      <div>
        <p className="text-ink-2">{[event.when, t('door.signedInAs', { name })].filter(Boolean).join(' · ')}</p>
        <Counts event={event} />
        {others && (
          <RouterLink href={others} className="text-brand underline underline-offset-2">
            {t('door.otherEvents')}
          </RouterLink>
        )}
      </div>
      <Form action="/door" role="search" className="flex items-end gap-2">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="event" value={event.id} />
        <div className="grow">
          <TextField
            key={q}
            label={t('door.search')}
            name="q"
            defaultValue={typed}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={500}
          />
        </div>
        <Button type="submit" variant="secondary">
          {t('door.find')}
        </Button>
      </Form>
      <FormError message={trouble} />
      {guests.length === 0 && !trouble && <p>{t('door.nobody')}</p>}
      <ul className="flex flex-col">
        {guests.map((guest) => (
          <Guest key={guest.key} guest={guest} action={placedPaths.door(token, { event: event.id, q })} />
        ))}
      </ul>
      {more && <p className="text-ink-2">{t('door.more')}</p>}
    </>
  )
}

const tones: Record<GuestView['state'], StatusTone> = {
  EXPECTED: 'neutral',
  INSIDE: 'success',
  NOT_PAID: 'warning',
  CANCELED: 'danger',
  ONLINE_ONLY: 'warning',
}

const stateWords: Record<GuestView['state'], () => string> = {
  EXPECTED: () => t('door.expected'),
  INSIDE: () => t('door.isIn'),
  NOT_PAID: () => t('door.notPaid'),
  CANCELED: () => t('door.canceled'),
  ONLINE_ONLY: () => t('door.onlineOnly'),
}

function Guest({ guest, action }: { guest: GuestView; action: string }) {
  const { name, about, state, people, inside, since, answers } = guest
  return (
    <li className="flex items-start gap-3 border-b border-border py-3">
      <div className="flex min-w-0 grow flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{name || t('door.noName')}</span>
          <StatusPill tone={tones[state]}>{stateWords[state]()}</StatusPill>
        </span>
        <span className="text-small text-ink-2">
          {[about, people > 1 ? t('door.people', { inside, people }) : '', since].filter(Boolean).join(' · ')}
        </span>
        {answers.map(({ label, value }) => (
          <span key={label} className="text-small">
            {label} <b>{value}</b>
          </span>
        ))}
      </div>
      {state === 'EXPECTED' && <ActForm guest={guest} action={action} act="in" label={t('door.letIn')} />}
      {inside > 0 && <ActForm guest={guest} action={action} act="undo" label={t('door.undo')} />}
    </li>
  )
}

type ActFormProps = { guest: GuestView; action: string; act: 'in' | 'undo'; label: string }

function ActForm({ guest: { field, id, name }, action, act, label }: ActFormProps) {
  const { sending, onSubmit } = useSending()
  return (
    <Form method="post" action={action} reloadDocument onSubmit={onSubmit}>
      <input type="hidden" name={field} value={id} />
      <input type="hidden" name="act" value={act} />
      <Button
        type="submit"
        size="sm"
        variant={act === 'in' ? 'primary' : 'secondary'}
        pending={sending}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </Button>
    </Form>
  )
}
