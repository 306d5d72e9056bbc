import * as mappings from '@fairground/contract/ecom/manual-tax-mappings.ts'
import * as calculation from '@fairground/contract/ecom/tax-calculation.ts'
import * as groups from '@fairground/contract/ecom/tax-groups.ts'
import * as regions from '@fairground/contract/ecom/tax-regions.ts'
import { present } from '@fairground/domain/present.ts'
import { formatFraction } from '@fairground/domain/rate.ts'
import { STANDARD_GROUP_ID } from '@fairground/domain/tax/tax-table.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { accountAt, automaticCalculators } from '../automatic-taxes/calculators.ts'
import { calculateTax } from './calculate.ts'
import { contactTaxRoutes } from './contacts/routes.ts'
import { MANUAL_CALCULATOR_ID, stamps, type TaxRow, taxDocuments } from './documents.ts'
import { exemptGroupRoutes } from './exempt-routes.ts'
import { systemGroups } from './first-taxes.ts'
import { createGroup, deleteGroup, updateGroup } from './groups.ts'
import { getTax, listTaxes } from './list-taxes.ts'
import { taxPresetRoutes } from './presets.ts'
import {
  assignOverrides,
  createRate,
  createRates,
  deleteRate,
  setNamespace,
  unassignOverrides,
  updateRate,
} from './rates.ts'
import { createRegion, createRegions, deleteRegion, updateRegion } from './regions.ts'

/** Taxes are held in memory with the site: a change reads the site again. */
const changing = { changesSite: true } as const

export function taxRoutes(api: Api): void {
  groupRoutes(api)
  regionRoutes(api)
  rateRoutes(api)
  exemptGroupRoutes(api)
  contactTaxRoutes(api)
  taxPresetRoutes(api)
  mount(api, calculation.calculateTax, (request, ctx) => calculateTax(ctx, request))
  mount(api, calculation.listTaxCalculators, async (_, { site }) => ({
    taxCalculatorDetails: [
      { appId: MANUAL_CALCULATOR_ID, displayName: 'Rates that you enter' },
      ...automaticCalculators
        .filter((calculator) => accountAt(site, calculator) !== undefined)
        .map(({ id, title }) => ({ appId: id, displayName: title })),
    ],
  }))
}

const groupToWire = (row: TaxRow<'group'>) => ({
  ...stamps(row),
  name: row.doc.name,
  ...present({ taxCode: row.doc.code }),
})
const group = async (row: Promise<TaxRow<'group'>>) => ({ taxGroup: groupToWire(await row) })

function groupRoutes(api: Api): void {
  mount(api, groups.createTaxGroup, ({ taxGroup }, ctx) => group(createGroup(ctx, taxGroup)), changing)
  mount(api, groups.getTaxGroup, ({ taxGroupId }, ctx) => group(getTax(ctx, 'group', taxGroupId)))
  mount(
    api,
    groups.updateTaxGroup,
    ({ taxGroup, fieldMask }, ctx) => {
      const { id, revision, ...change } = taxGroup
      return group(updateGroup(ctx, { id, revision, ...masked(change, fieldMask, groups.TaxGroupChanges, 'taxGroup') }))
    },
    changing,
  )
  mount(
    api,
    groups.deleteTaxGroup,
    async ({ taxGroupId }, ctx) => {
      await deleteGroup(ctx, taxGroupId)
      return {}
    },
    changing,
  )
  mount(api, groups.queryTaxGroups, async ({ query }, ctx) => {
    const { rows, paging } = await listTaxes(ctx, 'group', query)
    return { taxGroups: rows.map(groupToWire), pagingMetadata: paging }
  })
  mount(api, groups.listDefaultTaxGroups, async (_, ctx) => {
    const all = await allOf(ctx, 'group')
    return { taxGroups: all.filter(({ id }) => id in systemGroups).map(groupToWire) }
  })
  mount(api, groups.listDefaultTaxGroupsByAppIds, async ({ appIds }, ctx) => {
    const standard = await getTax(ctx, 'group', STANDARD_GROUP_ID)
    const { results, bulkActionMetadata } = answerBulk(
      appIds.map((id) => ({ ok: true as const, id, item: standard })),
      groupToWire,
    )
    return {
      results: results.map(({ itemMetadata, item }) => ({
        taxGroupMetadata: itemMetadata,
        ...present({ taxGroup: item }),
      })),
      bulkActionMetadata,
    }
  })
}

async function allOf<K extends 'group' | 'rate'>({ db }: Pick<Ctx, 'db'>, kind: K): Promise<TaxRow<K>[]> {
  const rows: readonly TaxRow[] = await db.rows(taxDocuments.readAll, {})
  return rows.filter((row): row is TaxRow<K> => row.kind === kind)
}

const regionToWire = (row: TaxRow<'region'>, { site }: Pick<Ctx, 'site'>) => ({
  ...stamps(row),
  country: row.doc.country,
  ...present({ subdivision: row.doc.subdivision }),
  appId: row.doc.calculator ?? MANUAL_CALCULATOR_ID,
  taxIncludedInPrice: row.doc.included ?? site.settings.taxIncludedInPrices ?? false,
})
const region = async (row: Promise<TaxRow<'region'>>, ctx: Ctx) => ({ taxRegion: regionToWire(await row, ctx) })

