import { Product } from '@fairground/contract/stores/product.ts'
import * as contract from '@fairground/contract/stores/products.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { writer } from '../../../http/written.ts'
import { seesHidden } from '../../visibility/sees-hidden.ts'
import { namedByDescription } from '../model/choices.ts'
import { productListTags, productTags } from '../read/cache-tags.ts'
import { type CatalogProduct, shownTo } from '../read/catalog-product.ts'
import { getCatalogProduct, getVersionedProduct } from '../read/find-product.ts'
import { fieldWriter, type ProductAnswers } from '../read/product-answers.ts'
import type { ProductView } from '../read/product-texts.ts'
import { type CatalogDeps, wireContext } from '../read/view.ts'
import { createProduct } from '../write/create-products.ts'
import { deleteProduct, editProduct, updateProduct } from '../write/edit-product.ts'
import { withFields } from '../write/product-state.ts'
import { adjustProperties, setProperties } from './bulk-change.ts'
import { addMedia, addMediaToChoices, removeMedia, removeMediaFromChoices } from './edit-media.ts'
import { listedProducts } from './list-products.ts'
import { listStoreVariants } from './list-variants.ts'
import { optionsAvailability } from './options-availability.ts'
import { resetVariants, updateVariants } from './update-variants.ts'
import { productToWire, storeVariantToWire, variantToWire } from './wire.ts'
import { changeFromWire } from './wire-write.ts'

/** Catalogue 1: the same products for clients of the older generation. */
export function productRoutesV1(api: Api, deps: CatalogDeps, answers: ProductAnswers): void {
  writeRoutes(api, deps)
  readRoutes(api, deps, answers)
  variantRoutes(api, deps)
  mediaRoutes(api, deps)
}

function writeRoutes(api: Api, deps: CatalogDeps): void {
  const answer = async (ctx: Ctx, id: string) => ({
    product: productToWire(await getCatalogProduct(ctx, id), wireContext(ctx, deps, true)),
  })
  mount(api, contract.createProduct, async ({ product }, ctx) => {
    const { id } = await createProduct(
      ctx,
      (blank) => changeFromWire(product, blank, ctx.site.currency),
      product.slug ?? undefined,
    )
    return answer(ctx, id)
  })
  mount(api, contract.updateProduct, async ({ product: { id, ...fields } }, ctx) => {
    await updateProduct(ctx, id, fields.slug, (before) => changeFromWire(fields, before, ctx.site.currency))
    return answer(ctx, id)
  })
  mount(api, contract.deleteProduct, async ({ id }, ctx) => {
    await deleteProduct(ctx, id)
    return {}
  })
  mount(api, contract.bulkUpdateProductsProperty, ({ ids, set }, ctx) => setProperties(ctx, ids, set))
  mount(api, contract.bulkAdjustProductProperty, ({ ids, adjust }, ctx) => adjustProperties(ctx, ids, adjust))
}

function readRoutes(api: Api, deps: CatalogDeps, answers: ProductAnswers): void {
  const writeProduct = writer(Product)
  const writePaging = fieldWriter(contract.queryProducts.response, 'metadata')
  const viewOf = (ctx: Ctx, withCosts: boolean): ProductView => {
    const context = wireContext(ctx, deps, withCosts)
    return {
      key: `v1 ${context.currency} ${context.locale} ${context.merchant} ${context.seesHidden} ${context.showIn?.code} ${context.showIn?.rate}`,
      write: (found) => writeProduct(productToWire(found, context)),
    }
  }

  mount(
    api,
    contract.getProduct,
    async ({ id, includeMerchantSpecificData = false }, ctx) =>
      answers.one(
        ctx,
        await getVersionedProduct(ctx, id, { known: answers.known }),
        viewOf(ctx, includeMerchantSpecificData),
      ),
    { cache: (_, response) => productTags(response) },
  )

  mount(
    api,
    contract.queryProducts,
    async ({ query = {} }, ctx) => {
      const { rows, paging, collection } = await listedProducts(ctx, answers, query)
      const written = { name: 'metadata', write: writePaging, value: paging }
      return answers.list(ctx, rows, viewOf(ctx, false), { ...written, tags: collection ? ['collections'] : [] })
    },
    { cache: (_, response) => productListTags(response) },
  )
}

