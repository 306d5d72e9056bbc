import { ButtonLink } from '@fairground/ui/button.tsx'
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
    <section
      aria-labelledby="waiting"
      className="flex flex-col items-start gap-3 rounded-card border border-border bg-sunken p-5"
    >
      <h2 id="waiting" className="font-semibold">
        {t('tickets.waitingList')}
      </h2>
      <p className="text-ink-2">{t('tickets.waitingListText')}</p>
      <div className="flex flex-wrap gap-3">
        {kinds.map(({ id, name, href }) => (
          <ButtonLink
            key={id}
            linkAs={RouterLink}
            href={href}
            variant="secondary"
            className="h-auto! min-h-11 max-w-full py-2"
          >
            {t('tickets.joinWaitingList', { name })}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}
