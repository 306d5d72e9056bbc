import type { PlanLayout } from '@fairground/domain/seats/plan.ts'
import { takeTurns } from '../../db/row-statements.ts'
import { json, statement, type ValuesOf } from '../../db/statement.ts'

const entryRow = {
  id: 'uuid',
  name: 'text',
  seats: 'int4',
  capacity: 'int4',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
const planRow = { ...entryRow, layout: json<PlanLayout>() } as const
export type PlanEntryRow = ValuesOf<typeof entryRow>
export type PlanRow = ValuesOf<typeof planRow>

const entryColumns = `s.id, s.name, s.seats, s.capacity, s.revision, s.created_at as "createdAt", s.updated_at as "updatedAt"`
const columns = `${entryColumns}, s.layout`

const writtenParams = {
  id: 'uuid',
  name: 'text',
  seats: 'int4',
  capacity: 'int4',
  layout: json<PlanLayout>(),
  at: 'timestamptz',
} as const

export const findPlans = statement({
  name: 'seatPlans.list',
  row: entryRow,
  sql: `select ${entryColumns} from seat_plans s where s.site_id = $1 order by lower(s.name), s.id`,
})

export const findPlan = statement({
  name: 'seatPlans.find',
  params: { id: 'uuid' },
  row: planRow,
  sql: `select ${columns} from seat_plans s where s.site_id = $1 and s.id = $2`,
})

/** Without the layout; nobody changes the plan until the transaction ends. */
export const lockPlan = statement({
  name: 'seatPlans.lock',
  params: { id: 'uuid' },
  row: entryRow,
  sql: `select ${entryColumns} from seat_plans s where s.site_id = $1 and s.id = $2 for update`,
})

export const lockPlanCount = takeTurns('seatPlans.lockCount', 'seat plans')

/** No row where the site has so many already; the count is locked. */
export const insertPlan = statement({
  name: 'seatPlans.insert',
  params: { ...writtenParams, most: 'int4' },
  row: planRow,
  sql: `
    insert into seat_plans as s (site_id, id, name, seats, capacity, layout, created_at, updated_at)
    select $1, $2, $3, $4, $5, $6, $7, $7 where (select count(*) from seat_plans o where o.site_id = $1) < $8::int4
    returning ${columns}`,
})

export const savePlan = statement({
  name: 'seatPlans.save',
  params: writtenParams,
  row: planRow,
  sql: `
    update seat_plans s set name = $3, seats = $4, capacity = $5, layout = $6, revision = s.revision + 1, updated_at = $7
    where s.site_id = $1 and s.id = $2 returning ${columns}`,
})

export const deletePlan = statement({
  name: 'seatPlans.delete',
  params: { id: 'uuid' },
  sql: `delete from seat_plans where site_id = $1 and id = $2`,
})
