import { expect, test } from 'vitest'
import { admin, refusal, visitor } from './clients.mjs'

test('settings of the checkout page are changed part by part', async () => {
  const { checkoutSettings: before } = await admin.checkoutSettings.getCheckoutSettings()
  const { checkoutSettings } = await admin.checkoutSettings.updateCheckoutSettings({
    checkoutFields: { policyAgreementCheckbox: { visible: true, checkedByDefault: false } },
    checkoutBrand: { header: { logo: { size: 'LARGE' }, alignment: 'CENTER' } },
  })
  expect(checkoutSettings).toMatchObject({
    checkoutFields: { policyAgreementCheckbox: { visible: true, checkedByDefault: false } },
    checkoutBrand: { header: { logo: { size: 'LARGE' }, alignment: 'CENTER' } },
  })
  expect(checkoutSettings._updatedDate).toBeInstanceOf(Date)
  const { checkoutSettings: read } = await admin.checkoutSettings.getCheckoutSettings()
  expect(read).toEqual(checkoutSettings)
  await admin.checkoutSettings.updateCheckoutSettings({
    checkoutFields: { policyAgreementCheckbox: before.checkoutFields.policyAgreementCheckbox },
  })
  expect(await refusal(visitor().checkoutSettings.getCheckoutSettings())).toMatchObject({ status: 403 })
})

test('settings of selling and of orders are read', async () => {
  const { ecommerceSettings } = await admin.ecommerceSettings.getEcommerceSettings(['TAX', 'DELIVERY', 'BUSINESS_INFO'])
  expect(ecommerceSettings.businessInfo.currency).toMatch(/^[A-Z]{3}$/)
  expect(ecommerceSettings.tax).toMatchObject({ taxIncludedInItemPrices: expect.any(Boolean) })
  expect(['WORLDWIDE', 'SPECIFIC_DESTINATIONS']).toContain(ecommerceSettings.delivery.destinationScope)
  const { ordersSettings } = await admin.ordersSettings.getOrdersSettings()
  expect(ordersSettings).toMatchObject({ inventoryUpdateTrigger: 'ON_ORDER_PLACED' })
})
