import { expect, test } from 'vitest'
import { admin, mark, refusal, visitor } from './clients.mjs'
import { newEmail, owner } from './people.mjs'

/** A region where no other test sells, with a group of its own and one tax on it. */
async function taxedRegion(country) {
  const { taxCalculatorDetails } = await admin.taxCalculation.listTaxCalculators()
  const { appId } = taxCalculatorDetails[0]
  const group = await admin.taxGroups.createTaxGroup({ name: `Books ${mark()}` })
  const region = await admin.taxRegions.createTaxRegion({ country, appId, taxIncludedInPrice: false })
  const mapping = await admin.manualTaxMappings.createManualTaxMapping({
    taxGroupId: group._id,
    taxRegionId: region._id,
    taxRate: '0.11',
    taxName: 'VSK',
    taxType: 'VAT',
    jurisdiction: country,
    jurisdictionType: 'COUNTRY',
  })
  return { group, region, mapping }
}

/** Tax of two books of 10.00 sent to a country. */
const taxOfBooks = (group, country, more = {}) =>
  admin.taxCalculation.calculateTax({
    currency: 'GBP',
    addresses: [{ country }],
    lineItems: [{ _id: 'a', quantity: 2, price: '10.00', taxGroupId: group._id, addressIndex: { singleAddress: 0 } }],
    ...more,
  })

test('groups and regions are made, found, changed and deleted', async () => {
  const { group, region, mapping } = await taxedRegion('IS')
  expect(group._createdDate).toBeInstanceOf(Date)
  const renamed = await admin.taxGroups.updateTaxGroup(group._id, { name: `${group.name}!`, revision: group.revision })
  expect(renamed).toMatchObject({ name: `${group.name}!`, revision: '2' })
  expect((await admin.taxGroups.queryTaxGroups().eq('_id', group._id).find()).items).toHaveLength(1)
  expect((await admin.taxGroups.listDefaultTaxGroups()).taxGroups.length).toBeGreaterThan(0)
  expect(await admin.taxRegions.getTaxRegion(region._id)).toMatchObject({ country: 'IS', taxIncludedInPrice: false })
  expect((await admin.taxRegions.queryTaxRegions().eq('country', 'IS').find()).items[0]._id).toBe(region._id)

  const raised = await admin.manualTaxMappings.updateManualTaxMapping(mapping._id, {
    taxRate: '0.24',
    revision: mapping.revision,
  })
  expect(raised).toMatchObject({ taxRate: '0.24', taxName: 'VSK' })
  const found = await admin.manualTaxMappings.queryManualTaxMappings().eq('taxRegionId', region._id).find()
  expect(found.items.map(({ _id }) => _id)).toEqual([mapping._id])
  await admin.manualTaxMappings.deleteManualTaxMapping(mapping._id)
  await admin.taxRegions.deleteTaxRegion(region._id)
  await admin.taxGroups.deleteTaxGroup(group._id)
  expect(await refusal(admin.taxGroups.getTaxGroup(group._id))).toMatchObject({ status: 404 })
  expect(await refusal(visitor().taxGroups.createTaxGroup({ name: 'Mine' }))).toMatchObject({ status: 403 })
})

test('tax of any lines is worked out, and a group of buyers pays less', async () => {
  const { group, region, mapping } = await taxedRegion('LI')
  const full = await taxOfBooks(group, 'LI')
  expect(full.taxSummary).toMatchObject({ totalTax: '2.20', totalTaxableAmount: '20.00', totalAmount: '22.20' })
  expect(full.lineItemTaxDetails[0]).toMatchObject({ _id: 'a', quantity: 2, taxBreakdown: [{ taxName: 'VSK' }] })

  const schools = await admin.taxExemptGroups.createTaxExemptGroup({ name: `Schools ${mark()}` })
  const none = await taxOfBooks(group, 'LI', {
    exemptDetails: { exemptBy: 'EXEMPT_GROUP', exemptGroupId: schools._id },
  })
  expect(none.taxSummary).toMatchObject({ totalTax: '0.00', totalExempt: '20.00' })
  const { bulkActionMetadata } = await admin.manualTaxMappings.bulkAssignExemptOverrides({
    assignOverrides: [
      { manualTaxMappingId: mapping._id, exemptGroupOverrides: [{ exemptGroupId: schools._id, rate: '0.05' }] },
    ],
  })
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 0 })
  const lower = await taxOfBooks(group, 'LI', {
    exemptDetails: { exemptBy: 'EXEMPT_GROUP', exemptGroupId: schools._id },
  })
  expect(lower.taxSummary.totalTax).toBe('1.00')

  const { _id } = await owner.members.createMember({ member: { loginEmail: newEmail() } })
  await admin.contactTaxDetails.upsertContactTaxDetails({ _id, taxExemptGroupId: schools._id })
  expect(await admin.contactTaxDetails.getContactTaxDetails(_id)).toMatchObject({ taxExemptGroupId: schools._id })
  const byContact = await taxOfBooks(group, 'LI', { exemptDetails: { exemptBy: 'CONTACT', contactId: _id } })
  expect(byContact.taxSummary.totalTax).toBe('1.00')
  const listed = await admin.contactTaxDetails.queryContactTaxDetails().eq('taxExemptGroupId', schools._id).find()
  expect(listed.items.map((one) => one._id)).toEqual([_id])
  expect(await refusal(visitor().contactTaxDetails.getContactTaxDetails(_id))).toMatchObject({ status: 403 })

  await admin.taxExemptGroups.deleteTaxExemptGroup(schools._id)
  expect(await refusal(admin.contactTaxDetails.getContactTaxDetails(_id))).toMatchObject({ status: 404 })
  await admin.taxRegions.deleteTaxRegion(region._id)
})
