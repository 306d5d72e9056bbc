import type { Tx } from '../../ground/database.ts'
import { getOrCreateNamed, type NamedRows } from './get-or-create-named.ts'
import type { LabelKind, Moment } from './label-kind.ts'
import type { LabelRow } from './queries.ts'

/** Labels of a kind by name; a name is all that one is made of. */
export const namedLabels = ({ entity, statements, most, limitExceeded }: LabelKind): NamedRows<string, LabelRow> => ({
  most,
  limitExceeded,
  nameOf: ({ name }) => name,
  nameOfWanted: (name) => name,
  share: (tx, names) => tx.rows(statements.shareNamed, { names }),
  count: async (tx) => (await tx.row(statements.count, {}))!.count, // a count always has its row
  insertOrGet: (tx, names, { newId, now }) =>
    tx.rows(statements.insertOrGet, { ids: names.map(() => newId()), names, at: now }),
  createdEvent: ({ id, name }) => ({ entity, entityId: id, slug: 'created', payload: { name } }),
})

/** The labels with these names, made where there are none. They keep their names until the transaction ends. Throws the kind's limit. */
export const getOrCreateLabels = (
  tx: Tx,
  kind: LabelKind,
  names: readonly string[],
  moment: Moment,
): Promise<Map<string, LabelRow>> => getOrCreateNamed(tx, moment, namedLabels(kind), names)
