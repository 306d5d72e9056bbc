import { JOBS } from './check-jobs.ts'
import { RELAY } from './check-outbox.ts'
import { HISTORY } from './history.ts'
import type { Invariant } from './invariant.ts'
import { orderRules } from './order-rules.ts'
import { queries } from './queries.ts'

/** Everything that `fairground check` proves. */
export const invariants: readonly Invariant[] = [
  ...queries.map(({ ids, sentence }) => ({ ids, sentence, how: 'statement' as const })),
  HISTORY,
  JOBS,
  RELAY,
  ...orderRules,
]
