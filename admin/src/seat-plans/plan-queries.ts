import { seatPlans } from '@fairground/client/generated/fairground.seat-plans.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const planClient = staffClient({ seatPlans }).seatPlans

/** Both the list and each plan. */
export const PLANS = ['seat-plans'] as const

export const plansQuery = () =>
  queryOptions({
    queryKey: [...PLANS, 'list'],
    queryFn: async ({ signal }) => (await planClient.listSeatPlans({}, { signal })).seatPlans,
  })

export const planQuery = (id: string) =>
  queryOptions({
    queryKey: [...PLANS, 'one', id],
    queryFn: async ({ signal }) => (await planClient.getSeatPlan({ id }, { signal })).seatPlan,
    // A plan that is being drawn does not change under its editor.
    staleTime: Number.POSITIVE_INFINITY,
  })
