import { upsertContactTaxDetails } from '@fairground/contract/ecom/contact-tax-details.ts'
import { createManualTaxMapping, listManualTaxMappings } from '@fairground/contract/ecom/manual-tax-mappings.ts'
import { createTaxExemptGroup, queryTaxExemptGroups } from '@fairground/contract/ecom/tax-exempt-groups.ts'
import { createTaxGroup, queryTaxGroups } from '@fairground/contract/ecom/tax-groups.ts'
import { queryTaxRegions } from '@fairground/contract/ecom/tax-regions.ts'
import { applyTaxPresets } from '@fairground/contract/fairground/tax-presets.ts'
import { queryMembers } from '@fairground/contract/members/members.ts'
import type { Seeding } from './seeding.ts'

const BOOKS = 'Books and zines'
/** Countries in which parcels of the fair bear tax; elsewhere they leave untaxed. */
const countries = ['GB', 'DE', 'FR', 'IE']
/** Rates of printed matter; other goods bear the standard one. */
const booksIn: Readonly<Record<string, string>> = { GB: '0', IE: '0', DE: '0.07', FR: '0.055' }

const RESELLERS = 'Resellers'
/** Email of the member who buys for a shop of their own. */
const RESELLER = 'ada.lindqvist@example.com'

/** Taxes of the fair: at home and where it sends parcels often, with a lower rate for books, and a member who pays none. */
export async function bringTaxes(seeding: Seeding): Promise<void> {
  await bringRates(seeding)
  await exemptReseller(seeding)
}

async function exemptReseller({ merchant, now }: Seeding): Promise<void> {
  const { taxExemptGroups } = await merchant.call(queryTaxExemptGroups, {}, now)
  const group =
    taxExemptGroups.find(({ name }) => name === RESELLERS) ??
    (await merchant.call(createTaxExemptGroup, { taxExemptGroup: { name: RESELLERS } }, now)).taxExemptGroup
  const query = { paging: { limit: 100 } }
  const { members } = await merchant.call(queryMembers, { query, fieldsets: ['FULL'] }, now)
  for (const { id } of members.filter(({ loginEmail }) => loginEmail === RESELLER))
    await merchant.call(upsertContactTaxDetails, { contactTaxDetails: { id, taxExemptGroupId: group.id } }, now)
}

async function bringRates({ merchant, now }: Seeding): Promise<void> {
  await merchant.call(applyTaxPresets, { countries }, now)
  const { taxGroups } = await merchant.call(queryTaxGroups, {}, now)
  const group =
    taxGroups.find(({ name }) => name === BOOKS) ??
    (await merchant.call(createTaxGroup, { taxGroup: { name: BOOKS } }, now)).taxGroup
  const { taxRegions } = await merchant.call(queryTaxRegions, {}, now)
  const { manualTaxMappings } = await merchant.call(listManualTaxMappings, {}, now)
  for (const { id: taxRegionId, country } of taxRegions) {
    const taxRate = booksIn[country]
    const isThere = manualTaxMappings.some((one) => one.taxRegionId === taxRegionId && one.taxGroupId === group.id)
    if (taxRate === undefined || isThere) continue
    const mapping = {
      taxGroupId: group.id,
      taxRegionId,
      taxRate,
      taxName: 'VAT',
      taxType: 'VAT',
      jurisdiction: country,
    }
    await merchant.call(
      createManualTaxMapping,
      { manualTaxMapping: { ...mapping, jurisdictionType: 'COUNTRY' as const } },
      now,
    )
  }
}
