import { viewerTime } from '@fairground/domain/formatting/dates.ts'
import { useHydrated } from '@fairground/ui/hydrated.ts'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'

/** The reader's own time where it differs from that of the event; only the browser knows it. */
export function ViewerTime({ at, zone }: { at: string; zone: string }) {
  const { locale } = useSite()
  const own = useHydrated() && viewerTime(at, { locale, zone }, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return own ? <span className="block text-small font-normal text-ink-2">{t('event.whereYouAre', { own })}</span> : null
}