function variantRoutes(api: Api, deps: CatalogDeps): void {
  const wired = (ctx: Ctx, { product, variants }: CatalogProduct, withCosts: boolean) =>
    variants.map((variant) => variantToWire(product, variant, wireContext(ctx, deps, withCosts)))

  mount(api, contract.updateProductVariants, async ({ id, variants }, ctx) => {
    await updateVariants(ctx, id, variants)
    return { variants: wired(ctx, await getCatalogProduct(ctx, id), true) }
  })
  mount(api, contract.resetAllProductVariantData, async ({ id }, ctx) => {
    await resetVariants(ctx, id)
    return {}
  })
  mount(api, contract.queryProductVariants, async (request, ctx) => {
    const found = await getCatalogProduct(ctx, request.id)
    const { offset = 0, limit = 100 } = request.paging ?? {}
    const choices = Object.entries(namedByDescription(found.product.doc, request.choices ?? {}))
    const matching = shownTo(found, { seesHidden: seesHidden(ctx.caller) }).variants.filter(
      (v) =>
        (!request.variantIds?.length || request.variantIds.includes(v.variantId)) &&
        (!found.product.manageVariants || choices.every(([option, choice]) => v.choices[option] === choice)),
    )
    const page = matching.slice(offset, request.paging ? offset + limit : undefined)
    return {
      variants: wired(ctx, { ...found, variants: page }, request.includeMerchantSpecificData ?? false),
      metadata: { items: page.length, offset },
      totalResults: matching.length,
    }
  })
  mount(api, contract.getProductOptionsAvailability, async ({ id, options = {} }, ctx) =>
    optionsAvailability(await getCatalogProduct(ctx, id), options, wireContext(ctx, deps, false)),
  )
  mount(api, contract.queryStoreVariants, async ({ query = {} }, ctx) => listStoreVariants(ctx, query))
  mount(api, contract.getStoreVariant, async ({ id }, ctx) => {
    const notFound = new ApiError({ code: 'VARIANT_NOT_FOUND', variantId: id })
    const found = await getCatalogProduct(ctx, id.slice(0, 36)).catch((error: unknown) => {
      throw error instanceof ApiError ? notFound : error
    })
    const { product, variants } = shownTo(found, { seesHidden: seesHidden(ctx.caller) })
    const variant = variants.find((v) => v.variantId === id.slice(37))
    if (!variant) throw notFound
    return { variant: storeVariantToWire(product, variant) }
  })
}

function mediaRoutes(api: Api, { publicUrl }: CatalogDeps): void {
  mount(api, contract.addProductMedia, async ({ id, media }, ctx) => {
    await addMedia(ctx, id, media, publicUrl)
    return {}
  })
  mount(api, contract.removeProductMedia, async ({ id, mediaIds = [] }, ctx) => {
    await removeMedia(ctx, id, mediaIds)
    return {}
  })
  mount(api, contract.addProductMediaToChoices, async ({ id, media }, ctx) => {
    await addMediaToChoices(ctx, id, media)
    return {}
  })
  mount(api, contract.removeProductMediaFromChoices, async ({ id, media }, ctx) => {
    await removeMediaFromChoices(ctx, id, media)
    return {}
  })
  mount(api, contract.deleteProductOptions, async ({ id }, ctx) => {
    await editProduct(ctx, id, (state) =>
      withFields(state, { ...state, manageVariants: false, doc: { ...state.doc, options: [] } }, ctx.newId),
    )
    return {}
  })
  mount(api, contract.removeBrand, async ({ id }, ctx) => {
    await editProduct(ctx, id, (state) => ({ ...state, brand: null }))
    return {}
  })
  mount(api, contract.removeRibbon, async ({ id }, ctx) => {
    await editProduct(ctx, id, (state) => ({ ...state, ribbon: null }))
    return {}
  })
}
