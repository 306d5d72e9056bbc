// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import AddOnsCard from './add-ons-card.tsx'

const ADD_ONS = '/fairground/v1/events/e-1/add-ons'
const programme = {
  id: 'a-1',
  productId: 'p-1',
  name: 'Programme',
  formattedPrice: '£4.00',
  perTicket: 1,
  soldOut: false,
}
const lantern = {
  id: 'a-2',
  productId: 'p-2',
  variantId: 'v-2',
  ticketDefinitionIds: ['d-1'],
  name: 'Lantern (Red)',
  formattedPrice: '£9.00',
  perTicket: 2,
  soldOut: true,
}
const list = { revision: '3', addOns: [programme, lantern] }
const answers = {
  'POST /events-ticket-definitions/v3/ticket-definitions/query': {
    ticketDefinitions: [
      { id: 'd-1', name: 'Adult' },
      { id: 'd-2', name: 'Child' },
    ],
    metadata: { count: 2 },
  },
  [`GET ${ADD_ONS}`]: list,
  [`PUT ${ADD_ONS}`]: list,
  'GET /stores/v3/products/query': { products: [{ id: 'p-3', name: 'Bag', visible: true }], pagingMetadata: {} },
  'GET /stores/v3/products/p-3': {
    product: {
      id: 'p-3',
      variantsInfo: {
        variants: ['Ink', 'Walnut'].map((choiceName) => ({
          id: `v-${choiceName}`,
          visible: true,
          choices: [{ optionChoiceNames: { choiceName } }],
        })),
      },
    },
  },
  'GET /stores/v3/products/p-1': { product: { id: 'p-1', variantsInfo: { variants: [] } } },
  'GET /stores/v3/products/p-2': { product: { id: 'p-2', variantsInfo: { variants: [] } } },
}
const programmeRule = { id: 'a-1', productId: 'p-1', perTicket: 1 }
const lanternRule = { id: 'a-2', productId: 'p-2', variantId: 'v-2', ticketDefinitionIds: ['d-1'], perTicket: 2 }
const page = {
  Component: () => (
    <>
      <h1>Lantern walk</h1>
      <AddOnsCard event={{ id: 'e-1' } as never} />
    </>
  ),
}
const open = (options: object = {}) => openPage(page, '/', '/', answers, options)
const setTo = (sent: readonly (readonly [string, unknown])[]) => sent.find(([call]) => call.startsWith('PUT'))?.[1]

test('an organiser sees what goes with which tickets and changes how many, for some kinds of ticket', async () => {
  const { root, sent } = await open()
  await settled(() => expect(root.textContent).toContain('At most 1 per ticket · All kinds of ticket'))
  expect(root.textContent).toContain('At most 2 per ticket · Adult')
  expect(root.textContent).toContain('Sold out')
  press(button('Change Programme'))
  type('Most per ticket', '21')
  press(button('Save add-on'))
  expect(document.body.textContent).toContain('Enter a number from 1 to 20.')
  type('Most per ticket', '3')
  press(button('Save add-on'))
  await settled(() =>
    expect(setTo(sent)).toEqual({
      eventId: 'e-1',
      revision: '3',
      addOns: [{ ...programmeRule, perTicket: 3 }, lanternRule],
    }),
  )
})

test('an organiser finds goods of the shop, whose buyers choose the variant, and adds them for all tickets', async () => {
  const { root, sent } = await open()
  await settled(() => expect(root.textContent).toContain('Programme'))
  press(button('Add goods'))
  await settled(() => expect(document.body.textContent).toContain('Bag'))
  press(button('Bag'))
  await settled(() => expect(document.body.textContent).toContain('Buyers chooseInkWalnut'))
  press(button('Save add-on'))
  await settled(() =>
    expect(setTo(sent)).toEqual({
      eventId: 'e-1',
      revision: '3',
      addOns: [programmeRule, lanternRule, { productId: 'p-3', perTicket: 1 }],
    }),
  )
})

test('an organiser moves an add-on up', async () => {
  const { root, sent } = await open()
  await settled(() => expect(root.textContent).toContain('Lantern (Red)'))
  press(button('Move Lantern (Red) up'))
  await settled(() =>
    expect(setTo(sent)).toEqual({ eventId: 'e-1', revision: '3', addOns: [lanternRule, programmeRule] }),
  )
})

test('an organiser removes an add-on once that is confirmed', async () => {
  const { root, sent } = await open()
  await settled(() => expect(root.textContent).toContain('Programme'))
  press(button('Remove Programme'))
  press(button('Remove add-on'))
  await settled(() => expect(setTo(sent)).toEqual({ eventId: 'e-1', revision: '3', addOns: [lanternRule] }))
})

test('staff who may not read events get no add-ons', async () => {
  const { root, sent } = await open({ scopes: ['catalog.read'] })
  expect([root.textContent, sent.map(([call]) => call)]).toEqual([
    'Lantern walk',
    expect.not.arrayContaining([`GET ${ADD_ONS}`]),
  ])
})
