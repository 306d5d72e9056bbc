import type { Api } from '../../http/mount.ts'
import { productAnswers } from './read/product-answers.ts'
import type { DropsOfReads } from './read/remembered.ts'
import type { CatalogDeps } from './read/view.ts'
import { productRoutesV1 } from './v1/routes.ts'
import { productRoutesV3 } from './v3/routes.ts'

/** Both generations of the catalogue, over the same products as they were last written. */
export function productRoutes(api: Api, deps: CatalogDeps, cache: DropsOfReads): void {
  const answers = productAnswers(cache)
  productRoutesV1(api, deps, answers)
  productRoutesV3(api, deps, answers)
}
