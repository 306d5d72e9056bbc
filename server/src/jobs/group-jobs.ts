import { partsOf } from '../ground/parts.ts'
import type { Happened } from '../outbox/relay.ts'
import type { Job } from './job-relay.ts'

const ENTITIES_OF_A_JOB = 25

/** Jobs of each site for the entities of what happened, several a job. One that several of these events are about is worked on once. */
export function groupJobs(task: string, after: readonly string[], happened: readonly Happened[]): Job[] {
  const following = happened.filter(({ entity, slug }) => after.includes(`${entity} ${slug}`))
  return [...Map.groupBy(following, ({ siteId }) => siteId)].flatMap(([siteId, its]) => {
    const first = [...new Map(its.toReversed().map((one) => [one.entityId, one])).values()].toReversed()
    return partsOf(first, ENTITIES_OF_A_JOB).map((of) => ({
      task,
      key: `${task} ${of[0]?.id}`,
      payload: { siteId, ids: of.map(({ entityId }) => entityId) },
    }))
  })
}

interface StoredPayload {
  readonly ids?: readonly string[]
  readonly orderIds?: readonly string[]
  readonly paymentId?: string
  readonly id?: string
}

/** Entities of a stored job. One that was waiting when the program was updated may name them as its version did. */
export const entitiesOf = ({ id, paymentId = id, orderIds, ids = orderIds }: StoredPayload): readonly string[] =>
  ids ?? (paymentId === undefined ? [] : [paymentId])
