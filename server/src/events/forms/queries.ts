import { json, statement } from '../../db/statement.ts'
import type { EventDoc } from '../event/event-row.ts'

/** Form and draft of an event that the caller has locked; null drops the draft. */
export const writeForms = statement({
  name: 'events.writeForms',
  params: {
    id: 'uuid',
    forms: json<{ form: EventDoc['form']; draftForm: EventDoc['form'] | null }>(),
    at: 'timestamptz',
  },
  sql: `
    update events set doc = (doc - 'draftForm') || jsonb_strip_nulls($3), updated_at = $4, revision = revision + 1
    where site_id = $1 and id = $2 and deleted_at is null`,
})
