import type { LaidOutSpot } from '@fairground/ui/seats/laid-out.ts'
import { t } from '../texts.ts'

/** "Stalls, row A, seat 12". */
export function spotWords({
  kind,
  section,
  element,
  seat,
  accessible,
}: Omit<LaidOutSpot, 'id' | 'sectionId' | 'elementId'>): string {
  const name =
    kind === 'AREA'
      ? t('admin.seat-plans.inArea', { section, element })
      : kind === 'ROW'
        ? t('admin.seat-plans.inRow', { section, element, seat })
        : t('admin.seat-plans.atTable', { section, element, seat })
  return accessible ? `${name}, ${t('admin.seat-plans.forWheelchairs')}` : name
}

/** "Row A": a part of a section. */
export const partWords = (kind: LaidOutSpot['kind'], label: string): string =>
  kind === 'ROW'
    ? t('admin.seat-plans.row', { label })
    : kind === 'TABLE'
      ? t('admin.seat-plans.table', { label })
      : label
