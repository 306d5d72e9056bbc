import type { CatalogReference, ResolveFor, Sellable, SellableKind } from './sellable.ts'

/** Looks up what line items point at, each kind asked once. */
export interface Sellables {
  resolve(references: readonly CatalogReference[], context: ResolveFor): Promise<(Sellable | undefined)[]>
}

export function sellableRegistry(kinds: readonly SellableKind[]): Sellables {
  const byApp = new Map(kinds.flatMap((kind) => kind.appIds.map((appId) => [appId, kind] as const)))
  return {
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
}
