import type { PlanLayout } from '@fairground/domain/seats/plan.ts'
import { laidOut } from '@fairground/ui/seats/laid-out.ts'
import { LOOK } from '@fairground/ui/seats/paint.ts'
import { SeatMap } from '@fairground/ui/seats/seat-map.tsx'
import { useMemo } from 'react'
import { t } from '../texts.ts'
import { spotWords } from './spot-words.ts'

/** The plan as buyers will see it; choosing a seat chooses the row, table or area that it is in. */
export function PlanMap({
  layout,
  chosen,
  onChoose,
}: {
  layout: PlanLayout
  chosen: string
  onChoose: (id: string) => void
}) {
  const { spots, items, labels } = useMemo(() => laidOut(layout), [layout])
  const looks = useMemo(
    () =>
      Uint8Array.from(spots, ({ elementId, sectionId }) =>
        elementId === chosen ? LOOK.chosen : sectionId === chosen ? 1 : 0,
      ),
    [spots, chosen],
  )
  return (
    <SeatMap
      label={t('admin.seat-plans.map')}
      items={items}
      looks={looks}
      labels={labels}
      front={layout.focus}
      describe={(at) => (spots[at] ? spotWords(spots[at]) : '')}
      onPick={(at) => onChoose(spots[at]?.elementId ?? '')}
    />
  )
}
