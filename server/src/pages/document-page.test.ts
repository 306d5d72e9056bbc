import type { OrderDocument } from '@fairground/client/generated/fairground.order-documents.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { paletteOf } from '@fairground/domain/formatting/palette.ts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { documentPage } from './document-page.ts'

const party = { name: 'Ada & Co <b>', address: ['1 Quay', 'Leeds'], taxId: 'GB1' }
const invoice: OrderDocument = {
  id: 'a',
  kind: 'INVOICE',
  number: 'INV-7',
  locale: 'en-GB',
  formattedIssued: '28 November 2026',
  orderNumber: '10007',
  formattedOrdered: '27 November 2026',
  seller: party,
  buyer: { name: 'Ines', address: [] },
  lines: [
    {
      name: 'Cup <i>',
      options: ['Colour: blue'],
      quantity: 2,
      formattedPrice: '£12.00',
      formattedTotal: '£24.00',
      formattedTaxRate: '20%',
    },
  ],
  totals: [{ label: 'Items', formattedAmount: '£24.00' }],
  taxes: [{ name: 'VAT 20%', formattedNet: '£20.00', formattedTax: '£4.00' }],
  formattedTotal: '£24.00',
  formattedPaid: '£0.00',
  formattedDue: '£24.00',
  note: 'Pay soon',
}

async function shown(document: OrderDocument, look: Partial<SiteFacts> = {}) {
  const app = fastify()
  app.get('/', (_, reply) => documentPage(reply, document, { name: 'Hall', ...look }))
  return app.inject('/')
}

test('an invoice is one page without scripts that names everything, and no text of it is markup', async () => {
  const { body, headers } = await shown(invoice)
  for (const text of [
    'Invoice INV-7',
    'Ada &amp; Co &lt;b&gt;',
    'Cup &lt;i&gt;',
    'Tax id: GB1',
    'Colour: blue',
    'To pay',
    'VAT 20%',
    'Pay soon',
  ])
    expect(body).toContain(text)
  expect(body).not.toContain('<script')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(headers['cache-control']).toBe('no-store')
})

test('an invoice has the logo and the colour of its shop, and without a look it has neither', async () => {
  const logo = { src: '/media/7?w=480', width: 144, height: 36 }
  const { body, headers } = await shown(invoice, { logo, palette: paletteOf('#7a1f5c') })
  expect(body).toContain('<img src="/media/7?w=480" alt="Hall" width="144" height="36">')
  expect(body).toContain('--color-brand:light-dark(#7a1f5c,')
  expect(headers['content-security-policy']).toContain("img-src 'self'")
  const plain = (await shown(invoice)).body
  expect(plain).not.toMatch(/<header|<img|--color-brand:/)
  expect(plain).toContain('<link rel="icon" href="/icon.svg">')
  expect((await shown(invoice, { icon: '/media/8?w=320' })).body).toContain('href="/media/8?w=320"')
})

test('a receipt names the payment, in the language of its buyer', async () => {
  const { lines, totals, taxes, formattedPaid, formattedDue, note, ...rest } = invoice
  const { body } = await shown({
    ...rest,
    kind: 'RECEIPT',
    number: 'REC-1',
    locale: 'de-DE',
    lines: [],
    totals: [],
    taxes: [],
    payment: { method: 'Karte · Visa 4242', formattedReceived: '28. November 2026' },
  })
  for (const text of ['Quittung REC-1', 'Karte · Visa 4242', 'Erhaltener Betrag', 'lang="de-DE"'])
    expect(body).toContain(text)
  expect(body).not.toContain('Zu zahlen')
})

test('a credit note names its invoice, and the parts of it that are taken back without a price of one', async () => {
  const { formattedPaid, formattedDue, totals, ...rest } = invoice
  const { body } = await shown({
    ...rest,
    kind: 'CREDIT_NOTE',
    number: 'CN-3',
    totals: [],
    invoice: { number: 'INV-7', formattedIssued: '20 November 2026' },
    lines: [{ name: 'Delivery', options: [], formattedTotal: '£4.00', formattedTaxRate: '20%' }],
  })
  for (const text of ['Credit note CN-3', 'On invoice', 'INV-7', '20 November 2026', 'Amount credited', 'VAT 20%'])
    expect(body).toContain(text)
  for (const text of ['Unit price', 'To pay', 'undefined']) expect(body).not.toContain(text)
})
