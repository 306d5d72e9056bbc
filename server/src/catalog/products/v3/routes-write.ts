import type { ProductRequestedField } from '@fairground/contract/enumerations/catalog.ts'
import type { V3Product } from '@fairground/contract/stores/product-v3.ts'
import * as contract from '@fairground/contract/stores/products-v-3-write.ts'
import type { Static } from 'typebox'
import { isRefused, orRefused } from '../../../bulk/attempt.ts'
import { doneItems } from '../../../bulk/done-items.ts'
import { ApiError, InvalidArgument } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { isUuid } from '../../../ground/ids.ts'
import { message } from '../../../ground/texts/message.ts'
import { answerBulk, type Outcome, only } from '../../../http/bulk-answers.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { itemToWire } from '../../inventory-items/operations.ts'
import { showsCategories } from '../read/cache-tags.ts'
import { loadVariants } from '../read/list-products.ts'
import { findPlacedCategories, findProducts } from '../read/queries.ts'
import { type CatalogDeps, wireContext } from '../read/view.ts'
import { changeEach } from '../write/change-each.ts'
import { deleteProduct, deleteProducts } from '../write/edit-product.ts'
import { permitStock } from './permit-stock.ts'
import { withoutSections, withSections } from './section-moves.ts'
import { sentFields } from './sent-fields.ts'
import { productToWireV3 } from './wire.ts'
import { type ChangedProduct, createV3, updateV3, type Writing, type WrittenProducts } from './write-products.ts'

type Wire = Static<typeof V3Product>
type Fields = readonly ProductRequestedField[]

const SETTABLE = [
  ...['name', 'slug', 'description', 'plainDescription', 'visible', 'visibleInPos', 'media', 'seoData', 'taxGroupId'],
  ...['options', 'modifiers', 'brand', 'infoSections', 'ribbon', 'additionalRibbons', 'mainCategoryId'],
  ...['physicalProperties', 'variantsInfo', 'extendedFields', 'tags', 'subscriptionDetails', 'purchaseEligibility'],
]
const IDENTITY = ['id', 'revision']

const idNotAllowed = new InvalidArgument([
  {
    field: 'products.id',
    description: message('violations.madeByShop'),
    violatedRule: 'OTHER',
    ruleName: 'ID_NOT_ALLOWED_IN_REQUEST',
  },
])
const twice = (field: string) =>
  new InvalidArgument([
    {
      field,
      description: message('violations.productTwice'),
      violatedRule: 'OTHER',
      ruleName: 'DUPLICATE_PRODUCT_IDS_REQUEST',
    },
  ])

/** Writes one product or many, with or without the stock of their variants. */
export function productWriteRoutesV3(api: Api, deps: CatalogDeps): void {
  const answers = writtenAnswers(deps)
  singleRoutes(api, answers)
  bulkRoutes(api, answers)
  deletionRoutes(api)
  sectionRoutes(api, answers)
}

type Answers = ReturnType<typeof writtenAnswers>

/** Responses with the products that were written. */
function writtenAnswers(deps: CatalogDeps) {
  /** Products as they have become, by id: at most three statements, however many. */
  const shown = async (ctx: Ctx, ids: readonly string[], fields: Fields): Promise<Map<string, Wire>> => {
    const rows = ids.length === 0 ? [] : await ctx.db.rows(findProducts, { ids: [...ids] })
    const context = { ...wireContext(ctx, deps, fields.includes('MERCHANT_DATA')), fields, withVariants: true }
    const found = await loadVariants(ctx.db, rows)
    const needsPlaced = rows.length > 0 && showsCategories(fields)
    const placed = needsPlaced ? await ctx.db.rows(findPlacedCategories, { ids: [...ids] }) : []
    const categories = new Map(placed.map((row) => [row.id, row.categories]))
    return new Map(found.map((one) => [one.product.id, productToWireV3(one, context, categories.get(one.product.id))]))
  }
  const one = async (ctx: Ctx, { products }: WrittenProducts, fields: Fields = []): Promise<Wire> => {
    const id = only(products)
    const product = (await shown(ctx, [id], fields)).get(id)
    if (!product) throw new ApiError({ code: 'PRODUCT_NOT_FOUND', productId: id })
    return product
  }
  const many = async (
    ctx: Ctx,
    outcomes: readonly Outcome<string>[],
    { returnEntity = false, fields = [] }: { returnEntity?: boolean; fields?: Fields },
  ) => {
    if (!returnEntity) return answerBulk(outcomes)
    const products = await shown(ctx, doneItems(outcomes), fields)
    return answerBulk(outcomes, (id: string) => products.get(id)!) // written a moment ago, in the same request
  }
  const stock = ({ stock: outcomes }: WrittenProducts, returnEntity = false) =>
    returnEntity ? answerBulk(outcomes, itemToWire) : answerBulk(outcomes)

  const writing = (ctx: Ctx): Writing => ({ ...ctx, publicUrl: deps.publicUrl })
  return { one, many, stock, writing }
}

