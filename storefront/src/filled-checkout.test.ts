// @vitest-environment node
import { expect, test } from 'vitest'
import { ask, text } from './testing/ask.ts'
import { refuse } from './testing/fake-api.ts'

const FILL = 'POST /ecom/v1/checkout-templates/t-1/create-checkout-from-template'

test('a link leads to a checkout that is filled, or says why it does not', async () => {
  const filled = await ask('/buy/t-1', { [FILL]: { checkoutId: 'c-1', checkoutUrl: '', purchaseFlowId: 'c-1' } })
  expect([filled.status, filled.headers.get('location')]).toEqual([303, '/checkout/c-1'])
  const soldOut = await ask('/buy/t-1', { [FILL]: refuse(409, 'INSUFFICIENT_INVENTORY', 'There is not enough left.') })
  expect([soldOut.status, text(soldOut.document, 'h1')]).toEqual([409, 'There is not enough left.'])
  expect(soldOut.document.querySelector('main a[href="/shop"]')).not.toBeNull()
  const gone = await ask('/buy/t-1', { [FILL]: refuse(404, 'CHECKOUT_TEMPLATE_NOT_FOUND', 'There is none.') })
  expect(gone.status).toBe(404)
  for (const code of ['ITEM_NOT_FOUND_IN_CATALOG', 'ERROR_COUPON_DOES_NOT_EXIST'] as const) {
    const without = await ask('/buy/t-1', { [FILL]: refuse(404, code, 'That is gone.') })
    expect([without.status, text(without.document, 'h1')]).toEqual([409, 'That is gone.'])
  }
})

test('a program that reads the link makes no checkout, and the button of its page does', async () => {
  const read = await ask('/buy/t-1', {}, 'ahead')
  expect([read.status, read.requests.filter(({ call }) => call === FILL)]).toEqual([200, []])
  expect(read.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(text(read.document, 'main form[method=post] button')).toBe('Go to checkout')
  const pressed = await ask('/buy/t-1', { [FILL]: { checkoutId: 'c-1', checkoutUrl: '', purchaseFlowId: 'c-1' } }, {})
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/checkout/c-1'])
  const soldOut = await ask('/buy/t-1', { [FILL]: refuse(409, 'INSUFFICIENT_INVENTORY', 'Not enough.') }, {})
  expect([soldOut.status, text(soldOut.document, '[role=alert]')]).toEqual([409, 'Not enough.'])
  expect(soldOut.requests.filter(({ call }) => call === FILL)).toHaveLength(1)
})
