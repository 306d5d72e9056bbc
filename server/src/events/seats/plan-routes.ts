import * as contract from '@fairground/contract/fairground/seat-plans.ts'
import { type Api, mount } from '../../http/mount.ts'
import { createPlan, getPlan, removePlan, updatePlan } from './edit-plans.ts'
import { findPlans, type PlanEntryRow, type PlanRow } from './plan-queries.ts'
import { readSeatFile } from './read-seat-file.ts'
import { layoutToWire } from './wire.ts'

const entryToWire = ({ id, name, seats, capacity, revision, createdAt, updatedAt }: PlanEntryRow) => ({
  id,
  revision: String(revision),
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
  name,
  seats,
  capacity,
})

const planToWire = (row: PlanRow) => ({ seatPlan: { ...entryToWire(row), layout: layoutToWire(row.layout) } })

export function seatPlanRoutes(api: Api): void {
  mount(api, contract.listSeatPlans, async (_, { db }) => ({
    seatPlans: (await db.rows(findPlans, {})).map(entryToWire),
  }))
  mount(api, contract.getSeatPlan, async ({ id }, ctx) => planToWire(await getPlan(ctx.db, id)))
  mount(api, contract.createSeatPlan, async (given, ctx) => planToWire(await createPlan(ctx, given)))
  mount(api, contract.importSeatPlan, async ({ name, format, content }, ctx) =>
    planToWire(await createPlan(ctx, { name, layout: readSeatFile(format, content) })),
  )
  mount(api, contract.updateSeatPlan, async ({ id, revision, ...given }, ctx) =>
    planToWire(await updatePlan(ctx, id, revision, given)),
  )
  mount(api, contract.deleteSeatPlan, async ({ id }, ctx) => {
    await removePlan(ctx, id)
    return {}
  })
}
