import { expect, test } from 'vitest'
import { parsePercent, rateOf } from '../rate.ts'
import type { Benefit, Discount, PriceInput, PriceLine } from './input.ts'
import { price } from './price.ts'

const percent = (text: string) => rateOf(parsePercent(text))
const onTop = (text: string) => ({ rate: percent(text), included: false })
const within = (text: string) => ({ rate: percent(text), included: true })
const line = (id: string, change: Partial<PriceLine> = {}): PriceLine => ({
  id,
  unitPrice: 1000n,
  quantity: 1,
  tax: null,
  pay: 'NOW',
  ...change,
})
const cart = (lines: PriceLine[], rest: Partial<PriceInput> = {}) => price({ currency: 'EUR', lines, ...rest })
const discount = (benefit: Benefit, rest: Partial<Discount> = {}): Discount => ({ id: 'D', benefit, ...rest })
const zero = { subtotal: 0n, discount: 0n, shipping: 0n, additionalFees: 0n, tax: 0n, addedTax: 0n, total: 0n }

test.for([
  ['nothing', cart([]), {}],
  ['one line', cart([line('a')]), { subtotal: 1000n, total: 1000n }],
  ['quantity', cart([line('a', { quantity: 3 })]), { subtotal: 3000n, total: 3000n }],
  [
    'tax on top, rounded half up once per line',
    cart([line('a', { unitPrice: 333n, quantity: 3, tax: onTop('8.875') })]),
    { subtotal: 999n, tax: 89n, addedTax: 89n, total: 1088n },
  ],
  [
    'tax within is price - price/(1+rate)',
    cart([line('a', { unitPrice: 1200n, tax: within('20') })]),
    { subtotal: 1200n, tax: 200n, total: 1200n },
  ],
  [
    'tax within, rounded',
    cart([line('a', { unitPrice: 999n, tax: within('19') })]),
    { subtotal: 999n, tax: 160n, total: 999n },
  ],
  [
    'discount before tax',
    cart([line('a', { tax: onTop('20') })], { discounts: [discount({ kind: 'percentOff', rate: percent('10') })] }),
    { subtotal: 1000n, discount: 100n, tax: 180n, addedTax: 180n, total: 1080n },
  ],
  [
    'money off never goes below nothing',
    cart([line('a')], { discounts: [discount({ kind: 'moneyOff', amount: 5000n })] }),
    { subtotal: 1000n, discount: 1000n, total: 0n },
  ],
  [
    'shipping with tax on top',
    cart([line('a')], { shipping: { amount: 500n, tax: onTop('10') } }),
    { subtotal: 1000n, shipping: 500n, tax: 50n, addedTax: 50n, total: 1550n },
  ],
  [
    'shipping with tax within',
    cart([line('a')], { shipping: { amount: 600n, tax: within('20') } }),
    { subtotal: 1000n, shipping: 600n, tax: 100n, total: 1600n },
  ],
  [
    'free shipping lowers shipping and its tax, not the lines',
    cart([line('a')], {
      shipping: { amount: 500n, tax: onTop('10') },
      discounts: [discount({ kind: 'freeShipping' })],
    }),
    { subtotal: 1000n, total: 1000n },
  ],
  [
    'fees beside the lines',
    cart([line('a')], { fees: [{ id: 'f', kind: 'TIP', amount: 250n, tax: onTop('20') }] }),
    { subtotal: 1000n, additionalFees: 250n, tax: 50n, addedTax: 50n, total: 1300n },
  ],
  [
    'ticket fee on top',
    cart([line('a', { ticketFee: { type: 'FEE_ADDED_AT_CHECKOUT', rate: percent('2.5') } })]),
    { subtotal: 1000n, additionalFees: 25n, total: 1025n },
  ],
  [
    'ticket fee borne by the organiser',
    cart([line('a', { ticketFee: { type: 'FEE_INCLUDED', rate: percent('2.5') } })]),
    { subtotal: 1000n, total: 1000n },
  ],
  [
    'ticket fee on the price with tax',
    cart([line('a', { tax: onTop('20'), ticketFee: { type: 'FEE_ADDED_AT_CHECKOUT', rate: percent('10') } })]),
    { subtotal: 1000n, additionalFees: 120n, tax: 200n, addedTax: 200n, total: 1320n },
  ],
  ['a membership pays', cart([line('a', { pay: 'COVERED' }), line('b')]), { subtotal: 1000n, total: 1000n }],
] as const)('totals: %s', ([, { summary }, expected]) => {
  expect(summary).toEqual({ ...zero, ...expected })
})

