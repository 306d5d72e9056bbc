import { Button } from '@fairground/ui/button.tsx'
import { buttonClass } from '@fairground/ui/button-styles.ts'
import { Timer } from '@fairground/ui/timer.tsx'
import { useEffect, useState } from 'react'
import { Form } from '../router/form.tsx'
import { useNavigation } from '../router/hooks.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { GIVE_BACK, HOLDS_OF, type OwnHolds } from './own-holds.ts'

type OwnHoldsProps = {
  eventId: string
  /** As the server read them in its answer to a form. */
  read: OwnHolds | undefined
}

/** Tickets that the visitor chose before and has not bought: the way on to their checkout, and the way to give them back. */
export function OwnHoldsList({ eventId, read }: OwnHoldsProps) {
  const { load, data } = useFetcher<OwnHolds>({ key: 'own holds' })
  const [over, setOver] = useState<readonly string[]>([])
  const { state, formData } = useNavigation()
  // A refused form may have changed them: the page is read again then, and its fetchers with it.
  useEffect(() => void load(`?${new URLSearchParams({ [HOLDS_OF]: eventId })}`), [load, eventId])
  const { holds, now } = data ?? read ?? { holds: [], now: 0 }
  const open = holds.filter(({ id }) => !over.includes(id))
  if (open.length === 0) return null
  return (
    <section
      data-part="own-holds"
      aria-label={t('tickets.heldForYou')}
      className="flex flex-col gap-4 rounded-card bg-sunken p-4"
    >
      {open.map(({ id, quantity, href, until }) => (
        <div key={id} className="flex flex-wrap items-center justify-between gap-3">
          <Timer
            label={t('tickets.heldForYou')}
            expiresAt={until}
            serverNow={now}
            onExpire={() => setOver((ids) => [...ids, id])}
          />
          <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
            <input type="hidden" name={GIVE_BACK.event} value={eventId} />
            <RouterLink href={href} className={buttonClass('secondary', 'md')}>
              {t('tickets.goOnWith', { count: quantity })}
            </RouterLink>
            <Button
              type="submit"
              variant="quiet"
              name={GIVE_BACK.reservation}
              value={id}
              pending={state !== 'idle' && formData?.get(GIVE_BACK.reservation) === id}
            >
              {t('tickets.giveThemBack', { count: quantity })}
            </Button>
          </Form>
        </div>
      ))}
    </section>
  )
}
