import type { OnlineAccess } from '@fairground/client/generated/fairground.order-view.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { t } from '../texts.ts'

/** Way in of a guest who takes part online, as text. */
export interface WayInView {
  /** Absent while it is not shown yet; `note` then says when it is. */
  readonly link?: string
  readonly note: string
}

export function wayInView(
  { link, instructions = '', opensDate }: OnlineAccess,
  place: { readonly locale: string; readonly zone: string },
): WayInView {
  if (link) return { link, note: instructions }
  if (opensDate) return { note: t('thanks.linkOpens', { opens: formatDateTime(opensDate, place) }) }
  return { note: instructions || t('thanks.linkFollows') }
}
