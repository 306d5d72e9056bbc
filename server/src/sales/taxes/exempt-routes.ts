import * as contract from '@fairground/contract/ecom/tax-exempt-groups.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { idsOfAll } from '../../bulk/ids-of-all.ts'
import { answerBulk } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { MANUAL_CALCULATOR_ID, stamps, type TaxRow } from './documents.ts'
import {
  createExemptGroup,
  createExemptGroups,
  deleteExemptGroup,
  deleteExemptGroups,
  moveExemptGroupTags,
  tagsOf,
  updateExemptGroup,
  updateExemptGroups,
} from './exempt-groups.ts'
import { systemExemptGroups } from './first-taxes.ts'
import { getTax, listTaxes } from './list-taxes.ts'

type Row = TaxRow<'exemptGroup'>

const toWire = (row: Row): Static<typeof contract.TaxExemptGroup> => {
  const { name, namespaces } = row.doc
  const { publicTags, privateTags } = tagsOf(row.doc)
  return {
    ...stamps(row),
    name,
    ...present({ extendedFields: namespaces ? { namespaces: { ...namespaces } } : undefined }),
    tags: { publicTags: { tagIds: publicTags }, privateTags: { tagIds: privateTags } },
  }
}
const one = async (row: Promise<Row>) => ({ taxExemptGroup: toWire(await row) })

interface Masked {
  readonly taxExemptGroup: Static<typeof contract.TaxExemptGroupChanges>
  readonly fieldMask?: string
}

function changeOf({ taxExemptGroup: { id, revision, ...change }, fieldMask }: Masked) {
  return { ...masked(change, fieldMask, contract.TaxExemptGroupChanges, 'taxExemptGroup'), id, revision }
}

/** A change reads the site again, for rates name groups and are held with it. */
const changing = { changesSite: true } as const

export function exemptGroupRoutes(api: Api): void {
  mount(
    api,
    contract.createTaxExemptGroup,
    ({ taxExemptGroup }, ctx) => one(createExemptGroup(ctx, taxExemptGroup)),
    changing,
  )
  mount(api, contract.getTaxExemptGroup, ({ taxExemptGroupId }, ctx) =>
    one(getTax(ctx, 'exemptGroup', taxExemptGroupId)),
  )
  mount(api, contract.updateTaxExemptGroup, (request, ctx) => one(updateExemptGroup(ctx, changeOf(request))), changing)
  mount(
    api,
    contract.deleteTaxExemptGroup,
    async ({ taxExemptGroupId }, ctx) => {
      await deleteExemptGroup(ctx, taxExemptGroupId)
      return {}
    },
    changing,
  )
  mount(api, contract.queryTaxExemptGroups, async ({ query }, ctx) => {
    const { rows, paging } = await listTaxes(ctx, 'exemptGroup', query)
    return { taxExemptGroups: rows.map(toWire), pagingMetadata: paging }
  })
  mount(api, contract.listDefaultTaxExemptGroups, async () => ({
    taxExemptGroups: Object.entries(systemExemptGroups).map(([id, name]) => ({
      id,
      name,
      appId: MANUAL_CALCULATOR_ID,
    })),
  }))
  bulkRoutes(api)
}

function bulkRoutes(api: Api): void {
  mount(
    api,
    contract.bulkCreateTaxExemptGroups,
    async ({ taxExemptGroups, returnEntity }, ctx) =>
      answerBulk(await createExemptGroups(ctx, taxExemptGroups), returnEntity ? toWire : undefined),
    changing,
  )
  mount(
    api,
    contract.bulkUpdateTaxExemptGroups,
    async ({ taxExemptGroups, returnEntity }, ctx) =>
      answerBulk(await updateExemptGroups(ctx, taxExemptGroups.map(changeOf)), returnEntity ? toWire : undefined),
    changing,
  )
  mount(
    api,
    contract.bulkDeleteTaxExemptGroups,
    async ({ taxExemptGroupIds }, ctx) => answerBulk(await deleteExemptGroups(ctx, taxExemptGroupIds)),
    changing,
  )
  mount(api, contract.bulkUpdateTaxExemptGroupTags, async ({ taxExemptGroupIds, ...moves }, ctx) =>
    answerBulk(await moveExemptGroupTags(ctx, taxExemptGroupIds, moves)),
  )
  mount(api, contract.bulkUpdateTaxExemptGroupTagsByFilter, async ({ filter, ...moves }, ctx) => {
    const ids = await idsOfAll((cursorPaging) => listTaxes(ctx, 'exemptGroup', { filter, cursorPaging }))
    await moveExemptGroupTags(ctx, ids, moves)
    return { jobId: ctx.newId() }
  })
}
