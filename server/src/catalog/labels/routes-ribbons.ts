import * as contract from '@fairground/contract/stores/ribbons-v-3.ts'
import type { Static } from 'typebox'
import { doneItems } from '../../bulk/done-items.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk, only } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { createLabels, deleteLabels, getOrCreateEach, type LabelChange, updateLabels } from './edit-labels.ts'
import { ribbonKind as kind, type LabelRow, type TellProducts } from './label-kind.ts'
import { countLabels, getLabel, productCounts, queryLabels } from './list-labels.ts'

type Ribbon = Static<typeof contract.Ribbon>
type Fields = readonly string[] | undefined

/** Ribbons as the caller asked to see them. */
async function shower(ctx: Ctx, rows: readonly LabelRow[], fields: Fields): Promise<(row: LabelRow) => Ribbon> {
  const count = await productCounts(ctx, kind, rows, fields?.includes('ASSIGNED_PRODUCT_COUNT') ?? false)
  return (row) => {
    const assignedProductCount = count(row)
    return {
      id: row.id,
      revision: String(row.revision),
      createdDate: row.createdAt.toISOString(),
      updatedDate: row.updatedAt.toISOString(),
      name: row.name,
      ...(assignedProductCount === undefined ? {} : { assignedProductCount }),
    }
  }
}

const one = async (ctx: Ctx, row: LabelRow, fields?: Fields) => ({ ribbon: (await shower(ctx, [row], fields))(row) })

function changeOf(
  { ribbon, fieldMask }: { ribbon: Static<typeof contract.RibbonChanges>; fieldMask?: string },
  at: string,
): LabelChange {
  const { name } = masked(ribbon, fieldMask, contract.RibbonChanges, 'ribbon')
  return { id: ribbon.id, revision: ribbon.revision, name, field: `${at}.name` }
}

const tags = () => ['ribbons']

/** `tell` renames the ribbon on the products that show it. */
export function ribbonRoutes(api: Api, tell: TellProducts): void {
  mount(api, contract.createRibbon, async ({ ribbon }, ctx) =>
    one(ctx, only(await createLabels(ctx, kind, [{ name: ribbon.name, field: 'ribbon.name' }]))),
  )
  mount(
    api,
    contract.getRibbon,
    async ({ ribbonId, fields }, ctx) => one(ctx, await getLabel(ctx, kind, ribbonId), fields),
    {
      cache: ({ ribbonId }) => [`ribbon:${ribbonId.toLowerCase()}`, 'products'],
    },
  )
  mount(api, contract.updateRibbon, async (request, ctx) =>
    one(ctx, only(await updateLabels(ctx, kind, [changeOf(request, 'ribbon')], tell)), request.fields),
  )
  mount(api, contract.deleteRibbon, async ({ ribbonId }, ctx) => {
    only(await deleteLabels(ctx, kind, [ribbonId], tell))
    return {}
  })
  mount(
    api,
    contract.queryRibbons,
    async ({ query = {}, fields }, ctx) => {
      const { rows, paging } = await queryLabels(ctx, kind, query)
      return { ribbons: rows.map(await shower(ctx, rows, fields)), pagingMetadata: paging }
    },
    { cache: ({ fields }) => [...tags(), ...(fields?.length ? ['products'] : [])] },
  )
  mount(api, contract.countRibbons, async ({ filter }, ctx) => ({ count: await countLabels(ctx, kind, filter) }), {
    cache: tags,
  })
  mount(api, contract.getOrCreateRibbon, async ({ ribbonName, fields }, ctx) =>
    one(ctx, only(await getOrCreateEach(ctx, kind, [{ name: ribbonName, field: 'ribbonName' }])), fields),
  )

  mount(api, contract.bulkCreateRibbons, async ({ ribbons, returnEntity }, ctx) => {
    const wanted = ribbons.map(({ name }, i) => ({ name, field: `ribbons[${i}].name` }))
    return answerBulk(await createLabels(ctx, kind, wanted), returnEntity ? await shower(ctx, [], []) : undefined)
  })
  mount(api, contract.bulkUpdateRibbons, async ({ ribbons, returnEntity, fields }, ctx) => {
    const changes = ribbons.map((item, i) => changeOf(item, `ribbons[${i}].ribbon`))
    const outcomes = await updateLabels(ctx, kind, changes, tell)
    const rows = doneItems(outcomes)
    return answerBulk(outcomes, returnEntity ? await shower(ctx, rows, fields) : undefined)
  })
  mount(api, contract.bulkGetOrCreateRibbons, async ({ ribbonNames, fields }, ctx) => {
    const wanted = ribbonNames.map((name, i) => ({ name, field: `ribbonNames[${i}]` }))
    const outcomes = await getOrCreateEach(ctx, kind, wanted)
    const rows = doneItems(outcomes)
    return answerBulk(outcomes, await shower(ctx, rows, fields))
  })
  mount(api, contract.bulkDeleteRibbons, async ({ ribbonIds }, ctx) =>
    answerBulk(await deleteLabels(ctx, kind, ribbonIds, tell)),
  )
}
