import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'

/** The domain event of a change to a member; its payload names no personal data. */
export const memberHappened = (
  tx: Tx,
  id: string,
  slug: 'created' | 'updated' | 'deleted' | 'approved' | 'blocked' | 'signed_in',
  ctx: { now: Date; newId(): string },
): Promise<void> => happen(tx, [{ entity: 'member', entityId: id, slug, payload: {} }], ctx)
