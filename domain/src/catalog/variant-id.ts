/** What the wire calls the one variant of a product whose variants are not managed (BEHAVIOUR, Store). */
export const ZERO_VARIANT_ID = '00000000-0000-0000-0000-000000000000'

/** `variantIds` in their stable order; a product without managed variants has exactly one. */
export type ProductVariants = { managesVariants: boolean; variantIds: readonly string[] }

/** The id that generation 1 shows for a variant. */
export function variantIdOnWire({ managesVariants }: ProductVariants, variantId: string): string {
  return managesVariants ? variantId : ZERO_VARIANT_ID
}

/**
 * The stored variant that a caller means. No id and the all-zero id both mean the variant of a product without managed
 * variants; its own id works too. With managed variants only an id of theirs does.
 */
export function resolveVariantId(
  { managesVariants, variantIds }: ProductVariants,
  asked: string | null | undefined,
): string | undefined {
  const unnamed = asked === undefined || asked === null || asked === '' || asked === ZERO_VARIANT_ID
  if (unnamed) return managesVariants ? undefined : variantIds[0]
  return variantIds.find((id) => id === asked.toLowerCase())
}
