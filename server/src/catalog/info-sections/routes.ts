import * as contract from '@fairground/contract/stores/info-sections-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { doneItems } from '../../bulk/done-items.ts'
import { countMatching, cursorPage } from '../../db/pages.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { pageHtml } from '../../ground/html/rich-content.ts'
import { answerBulk, only } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { assignedCounts } from '../assigned-products/assigned-counts.ts'
import {
  createSections,
  deleteEach,
  getOrCreateSections,
  notFound,
  type ProductsOfSections,
  updateSections,
} from './edit-sections.ts'
import { findSections, type SectionRow, sectionColumns } from './queries.ts'

const spec: QuerySpec = {
  from: 'info_sections s',
  site: 's.site_id',
  columns: sectionColumns,
  tieBreak: { sql: 's.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'uniqueName' }],
  fields: {
    id: { sql: 's.id', type: 'uuid' },
    uniqueName: { sql: 's.unique_name', type: 'text', sortable: true },
    title: { sql: 's.title', type: 'text', sortable: true },
    createdDate: { sql: 's.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 's.updated_at', type: 'timestamptz', sortable: true },
  },
}

type InfoSection = Static<typeof contract.InfoSection>
type Fields = readonly string[] | undefined

/** Sections with the fields that the caller asks for. */
async function shower(
  { db }: Ctx,
  products: ProductsOfSections,
  rows: readonly SectionRow[],
  fields: Fields,
): Promise<(row: SectionRow) => InfoSection> {
  const count = await assignedCounts(db, products, rows, fields)
  return (row) => ({
    id: row.id,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    uniqueName: row.uniqueName,
    title: row.title,
    description: { ...row.doc.description },
    plainDescription: pageHtml(row.doc.description, row.doc.html),
    ...present({ assignedProductsCount: count ? count(row) : undefined }),
  })
}

type Changes = Static<typeof contract.InfoSectionChanges>

/** A mask never takes away the id and the revision. */
const changeOf = ({ infoSection, fieldMask }: { infoSection: Changes; fieldMask?: string }): Changes => ({
  ...masked(infoSection, fieldMask, contract.InfoSectionChanges, 'infoSection'),
  id: infoSection.id,
  revision: infoSection.revision,
})

const tags = ({ fields }: { fields?: readonly string[] }) => ['info_sections', ...(fields?.length ? ['products'] : [])]

export function infoSectionRoutes(api: Api, products: ProductsOfSections): void {
  const one = async (ctx: Ctx, row: SectionRow, fields?: Fields) => ({
    infoSection: (await shower(ctx, products, [row], fields))(row),
  })
  mount(api, contract.createInfoSection, async ({ infoSection }, ctx) =>
    one(ctx, only(await createSections(ctx, [infoSection], () => 'infoSection'))),
  )
  mount(
    api,
    contract.getInfoSection,
    async ({ infoSectionId, fields }, ctx) => {
      const [row] = await ctx.db.rows(findSections, { ids: [infoSectionId] })
      if (!row) throw notFound(infoSectionId)
      return one(ctx, row, fields)
    },
    { cache: tags },
  )
  mount(api, contract.updateInfoSection, async (request, ctx) => {
    const outcomes = await updateSections(ctx, [changeOf(request)], () => 'infoSection', products)
    return one(ctx, only(outcomes), request.fields)
  })
  mount(api, contract.deleteInfoSection, async ({ infoSectionId }, ctx) => {
    only(await deleteEach(ctx, [infoSectionId], products))
    return {}
  })
  mount(
    api,
    contract.queryInfoSections,
    async ({ query = {}, fields }, ctx) => {
      const scope = { db: ctx.db, cursors: ctx.cursors, now: ctx.now }
      const { rows, paging } = await cursorPage<SectionRow>(spec, query, scope)
      return { infoSections: rows.map(await shower(ctx, products, rows, fields)), pagingMetadata: paging }
    },
    { cache: tags },
  )
  mount(
    api,
    contract.countInfoSections,
    async ({ filter }, { db }) => ({ count: await countMatching(spec, filter, { db, at: '' }) }),
    { cache: () => ['info_sections'] },
  )
  mount(api, contract.getOrCreateInfoSection, async ({ infoSection, fields }, ctx) =>
    one(ctx, only(await getOrCreateSections(ctx, [infoSection], () => 'infoSection')), fields),
  )

  mount(api, contract.bulkCreateInfoSections, async ({ infoSections, returnEntity }, ctx) => {
    const outcomes = await createSections(ctx, infoSections, (i) => `infoSections[${i}]`)
    return answerBulk(outcomes, returnEntity ? await shower(ctx, products, [], []) : undefined)
  })
  mount(api, contract.bulkUpdateInfoSections, async ({ infoSections, returnEntity, fields }, ctx) => {
    const changes = infoSections.map(changeOf)
    const outcomes = await updateSections(ctx, changes, (i) => `infoSections[${i}].infoSection`, products)
    const rows = doneItems(outcomes)
    return answerBulk(outcomes, returnEntity ? await shower(ctx, products, rows, fields) : undefined)
  })
  mount(api, contract.bulkGetOrCreateInfoSections, async ({ infoSections, fields }, ctx) => {
    const outcomes = await getOrCreateSections(ctx, infoSections, (i) => `infoSections[${i}]`)
    const rows = doneItems(outcomes)
    return answerBulk(outcomes, await shower(ctx, products, rows, fields))
  })
  mount(api, contract.bulkDeleteInfoSections, async ({ infoSectionIds }, ctx) =>
    answerBulk(await deleteEach(ctx, infoSectionIds, products)),
  )
}
