import { t } from '../texts.ts'

/** Labels of a seat as a reservation has them. */
interface SeatLabels {
  readonly sectionLabel?: string
  readonly areaLabel?: string
  readonly tableLabel?: string
  readonly rowLabel?: string
  readonly seatLabel?: string
}

/** "Stalls, row A, seat 12"; empty where the ticket has no seat. */
export function seatWords({
  sectionLabel: section,
  areaLabel,
  tableLabel,
  rowLabel,
  seatLabel = '',
}: SeatLabels): string {
  if (!section) return ''
  if (rowLabel) return t('seats.inRow', { section, row: rowLabel, seat: seatLabel })
  if (tableLabel) return t('seats.atTable', { section, table: tableLabel, seat: seatLabel })
  return t('seats.inArea', { section, area: areaLabel ?? '' })
}
