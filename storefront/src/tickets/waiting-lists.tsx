import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

interface Awaited {
  readonly id: string
  readonly name: string
  readonly href: string
}

/** The way onto the waiting list, for each kind of ticket that is sold out. */
export function WaitingLists({ kinds }: { kinds: readonly Awaited[] }) {
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-3 rounded-card border border-border bg-sunken p-5">
      <h2 id="waiting" className="font-semibold">
        {t('tickets.waitingList')}
      </h2>
      <p className="text-ink-2">{t('tickets.waitingListText')}</p>
      {kinds.map(({ id, name, href }) => (
        <p key={id}>
          <RouterLink href={href} className="font-semibold text-brand underline underline-offset-4">
            {t('tickets.joinWaitingList', { name })}
          </RouterLink>
        </p>
      ))}
    </section>
  )
}
