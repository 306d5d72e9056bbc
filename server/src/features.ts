import type { Capabilities } from './assemble.ts'
import type { Api } from './http/mount.ts'
import { tokenRoutes } from './identity/tokens/routes.ts'
import { type Sellables, sellableRegistry } from './sellables/registry.ts'

export interface Features {
  readonly sellables: Sellables
}

/** Every feature, mounted with the capabilities it uses. The order means nothing. */
export function mountFeatures(api: Api, { directory, tokens }: Capabilities): Features {
  const sellables = sellableRegistry([])
  tokenRoutes(api, { directory, tokens })
  return { sellables }
}