test.for([
  ['money off over equal lines, odd cent to the first', { kind: 'moneyOff', amount: 1000n }, {}, [334n, 333n, 333n]],
  ['percent off every line', { kind: 'percentOff', rate: 333_333n }, {}, [333n, 333n, 333n]],
  ['money off each unit', { kind: 'moneyOffEach', amount: 50n }, {}, [50n, 50n, 50n]],
  ['fixed price', { kind: 'fixedPrice', amount: 400n }, {}, [600n, 600n, 600n]],
  ['fixed price above the price', { kind: 'fixedPrice', amount: 4000n }, {}, [0n, 0n, 0n]],
  ['one line only', { kind: 'moneyOff', amount: 300n }, { lineIds: ['b', 'gone'] }, [0n, 300n, 0n]],
  ['one unit only', { kind: 'percentOff', rate: 500_000n }, { oneUnitOnly: true }, [500n, 0n, 0n]],
  ['buy two get one', { kind: 'buyXGetY', buy: 2, get: 1 }, {}, [1000n, 0n, 0n]],
  ['buy three get one, of three', { kind: 'buyXGetY', buy: 3, get: 1 }, {}, [0n, 0n, 0n]],
] as const)('allocation: %s', ([, benefit, rest, expected]) => {
  const { lines, discounts, summary } = cart([line('a'), line('b'), line('c')], {
    discounts: [discount(benefit, rest)],
  })
  expect(lines.map((l) => l.discount)).toEqual(expected)
  expect(summary.discount).toBe(expected.reduce<bigint>((a, b) => a + b, 0n))
  expect(discounts[0]?.amount).toBe(summary.discount)
})

test('money off goes by line value', () => {
  const { lines } = cart([line('a', { unitPrice: 100n }), line('b', { unitPrice: 900n })], {
    discounts: [discount({ kind: 'moneyOff', amount: 100n })],
  })
  expect(lines.map((l) => l.discount)).toEqual([10n, 90n])
})

test('one unit only takes the cheapest, and the cheapest unit of a many', () => {
  const { lines } = cart([line('a', { unitPrice: 900n }), line('b', { unitPrice: 300n, quantity: 4 })], {
    discounts: [discount({ kind: 'fixedPrice', amount: 100n }, { oneUnitOnly: true })],
  })
  expect(lines.map((l) => l.discount)).toEqual([0n, 200n])
})

test('buy x get y frees the cheapest units over all lines', () => {
  const { lines } = cart([line('a', { unitPrice: 900n, quantity: 3 }), line('b', { unitPrice: 300n, quantity: 3 })], {
    discounts: [discount({ kind: 'buyXGetY', buy: 2, get: 1 })],
  })
  expect(lines.map((l) => l.discount)).toEqual([0n, 600n])
})

test('specific items before the whole cart, each on what is left', () => {
  const { lines, discounts } = cart([line('a'), line('b')], {
    discounts: [
      { id: 'cart', benefit: { kind: 'percentOff', rate: percent('10') } },
      { id: 'item', benefit: { kind: 'percentOff', rate: percent('50') }, lineIds: ['a'] },
    ],
  })
  expect(lines.map((l) => l.discounts)).toEqual([
    [
      { id: 'cart', amount: 50n },
      { id: 'item', amount: 500n },
    ],
    [{ id: 'cart', amount: 100n }],
  ])
  expect(discounts.map(({ id, amount }) => [id, amount])).toEqual([
    ['cart', 150n],
    ['item', 500n],
  ])
})

test('a discount that finds nothing stays, at nothing', () => {
  const { discounts } = cart([line('a')], {
    discounts: [discount({ kind: 'moneyOff', amount: 100n }, { lineIds: ['gone'] })],
  })
  expect(discounts).toEqual([{ id: 'D', type: 'SPECIFIC_ITEMS', amount: 0n, lines: [], shipping: 0n }])
})

test('free shipping is the discount’s, on shipping', () => {
  const { discounts, shipping } = cart([line('a')], {
    shipping: { amount: 500n, tax: null },
    discounts: [discount({ kind: 'freeShipping' })],
  })
  expect(discounts).toEqual([{ id: 'D', type: 'SHIPPING', amount: 500n, lines: [], shipping: 500n }])
  expect([shipping.listed, shipping.net]).toEqual([500n, 0n])
})

