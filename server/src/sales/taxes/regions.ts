import { MAX_TAX_REGIONS, type TaxRegionChanges } from '@fairground/contract/ecom/tax-regions.ts'
import { fullSubdivision } from '@fairground/domain/delivery/regions.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { isSubdivision } from '../../ground/places.ts'
import { message } from '../../ground/texts/message.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { eachOf } from '../setup/setup-draft.ts'
import { assertRoom, changeTaxes, type TaxDraft } from './change-taxes.ts'
import { MANUAL_CALCULATOR_ID, type RegionDoc, type TaxRow } from './documents.ts'

export type RegionChange = Omit<Partial<Static<typeof TaxRegionChanges>>, 'id' | 'revision'>

const ISO_PART = /^[A-Z]{2}-[A-Z0-9]{1,3}$/

function subdivisionOf(country: string, given: string): string | undefined {
  const text = given.trim()
  if (text === '') return undefined
  const full = fullSubdivision(country, text)
  if (!ISO_PART.test(full)) throw new ApiError({ code: 'INVALID_SUBDIVISION_FORMAT', subdivision: given })
  if (!isSubdivision(country, full))
    throw new ApiError({ code: 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY', country, subdivision: given })
  return full
}

/** The document after a change. A region that moves to another country leaves its part behind. */
function changed(before: RegionDoc | undefined, change: RegionChange): RegionDoc {
  const { country = before?.country ?? '', subdivision, appId, taxIncludedInPrice } = change
  if (appId !== undefined && appId !== MANUAL_CALCULATOR_ID)
    throw new ApiError({ code: 'CALCULATOR_ID_NOT_FOUND', appId })
  const part = subdivision ?? (country === before?.country ? before.subdivision : undefined) ?? ''
  return {
    country,
    ...present({ subdivision: subdivisionOf(country, part), included: taxIncludedInPrice ?? before?.included }),
  }
}

function assertOnly(draft: TaxDraft, { id, doc }: TaxRow<'region'>): void {
  const same = draft.setup
    .all('region')
    .some((one) => one.id !== id && one.doc.country === doc.country && one.doc.subdivision === doc.subdivision)
  if (!same) return
  const place = doc.subdivision ?? doc.country
  const reasonForConflict = message('refusals-staff.taxRegionExists', { place })
  throw new ApiError({ code: 'ALREADY_EXISTS', reasonForConflict }, (t) =>
    t('refusals-staff.taxRegionExists', { place }),
  )
}

/** Makes one of a setup under way of being changed. */
export function addRegionTo(draft: TaxDraft, change: RegionChange): TaxRow<'region'> {
  const row = draft.create('region', changed(undefined, change))
  assertOnly(draft, row)
  assertRoom(draft, 'region', MAX_TAX_REGIONS)
  return row
}

export const createRegion = (ctx: Ctx, change: RegionChange): Promise<TaxRow<'region'>> =>
  changeTaxes(ctx, (draft) => addRegionTo(draft, change))

export const createRegions = (ctx: Ctx, changes: readonly RegionChange[]): Promise<Outcome<TaxRow<'region'>>[]> =>
  changeTaxes(ctx, (draft) => eachOf(draft, changes, addRegionTo, () => undefined))

export const updateRegion = (
  ctx: Ctx,
  { id, revision }: { readonly id: string; readonly revision: string },
  change: RegionChange,
): Promise<TaxRow<'region'>> =>
  changeTaxes(ctx, (draft) => {
    const before = draft.get('region', id, revision)
    const row = draft.update(before, changed(before.doc, change))
    assertOnly(draft, row)
    return row
  })

/** Its rates go with it. */
export const deleteRegion = (ctx: Ctx, id: string): Promise<void> =>
  changeTaxes(ctx, (draft) => {
    const row = draft.get('region', id)
    for (const rate of draft.setup.all('rate')) if (rate.doc.regionId === row.id) draft.remove(rate)
    draft.remove(row)
  })
