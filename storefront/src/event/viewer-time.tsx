import { viewerTime } from '@fairground/domain/formatting/dates.ts'
import { afterPaint } from '@fairground/ui/after-paint.ts'
import { useEffect, useState } from 'react'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'
import type { EventView } from './event-view.ts'

/**
 * The reader's own time where it differs from that of the event; only the browser knows it. Clocks are compared first: finding the name of
 * the reader's zone takes a slow device a tenth of a second.
 */
export function ViewerTime({ at, zone, ahead }: NonNullable<EventView['start']>) {
  const { locale } = useSite()
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    setOwn(undefined)
    if (new Date(at).getTimezoneOffset() === -ahead) return undefined
    const zoneOfReader = () => Intl.DateTimeFormat().resolvedOptions().timeZone
    return afterPaint(() => setOwn(viewerTime(at, { locale, zone }, zoneOfReader())))
  }, [at, zone, ahead, locale])
  return own ? <span className="block text-small font-normal text-ink-2">{t('event.whereYouAre', { own })}</span> : null
}
