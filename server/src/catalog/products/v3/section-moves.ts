import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { sectionsOf } from '../../info-sections/operations.ts'
import type { Next } from '../write/change-each.ts'

/** Wire: `V3Product.infoSections`. */
const MAX_SECTIONS = 20

/** Puts sections behind those that a product shows; throws INFO_SECTION_ERROR_OCCURRED for one that does not exist. */
export async function withSections(ctx: Pick<Ctx, 'db'>, infoSectionIds: readonly string[]): Promise<Next> {
  const known = await sectionsOf(ctx.db, infoSectionIds)
  const unknown = infoSectionIds.find((id) => !known.has(id))
  if (unknown !== undefined) throw new ApiError({ code: 'INFO_SECTION_ERROR_OCCURRED', infoSectionId: unknown })
  return (state) => {
    const ids = [...new Set([...state.infoSectionIds, ...infoSectionIds])]
    return ids.length > MAX_SECTIONS
      ? new ApiError({ code: 'TOO_MANY_INFO_SECTIONS_ERROR', limit: MAX_SECTIONS })
      : { ...state, infoSectionIds: ids }
  }
}

export function withoutSections(infoSectionIds: readonly string[]): Next {
  const gone = new Set(infoSectionIds)
  return (state) => ({ ...state, infoSectionIds: state.infoSectionIds.filter((id) => !gone.has(id)) })
}
