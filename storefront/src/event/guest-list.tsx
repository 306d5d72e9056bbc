import type { GetGuestListResponse } from '@fairground/client/generated/fairground.guest-lists.ts'
import { t } from '../texts.ts'

/** Guests who come, by first name and initial; those without a name to show are counted. */
export function GuestList({ guests: { guests, total } }: { guests: GetGuestListResponse }) {
  const more = total - guests.reduce((sum, { companions }) => sum + companions + 1, 0)
  return (
    <section data-part="guest-list" className="flex max-w-xl flex-col gap-3 pt-6">
      <h2 className="font-display text-h2">{t('event.whoIsComing')}</h2>
      <p className="text-ink-2">{t('event.guestsCome', { total })}</p>
      <ul aria-label={t('event.whoIsComing')} className="flex flex-wrap gap-2">
        {guests.map(({ name, companions }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have one name, and the list never changes in place.
          <li key={i} className="rounded-full border border-border bg-surface px-3 py-1 text-small">
            {name}
            {companions > 0 && <span className="text-ink-2 tabular-nums"> +{companions}</span>}
          </li>
        ))}
        {more > 0 && <li className="px-1 py-1 text-small text-ink-2">{t('event.andMoreGuests', { more })}</li>}
      </ul>
    </section>
  )
}
