import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { t } from '../texts.ts'
import { RegistrationButton } from './registration-button.tsx'

/** An event for which nobody registers here: the address where they do, or that nobody needs to. */
export function ElsewhereCard({ event }: { event: Event }) {
  const { type, external } = event.registration ?? {}
  return (
    <Card title={t('admin.event.registration')} actions={<RegistrationButton event={event} />}>
      {type === 'EXTERNAL' && external?.url ? (
        <p>
          {t('admin.event.theButtonLeadsTo')}{' '}
          <a
            href={external.url}
            rel="noopener noreferrer"
            target="_blank"
            className="text-brand wrap-anywhere underline"
          >
            {external.url}
          </a>
        </p>
      ) : (
        <p className="text-ink-2">{t('admin.event.thePageHasNoButton')}</p>
      )}
    </Card>
  )
}
