import type { SeatPlan } from '@fairground/client/generated/fairground.seat-plans.ts'
import type { PlanLayout } from '@fairground/domain/seats/plan.ts'
import { type PlanFault, planFaults } from '@fairground/domain/seats/plan-faults.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { failureOf } from '../failure.ts'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { isStale, useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'
import { AddParts } from './add-parts.tsx'
import { faultWords } from './fault-words.ts'
import { PartPanel } from './part-panel.tsx'
import { PlanMap } from './plan-map.tsx'
import { PlanOutline } from './plan-outline.tsx'
import { PLANS, planClient, planQuery } from './plan-queries.ts'

export async function loader({ params: { planId = '' } }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(planQuery(planId))
  return null
}

export function Component() {
  const { planId = '' } = useParams()
  const plan = useLoaded(planQuery(planId))
  return <Editor key={`${plan.id} ${plan.revision}`} plan={plan} />
}

/** Stored plans have all their ids. */
const layoutOf = (plan: SeatPlan): PlanLayout => plan.layout as PlanLayout

/** One plan: its outline, its map, and the part that is chosen. Everything is reached by the keyboard. */
function Editor({ plan }: { plan: SeatPlan }) {
  const lacks = useLacks('events.write')
  const [name, setName] = useState(plan.name)
  const [history, setHistory] = useState<readonly PlanLayout[]>([layoutOf(plan)])
  const [chosen, setChosen] = useState('')
  const layout = history.at(-1)! // the first one stays
  const change = (next: PlanLayout) => setHistory((before) => [...before.slice(-MOST_UNDONE), next])
  const isChanged = layout !== layoutOf(plan) || name !== plan.name
  const save = useChange({
    run: () =>
      planClient.updateSeatPlan({
        id: plan.id,
        revision: plan.revision,
        name: name.trim(),
        layout: layout as SeatPlan['layout'],
      }),
    stale: PLANS,
    done: t('admin.seat-plans.saved'),
    onDone: ({ seatPlan }) => queryClient.setQueryData(planQuery(plan.id).queryKey, seatPlan),
  })
  const faults = planFaults(layout)
  const reason =
    lacks ??
    (faults.length > 0
      ? t('admin.seat-plans.faultsFirst')
      : name.trim() === ''
        ? t('admin.seat-plans.enterAName')
        : undefined)
  return (
    <Page title={plan.name}>
      <LeaveGuard isDirty={() => isChanged} />
      <PageHeader
        title={plan.name}
        back={{ label: t('admin.seat-plans.plans'), href: paths.seatPlans() }}
        linkAs={RouterLink}
        actions={
          <>
            <Button
              variant="secondary"
              size="sm"
              disabledReason={history.length > 1 ? undefined : t('admin.seat-plans.nothingToUndo')}
              onClick={() => setHistory(history.slice(0, -1))}
            >
              {t('admin.seat-plans.undo')}
            </Button>
            <Button
              size="sm"
              pending={save.isPending}
              disabledReason={isChanged ? reason : t('admin.seat-plans.nothingChanged')}
              onClick={() => save.mutate(undefined)}
            >
              {t('admin.seat-plans.save')}
            </Button>
          </>
        }
      />
      <Troubles error={save.error} faults={faults} layout={layout} />
      <div className="grid items-start gap-4 lg:grid-cols-[16rem_1fr_18rem]">
        <div className="flex flex-col gap-3 max-lg:order-last">
          <AdminTextField
            label={t('admin.seat-plans.name')}
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <PlanOutline layout={layout} chosen={chosen} onChoose={setChosen} />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <AddParts layout={layout} chosen={chosen} onChange={change} onChoose={setChosen} />
          <PlanMap layout={layout} chosen={chosen} onChoose={setChosen} />
        </div>
        <PartPanel key={chosen} layout={layout} chosen={chosen} onChange={change} onChoose={setChosen} />
      </div>
    </Page>
  )
}

const MOST_UNDONE = 50

/** A refusal of the server, and the first faults of the plan. */
function Troubles({
  error,
  faults,
  layout,
}: {
  error: Error | null
  faults: readonly PlanFault[]
  layout: PlanLayout
}) {
  return (
    <>
      {error && (
        <p role="alert" className="text-danger">
          {failureOf(error).title}{' '}
          {isStale(error) && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => void queryClient.invalidateQueries({ queryKey: PLANS })}
            >
              {t('admin.seat-plans.readAgain')}
            </Button>
          )}
        </p>
      )}
      {faults.length > 0 && (
        <ul role="alert" className="list-disc ps-5 text-danger">
          {faults.slice(0, 5).map((fault) => (
            <li key={`${fault.at} ${fault.rule}`}>{faultWords(fault, layout)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
