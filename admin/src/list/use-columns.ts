import { useMemo } from 'react'
import type { Formats } from '../formats.ts'
import { useFormats, useSiteNow } from '../session/me.ts'

const MINUTE_MS = 60_000

/**
 * Columns of a list, the same between renders until the site's formats, the minute or one of `needs` changes. The minute is precise enough
 * for a column. There are as many `needs` at every render.
 */
export function useColumns<C>(columnsOf: (formats: Formats, now: Date) => C, needs: readonly unknown[] = []): C {
  const formats = useFormats()
  const minute = Math.floor(useSiteNow().getTime() / MINUTE_MS)
  // biome-ignore lint/correctness/useExhaustiveDependencies: formats are made again by every render from the same site.
  return useMemo(
    () => columnsOf(formats, new Date(minute * MINUTE_MS)),
    [formats.locale, formats.currency, formats.zone, minute, ...needs],
  )
}