function singleRoutes(api: Api, { one, stock, writing }: Answers): void {
  mount(api, contract.createProduct, async ({ product, fields }, ctx) => ({
    product: await one(ctx, await createV3(writing(ctx), [product]), fields),
  }))
  mount(api, contract.createProductWithInventory, async ({ product, fields, returnEntity }, ctx) => {
    permitStock(ctx.caller, [product])
    const written = await createV3(writing(ctx), [product])
    return { product: await one(ctx, written, fields), inventoryResults: stock(written, returnEntity) }
  })
  mount(api, contract.updateProduct, async ({ product, fields, fieldMask }, ctx) => ({
    product: await one(ctx, await updateV3(writing(ctx), [sentFields(product, fieldMask, SETTABLE, IDENTITY)]), fields),
  }))
  mount(api, contract.updateProductWithInventory, async ({ product, fields, fieldMask, returnEntity }, ctx) => {
    permitStock(ctx.caller, [product])
    const written = await updateV3(writing(ctx), [sentFields(product, fieldMask, SETTABLE, IDENTITY)])
    return { product: await one(ctx, written, fields), inventoryResults: stock(written, returnEntity) }
  })
}

function bulkRoutes(api: Api, { many, stock, writing }: Answers): void {
  mount(api, contract.bulkCreateProducts, async ({ products, ...answer }, ctx) => {
    if (products.some(({ id }) => id)) throw idNotAllowed
    return many(ctx, (await createV3(writing(ctx), products)).products, answer)
  })
  mount(api, contract.bulkCreateProductsWithInventory, async ({ products, ...answer }, ctx) => {
    if (products.some(({ id }) => id)) throw idNotAllowed
    permitStock(ctx.caller, products)
    const written = await createV3(writing(ctx), products)
    return {
      productResults: await many(ctx, written.products, answer),
      inventoryResults: stock(written, answer.returnEntity),
    }
  })
  mount(api, contract.bulkUpdateProducts, async ({ products, ...answer }, ctx) =>
    many(ctx, (await updateMasked(writing(ctx), products)).products, answer),
  )
  mount(api, contract.bulkUpdateProductsWithInventory, async ({ products, ...answer }, ctx) => {
    permitStock(
      ctx.caller,
      products.map(({ product }) => product),
    )
    const written = await updateMasked(writing(ctx), products)
    return {
      productResults: await many(ctx, written.products, answer),
      inventoryResults: stock(written, answer.returnEntity),
    }
  })
}

function deletionRoutes(api: Api): void {
  mount(api, contract.deleteProduct, async ({ productId }, ctx) => {
    await deleteProduct(ctx, productId)
    return {}
  })
  mount(api, contract.bulkDeleteProducts, async ({ productIds }, ctx) => {
    if (hasTwins(productIds)) throw twice('productIds')
    const gone = await deleteProducts(ctx, productIds.map((id) => id.toLowerCase()).filter(isUuid))
    return answerBulk(
      productIds.map(
        (id): Outcome<string> =>
          gone.has(id.toLowerCase())
            ? { ok: true, id, item: id }
            : { ok: false, id, error: new ApiError({ code: 'PRODUCT_NOT_FOUND', productId: id }) },
      ),
    )
  })
}

function sectionRoutes(api: Api, { many }: Answers): void {
  mount(api, contract.bulkAddInfoSectionsToProducts, async ({ products, infoSectionIds, ...answer }, ctx) => {
    const named = products.map(({ productId, revision }) => ({ id: productId, revision }))
    return many(ctx, await changeEach(ctx, named, await withSections(ctx, infoSectionIds)), answer)
  })
  mount(api, contract.bulkRemoveInfoSectionsFromProducts, async ({ products, infoSectionIds, ...answer }, ctx) => {
    const named = products.map(({ productId, revision }) => ({ id: productId, revision }))
    return many(ctx, await changeEach(ctx, named, withoutSections(infoSectionIds)), answer)
  })
}

const hasTwins = (ids: readonly string[]): boolean => new Set(ids.map((id) => id.toLowerCase())).size < ids.length

/** Each change by itself; a mask that cannot be is its own item's refusal. */
async function updateMasked(
  ctx: Writing,
  changes: readonly { readonly product: ChangedProduct; readonly fieldMask?: string }[],
): Promise<WrittenProducts> {
  if (hasTwins(changes.map(({ product }) => product.id))) throw twice('products.product.id')
  const outcomes = changes.map(({ product, fieldMask }): ChangedProduct | Outcome<string> => {
    const change = orRefused(() => sentFields(product, fieldMask, SETTABLE, IDENTITY))
    return isRefused(change) ? { ok: false, id: product.id, error: change } : change
  })
  const isChange = (one: ChangedProduct | Outcome<string>): one is ChangedProduct => !('ok' in one)
  const written = await updateV3(ctx, outcomes.filter(isChange))
  const done = [...written.products]
  return { products: outcomes.map((one) => (isChange(one) ? done.shift()! : one)), stock: written.stock } // one per change
}
