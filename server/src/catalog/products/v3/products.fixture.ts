import { present } from '@fairground/domain/present.ts'
import { expect } from 'vitest'
import type { TestSite, TestVisitor } from '../../../../test/fixture.ts'

export type Body = Record<string, unknown>

export const price = (amount: string, compareAt?: string) => ({
  price: { actualPrice: { amount }, ...present({ compareAtPrice: compareAt ? { amount: compareAt } : undefined }) },
})
export const chosen = (size: string, color: string) => ({
  choices: [
    { optionChoiceNames: { optionName: 'Size', choiceName: size, renderType: 'TEXT_CHOICES' } },
    { optionChoiceNames: { optionName: 'Color', choiceName: color, renderType: 'SWATCH_CHOICES' } },
  ],
})
export const options = [
  {
    name: 'Size',
    optionRenderType: 'TEXT_CHOICES',
    choicesSettings: {
      choices: [
        { name: 'S', choiceType: 'CHOICE_TEXT' },
        { name: 'M', choiceType: 'CHOICE_TEXT' },
      ],
    },
  },
  {
    name: 'Color',
    optionRenderType: 'SWATCH_CHOICES',
    choicesSettings: {
      choices: [
        { name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#aa0000' },
        { name: 'Blue', choiceType: 'ONE_COLOR', colorCode: '#0000aa' },
      ],
    },
  },
]
export const coat = (name: string, more: Body = {}) => ({
  name,
  options,
  variantsInfo: {
    variants: [
      { ...chosen('S', 'Red'), ...price('80', '100'), sku: `${name}-SR` },
      { ...chosen('M', 'Blue'), ...price('90'), visible: false },
      { ...chosen('S', 'Blue'), ...price('70') },
    ],
  },
  ...more,
})

/** Calls of a merchant and a visitor of a shop with products of catalogue 3. */
export function v3Products(at: () => { readonly shop: TestSite; readonly visitor: TestVisitor }) {
  const post = async (path: string, body: Body) => {
    const reply = await at().shop.admin.call('POST', path, body)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply
  }
  const created = async (product: Body, fields: string[] = []) =>
    (
      await post('/stores/v3/products', {
        product: {
          productType: 'PHYSICAL',
          variantsInfo: { variants: [{ price: { actualPrice: { amount: '10' } } }] },
          ...product,
        },
        fields,
      })
    ).body.product
  const refused = async (product: Body) => {
    const reply = await at().shop.admin.call('POST', '/stores/v3/products', {
      product: { productType: 'PHYSICAL', name: 'Refused', ...product },
    })
    const { applicationError, validationError } = reply.body.details ?? {}
    return [reply.status, applicationError?.code ?? validationError?.fieldViolations[0].ruleName]
  }
  const patch = (product: Body & { id: string }, more: Body = {}) =>
    at().shop.admin.call('PATCH', `/stores/v3/products/${product.id}`, { product, ...more })
  const changed = async (product: Body & { id: string }, fields: string[] = []) => {
    const reply = await patch(product, { fields })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body.product
  }
  const readV3 = async (id: string, fields: string[] = [], caller: Pick<TestVisitor, 'call'> = at().visitor) =>
    (await caller.call('GET', `/stores/v3/products/${id}?productId=${id}${fields.map((f) => `&fields=${f}`).join('')}`))
      .body.product
  const readV1 = async (id: string) =>
    (await at().shop.admin.call('GET', `/stores-reader/v1/products/${id}?id=${id}&includeMerchantSpecificData=true`))
      .body.product
  return { post, created, refused, patch, changed, readV3, readV1 }
}