function regionRoutes(api: Api): void {
  mount(api, regions.createTaxRegion, ({ taxRegion }, ctx) => region(createRegion(ctx, taxRegion), ctx), changing)
  mount(
    api,
    regions.bulkCreateTaxRegion,
    async ({ taxRegions, returnEntity }, ctx) =>
      answerBulk(
        await createRegions(ctx, taxRegions),
        returnEntity ? (row: TaxRow<'region'>) => regionToWire(row, ctx) : undefined,
      ),
    changing,
  )
  mount(api, regions.getTaxRegion, ({ taxRegionId }, ctx) => region(getTax(ctx, 'region', taxRegionId), ctx))
  mount(
    api,
    regions.updateTaxRegion,
    ({ taxRegion, fieldMask }, ctx) => {
      const { id, revision, ...change } = taxRegion
      const fields = masked(change, fieldMask, regions.TaxRegionChanges, 'taxRegion')
      return region(updateRegion(ctx, { id, revision }, fields), ctx)
    },
    changing,
  )
  mount(
    api,
    regions.deleteTaxRegion,
    async ({ taxRegionId }, ctx) => {
      await deleteRegion(ctx, taxRegionId)
      return {}
    },
    changing,
  )
  mount(api, regions.queryTaxRegions, async ({ query }, ctx) => {
    const { rows, paging } = await listTaxes(ctx, 'region', query)
    return { taxRegions: rows.map((row) => regionToWire(row, ctx)), pagingMetadata: paging }
  })
}

const rateToWire = (row: TaxRow<'rate'>) => {
  const { groupId, regionId, rate, name, type, jurisdiction, jurisdictionType, compound, description, namespaces } =
    row.doc
  const { exempt = [] } = row.doc
  return {
    ...stamps(row),
    taxGroupId: groupId,
    taxRegionId: regionId,
    taxRate: formatFraction(BigInt(rate)),
    taxName: name,
    taxType: type,
    jurisdiction,
    jurisdictionType,
    compound: compound ?? false,
    exemptRates: exempt.map((one) => ({
      taxExemptGroupId: one.groupId,
      taxRate: formatFraction(BigInt(one.rate)),
    })),
    ...present({ description, extendedFields: namespaces ? { namespaces: { ...namespaces } } : undefined }),
  }
}
const rate = async (row: Promise<TaxRow<'rate'>>) => ({ manualTaxMapping: rateToWire(await row) })

function rateRoutes(api: Api): void {
  mount(
    api,
    mappings.createManualTaxMapping,
    ({ manualTaxMapping }, ctx) => rate(createRate(ctx, manualTaxMapping)),
    changing,
  )
  mount(
    api,
    mappings.bulkCreateManualTaxMappings,
    async ({ manualTaxMappings, returnEntity }, ctx) =>
      answerBulk(await createRates(ctx, manualTaxMappings), returnEntity ? rateToWire : undefined),
    changing,
  )
  mount(api, mappings.getManualTaxMapping, ({ manualTaxMappingId }, ctx) =>
    rate(getTax(ctx, 'rate', manualTaxMappingId)),
  )
  mount(
    api,
    mappings.updateManualTaxMapping,
    ({ manualTaxMapping, fieldMask }, ctx) => {
      const { id, revision, ...change } = manualTaxMapping
      const fields = masked(change, fieldMask, mappings.ManualTaxMappingChanges, 'manualTaxMapping')
      return rate(updateRate(ctx, { id, revision }, fields))
    },
    changing,
  )
  mount(
    api,
    mappings.deleteManualTaxMapping,
    async ({ manualTaxMappingId }, ctx) => {
      await deleteRate(ctx, manualTaxMappingId)
      return {}
    },
    changing,
  )
  mount(api, mappings.queryManualTaxMappings, async ({ query }, ctx) => {
    const { rows, paging } = await listTaxes(ctx, 'rate', query)
    return { manualTaxMappings: rows.map(rateToWire), pagingMetadata: paging }
  })
  mount(api, mappings.listManualTaxMappings, async (_, ctx) => {
    const rows = await allOf(ctx, 'rate')
    return {
      manualTaxMappings: rows.map(rateToWire),
      pagingMetadata: { count: rows.length, cursors: {}, hasNext: false },
    }
  })
  mount(
    api,
    mappings.bulkAssignExemptOverrides,
    async (request, ctx) =>
      answerBulk(await assignOverrides(ctx, request.assignOverrides), request.returnEntity ? rateToWire : undefined),
    changing,
  )
  mount(
    api,
    mappings.bulkUnassignExemptOverrides,
    async (request, ctx) =>
      answerBulk(
        await unassignOverrides(ctx, request.unassignOverrides),
        request.returnEntity ? rateToWire : undefined,
      ),
    changing,
  )
  mount(api, mappings.updateExtendedFields, (request, ctx) => rate(setNamespace(ctx, request)), changing)
}
