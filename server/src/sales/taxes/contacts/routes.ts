import * as contract from '@fairground/contract/ecom/contact-tax-details.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { idsOfAll } from '../../../bulk/ids-of-all.ts'
import { type CursorRequest, countMatching, cursorPage } from '../../../db/pages.ts'
import type { Ctx } from '../../../ground/context.ts'
import { answerBulk, only } from '../../../http/bulk-answers.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { getDetails, moveDetailsTags, removeDetails, upsertDetails } from './details.ts'
import { detailsList, type TaxDetailsRow } from './queries.ts'

type Fields = readonly 'CONTACT_DETAILS'[] | undefined

const show =
  (fields: Fields) =>
  (row: TaxDetailsRow): Static<typeof contract.ContactTaxDetails> => ({
    id: row.id,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    taxExemptGroupId: row.exemptGroupId,
    ...present({
      contactDetails: fields?.includes('CONTACT_DETAILS') ? (row.contact ?? {}) : undefined,
      extendedFields: row.doc.namespaces ? { namespaces: { ...row.doc.namespaces } } : undefined,
    }),
    tags: { publicTags: { tagIds: row.publicTags }, privateTags: { tagIds: row.privateTags } },
  })

const listDetails = (ctx: Ctx, query: CursorRequest) => cursorPage<TaxDetailsRow>(detailsList, query, ctx)

export function contactTaxRoutes(api: Api): void {
  mount(api, contract.upsertContactTaxDetails, async ({ contactTaxDetails, fields }, ctx) => ({
    contactTaxDetails: show(fields)(only(await upsertDetails(ctx, [contactTaxDetails]))),
  }))
  mount(api, contract.bulkUpsertContactTaxDetails, async ({ contactTaxDetails, returnEntity, fields }, ctx) =>
    answerBulk(await upsertDetails(ctx, contactTaxDetails), returnEntity ? show(fields) : undefined),
  )
  mount(api, contract.getContactTaxDetails, async ({ id, fields }, ctx) => ({
    contactTaxDetails: show(fields)(await getDetails(ctx, id)),
  }))
  mount(api, contract.queryContactTaxDetails, async ({ query, fields }, ctx) => {
    const { rows, paging } = await listDetails(ctx, query ?? {})
    return { contactTaxDetails: rows.map(show(fields)), pagingMetadata: paging }
  })
  mount(api, contract.countContactTaxDetails, async ({ filter }, { db }) => ({
    count: await countMatching(detailsList, filter ?? undefined, { db, at: '' }),
  }))
  mount(api, contract.deleteContactTaxDetails, async ({ contactTaxDetailsId }, ctx) => {
    only(await removeDetails(ctx, [contactTaxDetailsId]))
    return {}
  })
  mount(api, contract.bulkDeleteContactTaxDetails, async ({ contactTaxDetailsIds }, ctx) =>
    answerBulk(await removeDetails(ctx, contactTaxDetailsIds)),
  )
  mount(api, contract.bulkUpdateContactTaxDetailsTags, async ({ contactTaxDetailsIds, ...moves }, ctx) =>
    answerBulk(await moveDetailsTags(ctx, contactTaxDetailsIds, moves)),
  )
  mount(api, contract.bulkUpdateContactTaxDetailsTagsByFilter, async ({ filter, ...moves }, ctx) => {
    const ids = await idsOfAll((cursorPaging) => listDetails(ctx, { filter, cursorPaging }))
    await moveDetailsTags(ctx, ids, moves)
    return { jobId: ctx.newId() }
  })
}
