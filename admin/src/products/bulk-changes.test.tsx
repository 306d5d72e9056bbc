// @vitest-environment happy-dom
import { toasterStands } from '@fairground/ui/admin/toast.ts'
import { Toaster } from '@fairground/ui/admin/toaster.tsx'
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled } from '../testing/open-page.tsx'
import { type Chosen, pricing } from './bulk-changes.ts'
import { useBulkChange } from './use-bulk-change.ts'

const PRICES = '/fairground/v1/price-changes'
const products = ['Lamp', 'Mug', 'Poster'].map((name) => ({ id: name.toLowerCase(), name })) as Chosen[]

function Component() {
  const bulk = useBulkChange()
  const { change, undo } = pricing({ kind: 'percent', typed: '10' })
  return (
    <>
      <h1>Products</h1>
      <button
        type="button"
        onClick={() => void bulk.run({ change, products, done: (n) => `${n} changed`, undo }).catch(() => {})}
      >
        Change
      </button>
      <Toaster onStand={toasterStands} />
    </>
  )
}

const changes = products.map(({ id: productId }) => ({
  productId,
  variantId: 'v',
  before: { actualPrice: '10.00' },
  after: { actualPrice: '11.00' },
}))
const bulkActionMetadata = { totalSuccesses: 3, totalFailures: 0 }
const changedItem = ({ id }: Chosen) => ({ itemMetadata: { id, success: true } })

/** Presses Undo, and waits until the message that offered it is gone. */
async function undo(): Promise<void> {
  press(button('Undo'))
  await settled(() =>
    expect([...document.querySelectorAll('button')].map((one) => one.textContent)).not.toContain('Undo'),
  )
}

test('a change that is pressed again once its answer was lost takes the message of the fault away', async () => {
  const answers: Record<string, unknown> = { [`POST ${PRICES}`]: new Response('', { status: 502 }) }
  await openPage({ Component }, '/products', '/products', answers)
  const toasts = () => document.querySelectorAll('[data-sonner-toast]').length
  press(button('Change'))
  await settled(() => expect(toasts()).toBe(1))
  answers[`POST ${PRICES}`] = { results: products.map(changedItem), changes, bulkActionMetadata }
  press(button('Change'))
  await settled(() => expect(document.body.textContent).toContain('3 changed'))
  expect(toasts()).toBe(1)
  answers[`POST ${PRICES}/restore`] = { restored: 3, left: 0, leftProductIds: [] }
  await undo()
})

test('a change that some product refuses names it, and is undone for the others', async () => {
  const [lamp, mug, poster] = products as [Chosen, Chosen, Chosen]
  const refused = { itemMetadata: { id: poster.id, success: false, error: { description: 'The price is too low.' } } }
  const { sent } = await openPage({ Component }, '/products', '/products', {
    [`POST ${PRICES}`]: {
      results: [changedItem(lamp), changedItem(mug), refused],
      changes: changes.slice(0, 2),
      bulkActionMetadata,
    },
    [`POST ${PRICES}/restore`]: { restored: 2, left: 0, leftProductIds: [] },
  })
  press(button('Change'))
  await settled(() => expect(document.body.textContent).toContain('2 changed, 1 not: Poster: The price is too low.'))
  await undo()
  await settled(() => expect(document.body.textContent).toContain('2 products restored.'))
  expect(sent.at(-1)).toEqual([`POST ${PRICES}/restore`, { changes: changes.slice(0, 2) }])
})

test.for([
  [['mug'], '2 products restored, 1 not: Mug: Its prices were changed since, or it was deleted.'],
  [[], '3 products restored.'],
] as const)('undoing a change of prices names the products that stay as they are: %s', async ([left, words]) => {
  await openPage({ Component }, '/products', '/products', {
    [`POST ${PRICES}`]: { results: products.map(changedItem), changes, bulkActionMetadata },
    [`POST ${PRICES}/restore`]: { restored: 3 - left.length, left: left.length, leftProductIds: left },
  })
  press(button('Change'))
  await settled(() => expect(document.body.textContent).toContain('3 changed.'))
  await undo()
  await settled(() => expect(document.body.textContent).toContain(words))
})
