import * as contract from '@fairground/contract/stores/catalog-imports-v-3.ts'
import { answerBulk } from '../../http/bulk-answers.ts'
import { type Api, mount } from '../../http/mount.ts'
import { permitStock } from '../products/v3/permit-stock.ts'
import { addProducts, createImport, submit } from './open-import.ts'

export function catalogImportRoutes(api: Api): void {
  mount(api, contract.createCatalogImport, async (_, ctx) => {
    const { id, createdAt } = await createImport(ctx)
    return { catalogImport: { id, createdDate: createdAt.toISOString() } }
  })
  mount(api, contract.addProductsToImport, async ({ catalogImportId, products }, ctx) => {
    permitStock(
      ctx.caller,
      products.map(({ product }) => product),
    )
    return answerBulk(await addProducts(ctx, catalogImportId, products))
  })
  mount(api, contract.submitCatalogImport, ({ catalogImportId }, ctx) => submit(ctx, catalogImportId))
}
