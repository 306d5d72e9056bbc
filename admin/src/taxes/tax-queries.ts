import { manualTaxMappings } from '@fairground/client/generated/ecom.manual-tax-mappings.ts'
import { taxCalculation } from '@fairground/client/generated/ecom.tax-calculation.ts'
import { taxExemptGroups } from '@fairground/client/generated/ecom.tax-exempt-groups.ts'
import { taxGroups } from '@fairground/client/generated/ecom.tax-groups.ts'
import { taxRegions } from '@fairground/client/generated/ecom.tax-regions.ts'
import { automaticTaxes } from '@fairground/client/generated/fairground.automatic-taxes.ts'
import { taxPresets } from '@fairground/client/generated/fairground.tax-presets.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const taxClient = staffClient({
  automaticTaxes,
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

/** Calculators outside, also those that are not set up. */
export const calculatorsQuery = () =>
  queryOptions({
    queryKey: [TAXES, 'calculators'],
    queryFn: async ({ signal }) =>
      (await taxClient.automaticTaxes.listAutomaticCalculators({}, { signal })).calculators,
  })

/** The calculator that every shop has: rates that staff enter. */
export async function manualCalculator(): Promise<string> {
  const { taxCalculatorDetails } = await taxClient.taxCalculation.listTaxCalculators({})
  return taxCalculatorDetails[0]?.appId ?? ''
}
