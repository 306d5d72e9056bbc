import {
  type bulkAssignExemptOverrides,
  type bulkUnassignExemptOverrides,
  MAX_TAX_MAPPINGS,
  MAX_TAXES_PER_GROUP,
  type ManualTaxMappingChanges,
} from '@fairground/contract/ecom/manual-tax-mappings.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { parseFraction, rateOf } from '@fairground/domain/rate.ts'
import type { ExemptRate } from '@fairground/domain/tax/tax-table.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { type NamespaceChange, withNamespace } from '../setup/namespaces.ts'
import { eachOf } from '../setup/setup-draft.ts'
import { assertRoom, changeTaxes, type TaxDraft, taxNotFound } from './change-taxes.ts'
import type { RateDoc, TaxRow } from './documents.ts'

export type RateChange = Omit<Partial<Static<typeof ManualTaxMappingChanges>>, 'id' | 'revision'>

const digitsOf = (taxRate: string): string => String(rateOf(parseFraction(taxRate)))

function changed(before: RateDoc | undefined, change: RateChange): RateDoc {
  const { taxGroupId, taxRegionId, taxRate, taxName, taxType, jurisdiction, jurisdictionType, compound } = change
  const description = change.description === undefined ? before?.description : change.description || undefined
  return {
    groupId: taxGroupId ?? before?.groupId ?? '',
    regionId: taxRegionId ?? before?.regionId ?? '',
    rate: taxRate === undefined ? (before?.rate ?? '0') : digitsOf(taxRate),
    name: taxName ?? before?.name ?? '',
    type: taxType ?? before?.type ?? '',
    jurisdiction: jurisdiction ?? before?.jurisdiction ?? '',
    jurisdictionType: jurisdictionType ?? before?.jurisdictionType ?? 'UNDEFINED',
    ...present({
      compound: (compound ?? before?.compound) || undefined,
      description,
      exempt: change.exemptRates ? exemptRates(change.exemptRates) : before?.exempt,
      namespaces: change.extendedFields?.namespaces ?? before?.namespaces,
    }),
  }
}

/** One for each group, the last that is given. */
const exemptRates = (given: NonNullable<RateChange['exemptRates']>): ExemptRate[] => {
  const rates = given.map(({ taxExemptGroupId, taxRate }): [string, string] => [taxExemptGroupId, digitsOf(taxRate)])
  return [...new Map(rates)].map(([groupId, rate]) => ({ groupId, rate }))
}

/** Group and region exist, no two taxes there are the same, and they are not too many. */
function assertFits(draft: TaxDraft, { id, doc }: TaxRow<'rate'>): void {
  if (!draft.setup.find('group', doc.groupId)) throw taxNotFound('group', doc.groupId)
  if (!draft.setup.find('region', doc.regionId)) throw taxNotFound('region', doc.regionId)
  for (const { groupId } of doc.exempt ?? [])
    if (!draft.setup.find('exemptGroup', groupId)) throw taxNotFound('exemptGroup', groupId)
  const others = draft.setup
    .all('rate')
    .filter((one) => one.id !== id && one.doc.groupId === doc.groupId && one.doc.regionId === doc.regionId)
  const isSame = (one: RateDoc) =>
    one.name === doc.name && one.jurisdiction === doc.jurisdiction && one.jurisdictionType === doc.jurisdictionType
  if (others.some((one) => isSame(one.doc))) throw new ApiError({ code: 'MANUAL_TAX_MAPPING_ALREADY_EXISTS' })
  if (others.length >= MAX_TAXES_PER_GROUP)
    throw new ApiError({ code: 'LIMIT_REACHED', threshold: MAX_TAXES_PER_GROUP })
}

/** Makes one of a setup under way of being changed. */
export function addRateTo(draft: TaxDraft, change: RateChange): TaxRow<'rate'> {
  const row = draft.create('rate', changed(undefined, change))
  assertFits(draft, row)
  assertRoom(draft, 'rate', MAX_TAX_MAPPINGS)
  return row
}

export const createRate = (ctx: Ctx, change: RateChange): Promise<TaxRow<'rate'>> =>
  changeTaxes(ctx, (draft) => addRateTo(draft, change))

export const createRates = (ctx: Ctx, changes: readonly RateChange[]): Promise<Outcome<TaxRow<'rate'>>[]> =>
  changeTaxes(ctx, (draft) => eachOf(draft, changes, addRateTo, () => undefined))

export const updateRate = (
  ctx: Ctx,
  { id, revision }: { readonly id: string; readonly revision: string },
  change: RateChange,
): Promise<TaxRow<'rate'>> =>
  changeTaxes(ctx, (draft) => {
    const before = draft.get('rate', id, revision)
    const row = draft.update(before, changed(before.doc, change))
    assertFits(draft, row)
    return row
  })

export const deleteRate = (ctx: Ctx, id: string): Promise<void> =>
  changeTaxes(ctx, (draft) => draft.remove(draft.get('rate', id)))

/** Null takes the namespace away. */
export const setNamespace = (
  ctx: Ctx,
  { id, ...change }: NamespaceChange & { readonly id: string },
): Promise<TaxRow<'rate'>> =>
  changeTaxes(ctx, (draft) => {
    const row = draft.get('rate', id)
    return draft.update(row, { ...row.doc, namespaces: withNamespace(row.doc.namespaces, change) })
  })

interface Override {
  readonly manualTaxMappingId: string
  readonly exempt: (before: readonly ExemptRate[]) => readonly ExemptRate[]
}

/** Changes what exempt groups pay at rates, each rate by itself. */
const overrideRates = (ctx: Ctx, overrides: readonly Override[]): Promise<Outcome<TaxRow<'rate'>>[]> =>
  changeTaxes(ctx, (draft) => {
    const change = (_: TaxDraft, { manualTaxMappingId, exempt }: Override) => {
      const before = draft.get('rate', manualTaxMappingId)
      const row = draft.update(before, { ...before.doc, exempt: exempt(before.doc.exempt ?? []) })
      assertFits(draft, row)
      return row
    }
    return eachOf(draft, overrides, change, ({ manualTaxMappingId }) => manualTaxMappingId)
  })

type Assigning = RequestOf<typeof bulkAssignExemptOverrides>['assignOverrides']

export const assignOverrides = (ctx: Ctx, assigning: Assigning): Promise<Outcome<TaxRow<'rate'>>[]> =>
  overrideRates(
    ctx,
    assigning.map(({ manualTaxMappingId, exemptGroupOverrides }) => {
      const given = exemptGroupOverrides.map(({ exemptGroupId, rate }) => ({
        taxExemptGroupId: exemptGroupId,
        taxRate: rate,
      }))
      const rates = exemptRates(given)
      const isGiven = ({ groupId }: ExemptRate) => rates.some((one) => one.groupId === groupId)
      return { manualTaxMappingId, exempt: (before) => [...before.filter((one) => !isGiven(one)), ...rates] }
    }),
  )

type Unassigning = RequestOf<typeof bulkUnassignExemptOverrides>['unassignOverrides']

export const unassignOverrides = (ctx: Ctx, unassigning: Unassigning): Promise<Outcome<TaxRow<'rate'>>[]> =>
  overrideRates(
    ctx,
    unassigning.map(({ manualTaxMappingId, exemptGroupIds }) => {
      const gone = new Set(exemptGroupIds)
      return { manualTaxMappingId, exempt: (before) => before.filter(({ groupId }) => !gone.has(groupId)) }
    }),
  )
