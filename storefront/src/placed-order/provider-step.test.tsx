import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PayOnPage } from './provider-step.tsx'
import type { ProviderStep } from './returned.ts'

const step = {
  orderId: 'o-1',
  method: 'toy',
  clientSecret: 'secret',
  publicKey: 'pk',
  returnPath: '/orders/o-1?returned=1',
}

const Toy = ({ clientSecret, publicKey, returnPath }: ProviderStep) => (
  <p>{[clientSecret, publicKey, returnPath].join(' ')}</p>
)

test('the component of a provider is given its secret, its key and the way back', () => {
  expect(renderToStaticMarkup(<PayOnPage step={step} by={{ toy: Toy }} />)).toBe(
    '<p>secret pk /orders/o-1?returned=1</p>',
  )
  expect(renderToStaticMarkup(<PayOnPage step={step} by={{}} />)).toContain('role="alert"')
})