test('taxes are summed by rate, kind and key', () => {
  const { taxes } = cart(
    [line('a', { tax: onTop('20') }), line('b', { tax: onTop('20') }), line('c', { tax: within('7') })],
    {
      shipping: { amount: 100n, tax: { ...onTop('20'), key: 'GB' } },
    },
  )
  expect(taxes).toEqual([
    { rate: 200_000n, included: false, key: null, taxable: 2000n, amount: 400n },
    { rate: 70_000n, included: true, key: null, taxable: 935n, amount: 65n },
    { rate: 200_000n, included: false, key: 'GB', taxable: 100n, amount: 20n },
  ])
})

test.for([
  ['all now', [line('a')], {}, 1500n, 0n],
  ['all later, shipping too', [line('a', { pay: 'LATER' })], {}, 0n, 1500n],
  ['shipping is now when anything is', [line('a', { pay: 'LATER' }), line('b')], {}, 1500n, 1000n],
  ['deposit', [line('a', { depositPerUnit: 200n, quantity: 2, tax: onTop('10') })], {}, 900n, 1800n],
  ['deposit that is not below the price', [line('a', { depositPerUnit: 2000n, tax: onTop('10') })], {}, 1600n, 0n],
  [
    'a fee of lines that wait waits',
    [line('a', { pay: 'LATER' }), line('b')],
    { fees: [{ id: 'f', kind: 'TIP', amount: 70n, tax: null, lineIds: ['a'] }] },
    1500n,
    1070n,
  ],
  [
    'a fee of the cart does not',
    [line('a', { pay: 'LATER' }), line('b')],
    { fees: [{ id: 'f', kind: 'TIP', amount: 70n, tax: null }] },
    1570n,
    1000n,
  ],
] as const)('now and later: %s', ([, lines, rest, now, later]) => {
  const { payNow, payLater } = cart([...lines], { shipping: { amount: 500n, tax: null }, ...rest })
  expect([payNow.total, payLater.total]).toEqual([now, later])
})

test('gift cards pay in order, only what is paid now, and change no total', () => {
  const { giftCards, due, summary } = cart([line('a'), line('b', { pay: 'LATER' })], {
    giftCards: [
      { id: 'g1', balance: 300n },
      { id: 'g2', balance: 5000n },
      { id: 'g3', balance: 10n },
    ],
  })
  expect(giftCards).toEqual([
    { id: 'g1', amount: 300n },
    { id: 'g2', amount: 700n },
    { id: 'g3', amount: 0n },
  ])
  expect([due, summary.total]).toEqual([0n, 2000n])
})

test('a line can explain itself', () => {
  const { lines } = cart(
    [line('a', { quantity: 2, tax: onTop('20'), ticketFee: { type: 'FEE_ADDED_AT_CHECKOUT', rate: percent('5') } })],
    { discounts: [discount({ kind: 'percentOff', rate: percent('10') })] },
  )
  expect(lines[0]?.explain).toEqual([
    { step: 'LISTED', unitPrice: 1000n, quantity: 2, amount: 2000n },
    { step: 'DISCOUNT', id: 'D', amount: -200n },
    { step: 'TAXABLE', amount: 1800n },
    { step: 'TAX', rate: 200_000n, included: false, amount: 360n },
    { step: 'FEE', type: 'FEE_ADDED_AT_CHECKOUT', rate: 50_000n, amount: 108n },
    { step: 'TOTAL', amount: 2268n },
  ])
})

test.for([
  ['quantity 0', [line('a', { quantity: 0 })]],
  ['negative quantity', [line('a', { quantity: -1 })]],
  ['half a unit', [line('a', { quantity: 0.5 })]],
  ['too many', [line('a', { quantity: 100_001 })]],
  ['NaN', [line('a', { quantity: Number.NaN })]],
  ['negative price', [line('a', { unitPrice: -1n })]],
  ['two lines of one id', [line('a'), line('a')]],
] as const)('a line is refused: %s', ([, lines]) => {
  expect(() => cart([...lines])).toThrow(RangeError)
})

test('negative charges are refused', () => {
  expect(() => cart([], { shipping: { amount: -1n, tax: null } })).toThrow(RangeError)
  expect(() => cart([], { fees: [{ id: 'f', kind: 'TIP', amount: -1n, tax: null }] })).toThrow(RangeError)
  expect(() => cart([], { giftCards: [{ id: 'g', balance: -1n }] })).toThrow(RangeError)
  expect(() => cart([], { discounts: [discount({ kind: 'moneyOff', amount: -1n })] })).toThrow(RangeError)
  expect(() => cart([], { discounts: [discount({ kind: 'buyXGetY', buy: 1, get: 0 })] })).toThrow(RangeError)
})
