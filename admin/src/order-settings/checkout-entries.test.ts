import { expect, test } from 'vitest'
import { colorOf, readHead, readLook, readPolicies, readQuestions } from './checkout-entries.ts'

function form(entries: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

test('colours that were entered are set, and the others taken away', () => {
  const read = readLook(form({ headBackground: '#10593E', headText: ' #fff ', cornerRadius: '0' }))
  expect(read).toMatchObject({
    change: {
      checkoutBrand: {
        header: { backgroundFill: { color: '#10593E' }, textColor: '#fff', dividerColor: null },
        mainSection: { formBackgroundFill: { color: null }, cornerRadius: 0 },
        footer: { backgroundFill: { color: null }, dividerColor: null },
      },
    },
  })
})

test.for([
  [{ headText: 'red' }, ['headText']],
  [{ placeOrderButton: '#12' }, ['placeOrderButton']],
  [{ cornerRadius: '101' }, ['cornerRadius']],
  [{ cornerRadius: '1.5' }, ['cornerRadius']],
] as const)('an entry is wrong: %j', ([entries, fields]) => {
  const read = readLook(form(entries as Record<string, string>))
  expect(Object.keys(read.mistakes ?? {})).toEqual(fields)
})

test('the field of a colour shows what is stored', () => {
  expect(colorOf({ mainSection: { formBackgroundFill: { color: '#abcdef' } } }, 'formBackground')).toBe('#abcdef')
  expect(colorOf({ header: null }, 'headText')).toBe('')
  expect(colorOf(undefined, 'footDivider')).toBe('')
})

test('ticks that are off are sent as off', () => {
  expect(readQuestions(form({ agreement: 'on', billing: 'All_FIELDS' })).change).toEqual({
    checkoutFields: {
      policyAgreementCheckbox: { visible: true, checkedByDefault: false },
      subscriptionCheckbox: { visible: false, checkedByDefault: false },
      giftCardRedeemEnabled: false,
    },
    checkoutBillingFields: 'All_FIELDS',
  })
  const { change } = readPolicies(form({ 'termsAndConditions.visible': 'on', 'termsAndConditions.content': 'Be kind' }))
  expect(change.checkoutPolicies).toMatchObject({
    termsAndConditions: { visible: true, content: 'Be kind' },
    privacyPolicy: { visible: false, content: null },
    customPolicy: { visible: false, content: null, title: null },
  })
})

test('a head without a logo keeps none', () => {
  const { change } = readHead(form({ logoSize: 'LARGE', alignment: 'CENTER', wayBack: 'HIDDEN' }))
  expect(change.checkoutBrand?.header).toEqual({
    text: null,
    logo: { size: 'LARGE', image: null },
    alignment: 'CENTER',
    displayCheckoutLabel: false,
    continueShopping: { hidden: true, displayType: 'TEXT' },
  })
})
