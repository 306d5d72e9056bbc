import type { Job } from '../../jobs/job-relay.ts'
import type { Happened } from '../../outbox/relay.ts'

const ORDERS_OF_A_JOB = 25

/** Jobs of each site for its approved orders, several a job: to begin and end a job costs as much as to write a mail. */
export function confirmationJobsOf(happened: readonly Happened[]): Job[] {
  const approved = happened.filter(({ entity, slug }) => entity === 'order' && slug === 'approved')
  return [...Map.groupBy(approved, ({ siteId }) => siteId)].flatMap(([siteId, its]) =>
    Array.from({ length: Math.ceil(its.length / ORDERS_OF_A_JOB) }, (_, part) => {
      const of = its.slice(part * ORDERS_OF_A_JOB, (part + 1) * ORDERS_OF_A_JOB)
      return {
        task: 'confirm-order',
        key: `confirm-order ${of[0]?.id}`,
        payload: { siteId, orderIds: of.map(({ entityId }) => entityId) },
      }
    }),
  )
}
