import { takeTurns } from '../../db/row-statements.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { happen } from '../../outbox/happenings.ts'
import { Documents, SetupDraft, type Subject } from '../setup/setup-draft.ts'
import { type TaxDocs, taxDocuments } from './documents.ts'

const notFoundCodes = {
  group: 'TAX_GROUP_ID_NOT_FOUND',
  region: 'TAX_REGION_ID_NOT_FOUND',
  rate: 'MANUAL_TAX_MAPPING_NOT_FOUND',
  exemptGroup: 'TAX_EXEMPT_GROUP_NOT_FOUND',
} as const satisfies Record<keyof TaxDocs, string>

export const taxNotFound = (kind: keyof TaxDocs, id: string): ApiError =>
  new ApiError({ code: notFoundCodes[kind], id })

const subject: Subject<TaxDocs, Documents<TaxDocs>> = {
  table: taxDocuments,
  entities: { group: 'tax_group', region: 'tax_region', rate: 'manual_tax_mapping', exemptGroup: 'tax_exempt_group' },
  notFound: taxNotFound,
  of: (rows) => new Documents(rows),
}

export type TaxDraft = SetupDraft<TaxDocs, Documents<TaxDocs>>

export type TaxContext = Pick<Ctx, 'db' | 'site' | 'now' | 'newId'>

const taxTurn = takeTurns('taxes.turn', 'tax setup')

/**
 * Changes the taxes of a site, whole or not at all; callers of one site take turns, so that two regions never name one place. Every
 * process holds the taxes with the site in memory: the domain event makes the others read it.
 */
export const changeTaxes = <T>(ctx: TaxContext, change: (draft: TaxDraft) => T): Promise<T> =>
  ctx.db.inTx(async (tx) => {
    await tx.run(taxTurn, {})
    const draft: TaxDraft = new SetupDraft(ctx, subject, new Documents(await tx.rows(taxDocuments.readAll, {})))
    const answer = change(draft)
    if (await draft.write(tx))
      await happen(
        tx,
        [{ entity: 'site', entityId: ctx.site.id, slug: 'updated', payload: { fields: ['taxes'] } }],
        ctx,
      )
    return answer
  })

/** Throws LIMIT_REACHED when the kind has more documents than `threshold`. */
export function assertRoom(draft: TaxDraft, kind: keyof TaxDocs, threshold: number): void {
  if (draft.setup.all(kind).length > threshold) throw new ApiError({ code: 'LIMIT_REACHED', threshold })
}
