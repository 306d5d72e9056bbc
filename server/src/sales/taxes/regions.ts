import { MAX_TAX_REGIONS, type TaxRegionChanges } from '@fairground/contract/ecom/tax-regions.ts'
import { fullSubdivision } from '@fairground/domain/delivery/regions.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { isSubdivision } from '../../ground/places.ts'
import type { Site } from '../../ground/site.ts'
import { message } from '../../ground/texts/message.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { accountAt, automaticCalculator } from '../automatic-taxes/calculators.ts'
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

/** A calculator that is not set up stays with the region that has it, and is given to no other. */
function calculatorOf(
  before: RegionDoc | undefined,
  appId: string | undefined,
  site: Site | undefined,
): string | undefined {
  if (appId === undefined || appId === before?.calculator) return before?.calculator
  if (appId === MANUAL_CALCULATOR_ID) return undefined
  const calculator = automaticCalculator(appId)
  if (!site || !calculator || accountAt(site, calculator) === undefined)
    throw new ApiError({ code: 'CALCULATOR_ID_NOT_FOUND', appId })
  return appId
}

/** The document after a change. A region that moves to another country leaves its part behind. */
function changed(before: RegionDoc | undefined, change: RegionChange, site?: Site): RegionDoc {
  const { country = before?.country ?? '', subdivision, appId, taxIncludedInPrice } = change
  const part = subdivision ?? (country === before?.country ? before.subdivision : undefined) ?? ''
  return {
    country,
    ...present({
      subdivision: subdivisionOf(country, part),
      included: taxIncludedInPrice ?? before?.included,
      calculator: calculatorOf(before, appId, site),
    }),
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

/** Makes one of a setup under way of being changed. Without the site it has no calculator outside. */
export function addRegionTo(draft: TaxDraft, change: RegionChange, site?: Site): TaxRow<'region'> {
  const row = draft.create('region', changed(undefined, change, site))
  assertOnly(draft, row)
  assertRoom(draft, 'region', MAX_TAX_REGIONS)
  return row
}

export const createRegion = (ctx: Ctx, change: RegionChange): Promise<TaxRow<'region'>> =>
  changeTaxes(ctx, (draft) => addRegionTo(draft, change, ctx.site))

export const createRegions = (ctx: Ctx, changes: readonly RegionChange[]): Promise<Outcome<TaxRow<'region'>>[]> =>
  changeTaxes(ctx, (draft) =>
    eachOf(
      draft,
      changes,
      (within, change) => addRegionTo(within, change, ctx.site),
      () => undefined,
    ),
  )

export const updateRegion = (
  ctx: Ctx,
  { id, revision }: { readonly id: string; readonly revision: string },
  change: RegionChange,
): Promise<TaxRow<'region'>> =>
  changeTaxes(ctx, (draft) => {
    const before = draft.get('region', id, revision)
    const row = draft.update(before, changed(before.doc, change, ctx.site))
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
