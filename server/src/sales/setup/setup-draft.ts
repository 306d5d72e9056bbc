import { present } from '@fairground/domain/present.ts'
import { isRefused } from '../../bulk/attempt.ts'
import type { DocumentRow, SetupTable } from '../../db/document-table.ts'
import type { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { happen } from '../../outbox/happenings.ts'

/** Documents that a site has set up about a subject. */
export class Documents<Docs> {
  readonly rows: readonly DocumentRow<Docs>[]
  constructor(rows: readonly DocumentRow<Docs>[]) {
    this.rows = rows
  }
  all<K extends keyof Docs>(kind: K): DocumentRow<Docs, K>[] {
    return this.rows.filter((row): row is DocumentRow<Docs, K> => row.kind === kind)
  }
  find<K extends keyof Docs>(kind: K, id: string): DocumentRow<Docs, K> | undefined {
    return this.all(kind).find((row) => row.id === id.toLowerCase())
  }
}

/** Table, domain events and refusals of the documents of a subject. */
export interface Subject<Docs, S extends Documents<Docs>> {
  readonly table: SetupTable<Docs>
  /** Name of a document in its domain events. */
  readonly entities: Readonly<Record<keyof Docs, string>>
  notFound(kind: keyof Docs, id: string): ApiError
  of(rows: readonly DocumentRow<Docs>[]): S
}

/** A setup under way of being changed: reads show what was changed before, in the same call. */
export class SetupDraft<Docs, S extends Documents<Docs>> {
  setup: S
  readonly #before: S
  readonly #ctx: Pick<Ctx, 'now' | 'newId'>
  readonly #subject: Subject<Docs, S>
  /** Domain events of changed rows that are not `updated`. */
  readonly #slugs = new Map<string, string>()

  constructor(ctx: Pick<Ctx, 'now' | 'newId'>, subject: Subject<Docs, S>, setup: S) {
    this.#ctx = ctx
    this.#subject = subject
    this.#before = setup
    this.setup = setup
  }

  /** The row; with a revision that it must have. Throws the kind's refusal when there is none. */
  get<K extends keyof Docs>(kind: K, id: string, revision?: string | null): DocumentRow<Docs, K> {
    const row = this.setup.find(kind, id)
    if (!row) throw this.#subject.notFound(kind, id)
    sameRevision(row, revision ?? undefined)
    return row
  }

  create<K extends keyof Docs>(kind: K, doc: Docs[K]): DocumentRow<Docs, K> {
    const { now } = this.#ctx
    const row = { kind, id: this.#ctx.newId(), doc, revision: 1n, createdAt: now, updatedAt: now }
    this.setup = this.#subject.of([...this.setup.rows, row])
    this.written(row)
    return this.get(kind, row.id)
  }

  update<K extends keyof Docs>(before: DocumentRow<Docs, K>, doc: Docs[K], slug = 'updated'): DocumentRow<Docs, K> {
    this.#slugs.set(before.id, slug)
    const row = { ...before, doc, revision: before.revision + 1n, updatedAt: this.#ctx.now }
    this.setup = this.#subject.of(this.setup.rows.map((one) => (one.id === row.id ? row : one)))
    this.written(row)
    return this.get(before.kind, row.id)
  }

  remove(row: Pick<DocumentRow<Docs>, 'id'>): void {
    this.setup = this.#subject.of(this.setup.rows.filter(({ id }) => id !== row.id))
  }

  /** Called with each row that was made or changed; throws what the setup as it now is does not allow. */
  protected written(_row: DocumentRow<Docs>): void {}

  /** Writes what differs; true when anything does. */
  async write(tx: Tx): Promise<boolean> {
    const { table, entities } = this.#subject
    const before = new Map(this.#before.rows.map((row) => [row.id, row]))
    const saved = this.setup.rows.filter((row) => before.get(row.id) !== row)
    const left = new Set(this.setup.rows.map(({ id }) => id))
    const gone = this.#before.rows.filter(({ id }) => !left.has(id))
    if (gone.length > 0) await tx.run(table.deleteRows, { ids: gone.map(({ id }) => id) })
    if (saved.length > 0)
      await tx.run(table.saveRows, { records: saved.map((row) => ({ ...row, revision: String(row.revision) })) })
    const event = ({ kind, id }: DocumentRow<Docs>, slug: string) => ({
      entity: entities[kind],
      entityId: id,
      slug,
      payload: {},
    })
    const events = [
      ...saved.map((row) => event(row, before.has(row.id) ? (this.#slugs.get(row.id) ?? 'updated') : 'created')),
      ...gone.map((row) => event(row, 'deleted')),
    ]
    await happen(tx, events, this.#ctx)
    return events.length > 0
  }
}

interface Editable {
  setup: unknown
}

/** Changes each item by itself: what is refused leaves the others. */
export const eachOf = <D extends Editable, T, R extends { readonly id: string }>(
  draft: D,
  items: readonly T[],
  change: (draft: D, item: T, at: number) => R,
  idOf: (item: T) => string | undefined,
): Outcome<R>[] =>
  items.map((item, at): Outcome<R> => {
    const before = draft.setup
    try {
      const row = change(draft, item, at)
      return { ok: true, id: row.id, item: row }
    } catch (error) {
      if (!isRefused(error)) throw error
      draft.setup = before
      return { ok: false, ...present({ id: idOf(item) }), error }
    }
  })
