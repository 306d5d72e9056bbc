import * as contract from '@fairground/contract/stores/brands-v-3.ts'
import type { Static } from 'typebox'
import { doneItems } from '../../bulk/done-items.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk, only } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { createLabels, deleteLabels, getOrCreateEach, type LabelChange, updateLabels } from './edit-labels.ts'
import { brandKind as kind, type LabelRow, type TellProducts } from './label-kind.ts'
import { countLabels, getLabel, productCounts, queryLabels } from './list-labels.ts'

type Brand = Static<typeof contract.Brand>
type Fields = readonly string[] | undefined

/** Brands as the caller asked to see them. */
async function shower(ctx: Ctx, rows: readonly LabelRow[], fields: Fields): Promise<(row: LabelRow) => Brand> {
  const count = await productCounts(ctx, kind, rows, fields?.includes('ASSIGNED_PRODUCTS_COUNT') ?? false)
  return (row) => {
    const assignedProductsCount = count(row)
    return {
      id: row.id,
      revision: String(row.revision),
      createdDate: row.createdAt.toISOString(),
      updatedDate: row.updatedAt.toISOString(),
      name: row.name,
      ...(assignedProductsCount === undefined ? {} : { assignedProductsCount }),
    }
  }
}

const one = async (ctx: Ctx, row: LabelRow, fields?: Fields) => ({ brand: (await shower(ctx, [row], fields))(row) })

function changeOf(
  { brand, fieldMask }: { brand: Static<typeof contract.BrandChanges>; fieldMask?: string },
  at: string,
): LabelChange {
  const { name } = masked(brand, fieldMask, contract.BrandChanges, 'brand')
  return { id: brand.id, revision: brand.revision, name, field: `${at}.name` }
}

const tags = () => ['brands']

/** `tell` renames the brand on the products that show it. */
export function brandRoutes(api: Api, tell: TellProducts): void {
  mount(api, contract.createBrand, async ({ brand }, ctx) =>
    one(ctx, only(await createLabels(ctx, kind, [{ name: brand.name, field: 'brand.name' }]))),
  )
  mount(
    api,
    contract.getBrand,
    async ({ brandId, fields }, ctx) => one(ctx, await getLabel(ctx, kind, brandId), fields),
    {
      cache: ({ brandId }) => [`brand:${brandId.toLowerCase()}`, 'products'],
    },
  )
  mount(api, contract.updateBrand, async (request, ctx) =>
    one(ctx, only(await updateLabels(ctx, kind, [changeOf(request, 'brand')], tell)), request.fields),
  )
  mount(api, contract.deleteBrand, async ({ brandId }, ctx) => {
    only(await deleteLabels(ctx, kind, [brandId], tell))
    return {}
  })
  mount(
    api,
    contract.queryBrands,
    async ({ query = {}, fields }, ctx) => {
      const { rows, paging } = await queryLabels(ctx, kind, query)
      return { brands: rows.map(await shower(ctx, rows, fields)), pagingMetadata: paging }
    },
    { cache: ({ fields }) => [...tags(), ...(fields?.length ? ['products'] : [])] },
  )
  mount(api, contract.countBrands, async ({ filter }, ctx) => ({ count: await countLabels(ctx, kind, filter) }), {
    cache: tags,
  })
  mount(api, contract.getOrCreateBrand, async ({ brandName, fields }, ctx) =>
    one(ctx, only(await getOrCreateEach(ctx, kind, [{ name: brandName, field: 'brandName' }])), fields),
  )

  mount(api, contract.bulkCreateBrands, async ({ brands, returnEntity }, ctx) => {
    const wanted = brands.map(({ name }, i) => ({ name, field: `brands[${i}].name` }))
    return answerBulk(await createLabels(ctx, kind, wanted), returnEntity ? await shower(ctx, [], []) : undefined)
  })
  mount(api, contract.bulkUpdateBrands, async ({ brands, returnEntity, fields }, ctx) => {
    const changes = brands.map((item, i) => changeOf(item, `brands[${i}].brand`))
    const outcomes = await updateLabels(ctx, kind, changes, tell)
    const rows = doneItems(outcomes)
    return answerBulk(outcomes, returnEntity ? await shower(ctx, rows, fields) : undefined)
  })
  mount(api, contract.bulkGetOrCreateBrands, async ({ brandNames, fields }, ctx) => {
    const wanted = brandNames.map((name, i) => ({ name, field: `brandNames[${i}]` }))
    const outcomes = await getOrCreateEach(ctx, kind, wanted)
    const rows = doneItems(outcomes)
    return answerBulk(outcomes, await shower(ctx, rows, fields))
  })
  mount(api, contract.bulkDeleteBrands, async ({ brandIds }, ctx) =>
    answerBulk(await deleteLabels(ctx, kind, brandIds, tell)),
  )
}
