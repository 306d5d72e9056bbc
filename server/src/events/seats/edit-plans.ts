import { MAX_SEAT_PLANS } from '@fairground/contract/fairground/seat-plans.ts'
import { type DraftLayout, numberPlan } from '@fairground/domain/seats/number-plan.ts'
import { capacityOf, type PlanLayout, spotsOf } from '@fairground/domain/seats/plan.ts'
import { type PlanFault, planFaults } from '@fairground/domain/seats/plan-faults.ts'
import { record } from '../../audit/record.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import {
  deletePlan,
  findPlan,
  insertPlan,
  lockPlan,
  lockPlanCount,
  type PlanEntryRow,
  type PlanRow,
  savePlan,
} from './plan-queries.ts'
import { forgetPlan } from './queries.ts'

interface GivenPlan {
  readonly name: string
  readonly layout: DraftLayout
}

export const planNotFound = (seatPlanId: string) => new ApiError({ code: 'SEAT_PLAN_NOT_FOUND', seatPlanId })

/** Throws SEAT_PLAN_NOT_FOUND. */
export async function getPlan(db: Queryable, id: string): Promise<PlanRow> {
  const plan = await db.row(findPlan, { id })
  if (!plan) throw planNotFound(id)
  return plan
}

/** Throws LIMIT_REACHED, and a violation for each field that does not hold. */
export function createPlan(ctx: Ctx, given: GivenPlan): Promise<PlanRow> {
  const fields = fieldsOf(given)
  return ctx.db.inTx(async (tx) => {
    await tx.run(lockPlanCount, {})
    const plan = await tx.row(insertPlan, { id: ctx.newId(), ...fields, at: ctx.now, most: MAX_SEAT_PLANS })
    if (!plan) throw new ApiError({ code: 'LIMIT_REACHED', threshold: MAX_SEAT_PLANS })
    await record(tx, ctx, { action: 'seatPlan.created', target: plan, after: recorded(plan) })
    return plan
  })
}

/** Throws SEAT_PLAN_NOT_FOUND, STALE_REVISION, and a violation for each field that does not hold. */
export function updatePlan(ctx: Ctx, id: string, revision: string, given: GivenPlan): Promise<PlanRow> {
  const fields = fieldsOf(given)
  return ctx.db.inTx(async (tx) => {
    const before = await tx.row(lockPlan, { id })
    if (!before) throw planNotFound(id)
    sameRevision(before, revision)
    const after = (await tx.row(savePlan, { id, ...fields, at: ctx.now }))! // locked above
    await record(tx, ctx, {
      action: 'seatPlan.changed',
      target: after,
      before: recorded(before),
      after: recorded(after),
    })
    return after
  })
}

/** Events that use it keep their seats. Throws SEAT_PLAN_NOT_FOUND. */
export const removePlan = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const plan = await tx.row(lockPlan, { id })
    if (!plan) throw planNotFound(id)
    await tx.run(forgetPlan, { planId: id })
    await tx.run(deletePlan, { id })
    await record(tx, ctx, { action: 'seatPlan.deleted', target: plan, before: recorded(plan) })
  })

const recorded = ({ name, seats, capacity }: PlanEntryRow) => ({ name, seats, capacity })

function fieldsOf({ name, layout: given }: GivenPlan) {
  const layout = numberPlan(given)
  const blank: FieldViolation[] =
    name.trim() === '' ? [{ field: 'name', description: message('violations.blank'), violatedRule: 'VALIDATION' }] : []
  const violations = [...blank, ...planFaults(layout).map(violationOf)]
  if (violations.length > 0) throw new InvalidArgument(violations)
  return { name: name.trim(), layout, ...countsOf(layout) }
}

function countsOf(layout: PlanLayout): { seats: number; capacity: number } {
  const spots = spotsOf(layout)
  return { seats: spots.filter(({ kind }) => kind !== 'AREA').length, capacity: capacityOf(spots) }
}

const violationOf = ({ at, rule }: PlanFault): FieldViolation => ({
  field: `layout.${at}`,
  description: descriptions[rule],
  violatedRule: 'VALIDATION',
  data: { code: rule },
})

const descriptions: Readonly<Record<PlanFault['rule'], Message>> = {
  BLANK: message('violations.blank'),
  LABEL_TAKEN: message('violations.seatLabelTaken'),
  ID_TAKEN: message('violations.seatIdTaken'),
  NO_SEATS: message('violations.seatsNeeded'),
  NO_CAPACITY: message('violations.needed'),
  NO_OUTLINE: message('violations.needed'),
  NOT_OF_AREA: message('violations.seatsNotOfArea'),
  NOT_OF_SEATS: message('violations.ofAreaAlone'),
  NOTHING_TO_SELL: message('violations.planWithoutSeats'),
  TOO_MANY_SEATS: message('violations.tooManySeats'),
  TOO_MANY_PEOPLE: message('violations.tooManyPeople'),
}
