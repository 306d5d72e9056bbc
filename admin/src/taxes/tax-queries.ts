import { manualTaxMappings } from '@fairground/client/generated/ecom.manual-tax-mappings.ts'
import { taxCalculation } from '@fairground/client/generated/ecom.tax-calculation.ts'
import { taxExemptGroups } from '@fairground/client/generated/ecom.tax-exempt-groups.ts'
import { taxGroups } from '@fairground/client/generated/ecom.tax-groups.ts'
import { taxRegions } from '@fairground/client/generated/ecom.tax-regions.ts'
import { taxPresets } from '@fairground/client/generated/fairground.tax-presets.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const taxClient = staffClient({
  manualTaxMappings,
  taxCalculation,
  taxExemptGroups,
  taxGroups,
  taxRegions,
  taxPresets,
})

/** Begins every key below. */
export const TAXES = 'taxes'
const PAGE = { cursorPaging: { limit: 100 } }

export const groupsQuery = () =>
  queryOptions({
    queryKey: [TAXES, 'groups'],
    queryFn: ({ signal }) => Array.fromAsync(taxClient.taxGroups.queryTaxGroups.each({ query: PAGE }, { signal })),
  })

/** Groups of tax exempt buyers. */
export const exemptGroupsQuery = () =>
  queryOptions({
    queryKey: [TAXES, 'exempt-groups'],
    queryFn: ({ signal }) =>
      Array.fromAsync(taxClient.taxExemptGroups.queryTaxExemptGroups.each({ query: PAGE }, { signal })),
  })

export const regionsQuery = () =>
  queryOptions({
    queryKey: [TAXES, 'regions'],
    queryFn: ({ signal }) => Array.fromAsync(taxClient.taxRegions.queryTaxRegions.each({ query: PAGE }, { signal })),
  })

export const ratesQuery = () =>
  queryOptions({
    queryKey: [TAXES, 'rates'],
    queryFn: async ({ signal }) =>
      (await taxClient.manualTaxMappings.listManualTaxMappings({}, { signal })).manualTaxMappings,
  })

export const presetsQuery = () =>
  queryOptions({
    queryKey: [TAXES, 'presets'],
    queryFn: async ({ signal }) => (await taxClient.taxPresets.listTaxPresets({}, { signal })).presets,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The calculator of a region: rates that staff enter. */
export async function manualCalculator(): Promise<string> {
  const { taxCalculatorDetails } = await taxClient.taxCalculation.listTaxCalculators({})
  return taxCalculatorDetails[0]?.appId ?? ''
}
