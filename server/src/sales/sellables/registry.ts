import type { CatalogReference, ResolveFor, Sellable, SellableKind } from './sellable.ts'

/** Looks up what line items point at, each kind in one call. */
export interface Sellables {
  resolve(references: readonly CatalogReference[], context: ResolveFor): Promise<(Sellable | undefined)[]>
  /** The reference as it is stored for later: of a sellable, or of a thing whose variant is not chosen yet; undefined where there is nothing. */
  keepable(reference: CatalogReference, context: ResolveFor): Promise<CatalogReference | undefined>
}

export function sellableRegistry(kinds: readonly SellableKind[]): Sellables {
  const byApp = new Map(kinds.flatMap((kind) => kind.appIds.map((appId) => [appId, kind] as const)))
  const registry: Sellables = {
    async keepable(reference, context) {
      const [found] = await registry.resolve([reference], context)
      if (found) return found.reference
      if (Object.keys(reference.options ?? {}).length > 0) return undefined
      const [shown] = (await byApp.get(reference.appId)?.shows?.([reference], context)) ?? []
      return shown ? { ...reference, catalogItemId: reference.catalogItemId.toLowerCase() } : undefined
    },
    async resolve(references, context) {
      const found = new Array<Sellable | undefined>(references.length)
      const places = Map.groupBy(references.keys(), (place) => byApp.get(references[place]!.appId))
      for (const [kind, at] of places) {
        if (!kind) continue
        const answers = await kind.resolve(
          at.map((place) => references[place]!),
          context,
        )
        for (const [i, place] of at.entries()) found[place] = answers[i]
      }
      return found
    },
  }
  return registry
}
