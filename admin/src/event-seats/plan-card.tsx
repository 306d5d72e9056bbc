import type { EventSeating } from '@fairground/client/generated/fairground.event-seating.ts'
import type { SeatPlanEntry } from '@fairground/client/generated/fairground.seat-plans.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { paths } from '../paths.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { seatingClient, seatsOf } from './seating-queries.ts'

/** The plan that the seats were taken from; another one, or what has changed in it, is taken over as far as nobody has a seat that goes. */
export function PlanCard({
  eventId,
  seating,
  plans,
  lacks,
}: {
  eventId: string
  seating: EventSeating | null
  plans: readonly SeatPlanEntry[]
  lacks: string | undefined
}) {
  const [planId, setPlanId] = useState(seating?.seatPlanId ?? plans[0]?.id ?? '')
  const [ending, setEnding] = useState(false)
  const take = useChange({
    run: () => seatingClient.setEventSeating({ eventId, seatPlanId: planId }),
    done: t('admin.event-seats.taken'),
    stale: seatsOf(eventId),
  })
  const plan = plans.find(({ id }) => id === planId)
  const isSame = seating?.seatPlanId === planId && seating.seatPlanRevision === plan?.revision
  const reason =
    lacks ?? (!plan ? t('admin.event-seats.choosePlan') : isSame ? t('admin.event-seats.upToDate') : undefined)
  return (
    <Card title={t('admin.event-seats.plan')}>
      <div className="flex flex-col gap-3">
        {seating && <p>{t('admin.event-seats.takenFrom', { plan: seating.seatPlanName })}</p>}
        {plans.length > 0 && (
          <AdminSelectField
            label={t('admin.event-seats.seatPlan')}
            value={planId}
            onChange={({ currentTarget: { value } }) => setPlanId(value)}
          >
            {plans.map(({ id, name, seats }) => (
              <option key={id} value={id}>
                {t('admin.event-seats.planOfSeats', { name, seats })}
              </option>
            ))}
          </AdminSelectField>
        )}
        <RouterLink href={paths.seatPlans()} className="self-start text-brand underline underline-offset-2">
          {t('admin.event-seats.drawPlans')}
        </RouterLink>
        {take.error && (
          <p role="alert" className="text-danger">
            {failureOf(take.error).title}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" pending={take.isPending} disabledReason={reason} onClick={() => take.mutate(undefined)}>
            {seating ? t('admin.event-seats.takeOver') : t('admin.event-seats.use')}
          </Button>
          {seating && (
            <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setEnding(true)}>
              {t('admin.event-seats.remove')}
            </Button>
          )}
        </div>
      </div>
      {ending && (
        <EndDialog
          title={t('admin.event-seats.removeTitle')}
          description={t('admin.event-seats.removeHelp')}
          confirmLabel={t('admin.event-seats.remove')}
          done={t('admin.event-seats.removed')}
          run={() => seatingClient.removeEventSeating({ eventId })}
          stale={seatsOf(eventId)}
          onClose={() => setEnding(false)}
        />
      )}
    </Card>
  )
}
