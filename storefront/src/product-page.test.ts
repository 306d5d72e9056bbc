// @vitest-environment node
import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { expect, test } from 'vitest'
import { ask, text } from './testing/ask.ts'
import { mug, mugsInCart, mugVariant, refuse, soldOut } from './testing/fake-api.ts'
import { ADD, CHECKOUT, mugPage, REQUEST_NOTIFICATION } from './testing/shop-answers.ts'

test('an address that a product had before leads to its present one for good', async () => {
  const answers = mugPage()
  const { status, headers } = await ask('/products/old-mug', {
    'GET /stores/v3/products/slug/old-mug': answers['GET /stores/v3/products/slug/harbour-mug'],
    'GET /fairground/v1/product-pages/old-mug': answers['GET /fairground/v1/product-pages/harbour-mug'],
  })
  expect([status, headers.get('location')]).toEqual([301, '/products/harbour-mug'])
})

test('the page of a product makes two calls, whatever the product has', async () => {
  const related = [mug({ id: 'p-2', name: 'Bowl', slug: 'bowl', inventory: soldOut }), mug({ id: 'p-3', slug: 'cup' })]
  const attachments = [{ id: 'd1', kind: 'document' as const, name: 'Care', url: 'https://elsewhere.example/d1.pdf' }]
  const { status, document, requests } = await ask(
    '/products/harbour-mug',
    mugPage({}, { relatedProducts: related, attachments }),
  )
  expect(status).toBe(200)
  expect(requests.map(({ call }) => call).sort()).toEqual([
    'GET /fairground/v1/product-pages/harbour-mug',
    'GET /stores/v3/products/slug/harbour-mug',
  ])
  expect(document.querySelectorAll('ul a[href="/products/bowl"], ul a[href="/products/cup"]').length).toBeGreaterThan(1)
})

test('a product says where it stands, whose it is and what its merchant wants searched', async () => {
  const seoData = {
    tags: [
      { type: 'title', children: 'A mug by hand' },
      { type: 'meta', props: { name: 'description', content: 'Stoneware, 320 ml' } },
    ],
  }
  const variants = [
    mugVariant('v-green', 'Tent green', false, { sku: 'HM' }),
    mugVariant('v-marigold', 'Marigold', true, { sku: 'HM' }),
  ]
  const { document } = await ask(
    '/products/harbour-mug',
    mugPage(
      {
        seoData,
        brand: { id: 'b', name: 'Harbour & Kiln' },
        plainDescription: '<p>A &amp; B</p>',
        variantsInfo: { variants },
      },
      {
        breadcrumbs: [
          { categoryId: 'c-table', name: 'table', slug: 'table' },
          { categoryId: 'c-mugs', name: 'mugs', slug: 'mugs' },
        ],
      },
    ),
  )
  const crumbs = [...document.querySelectorAll('nav[aria-label="Breadcrumbs"] li')].map((one) => [
    one.querySelector('a')?.getAttribute('href'),
    one.textContent,
  ])
  expect(crumbs.map(([href]) => href)).toEqual(['/shop', '/collections/table', '/collections/mugs', undefined])
  expect(document.querySelector('main a[href="/brands/Harbour%20%26%20Kiln"]')?.textContent).toBe('Harbour & Kiln')
  expect(text(document, 'title')).toBe('A mug by hand')
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('Stoneware, 320 ml')
  const [facts, list] = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) =>
    JSON.parse(one.textContent),
  )
  expect(facts).toMatchObject({
    '@type': 'Product',
    sku: 'HM',
    description: 'Stoneware, 320 ml',
    offers: [{ url: expect.stringMatching(/\?variant=v-green$/), availability: 'https://schema.org/OutOfStock' }, {}],
  })
  expect(list).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}, { name: 'Harbour Mug' }] })
})

test('a product page plays films, sounds and documents from our own files alone', async () => {
  const own = (id: string) => `https://fair.example/media/${id}`
  const film = (id: string, url: string) => ({
    id,
    uploadId: '',
    displayName: `Video ${id}`,
    mediaType: 'VIDEO' as const,
    thumbnail: { url: own('poster'), width: 0, height: 0 },
    video: { url, resolutions: [], posters: [] },
  })
  const media = { itemsInfo: { items: [film('f1', own('f1')), film('f2', 'https://elsewhere.example/f2.mp4')] } }
  const attachments = [
    { id: 'a1', kind: 'audio' as const, name: 'Bells', url: own('a1') },
    { id: 'a2', kind: 'audio' as const, name: 'Elsewhere', url: 'https://elsewhere.example/a2.mp3' },
    { id: 'd1', kind: 'document' as const, name: '', url: 'https://elsewhere.example/d1.pdf' },
  ]
  const { document, errors } = await ask('/products/harbour-mug', mugPage({ media }, { attachments }))
  expect(errors).toEqual([])
  const sources = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))
  expect(sources('video', 'src')).toEqual(['/media/f1'])
  expect(sources('video', 'poster')).toEqual(['/media/poster'])
  expect(sources('audio', 'src')).toEqual(['/media/a1'])
  expect(text(document, 'a[href="https://elsewhere.example/d1.pdf"]')).toBe('Document')
})

test('a product for members says so, and leads to the way in', async () => {
  const { document } = await ask(
    '/products/harbour-mug',
    mugPage({ purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' } }),
  )
  const link = document.querySelector('main a[href^="/login"]')
  expect(link?.closest('p')?.textContent).toBe('Only members can buy this: sign in or create an account.')
  expect(link?.getAttribute('href')).toContain(encodeURIComponent('/products/harbour-mug'))
})

test('a product is a form that posts what is chosen', async () => {
  const { document } = await ask('/products/harbour-mug', mugPage())
  const form = document.querySelector('main form[method="post"]')
  expect(form?.querySelector<HTMLInputElement>('[name="option.Colour"][checked]')?.value).toBe('Marigold')
  expect(form?.querySelector('[name="quantity"]')?.getAttribute('max')).toBe('7')
  expect(form?.textContent).toContain('7 left')
})

test('posting it fills the cart and leads there', async () => {
  const form = { product: mug().id, 'option.Colour': 'Marigold', 'text.Engraving': '', quantity: '2' }
  const { status, headers, requests } = await ask('/products/harbour-mug', { [ADD]: { cart: mugsInCart } }, form)
  expect([status, headers.get('location')]).toEqual([303, '/cart'])
  expect(requests).toEqual([
    {
      call: ADD,
      body: {
        lineItems: [
          {
            catalogReference: {
              appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
              catalogItemId: mug().id,
              options: { options: { Colour: 'Marigold' } },
            },
            quantity: 2,
          },
        ],
      },
    },
  ])
})

test('buying now leads to the checkout', async () => {
  const form = { product: mug().id, 'option.Colour': 'Marigold', quantity: '1', intent: 'buy-now' }
  const answers = { [ADD]: { cart: mugsInCart }, [CHECKOUT]: { checkoutId: 'checkout-1' } }
  const { status, headers, requests } = await ask('/products/harbour-mug', answers, form)
  expect([status, headers.get('location')]).toEqual([303, '/checkout/checkout-1'])
  expect(requests.map(({ call }) => call)).toEqual([ADD, CHECKOUT])
})

test('a refusal comes back with the page, in words', async () => {
  const refusal = refuse(409, 'INSUFFICIENT_INVENTORY', 'There is not that much in stock.')
  const form = { product: mug().id, quantity: '9' }
  const answers = { ...mugPage(), [ADD]: refusal }
  const { status, document } = await ask('/products/harbour-mug', answers, form)
  expect(status).toBe(409)
  expect(document.body.textContent).toContain('There is not that much in stock.')
})

const asksFor = {
  modifiers: [
    {
      name: 'Gift wrap',
      mandatory: true,
      choicesSettings: {
        choices: [
          { name: 'Kraft', addedPrice: '0' },
          { name: 'Ribbons', addedPrice: '2', colorCodes: { colorCodes: ['#fff', '#c11e4d'] } },
        ],
      },
    },
    {
      name: 'engraving',
      mandatory: false,
      freeTextSettings: { title: 'Engraving', minCharCount: 2, maxCharCount: 12, defaultAddedPrice: '4.5' },
    },
  ],
  options: [
    {
      id: 'o-colour',
      name: 'Colour',
      choicesSettings: {
        choices: [
          {
            choiceId: 'c-Marigold',
            name: 'Marigold',
            visible: true,
            linkedMedia: [],
            colorCodes: { colorCodes: ['#e0a526', '#123'] },
          },
        ],
      },
    },
  ],
  additionalRibbons: [{ id: 'r-2', name: 'Handmade' }],
  subscriptionDetails: {
    subscriptions: [{ visible: true, frequency: 'MONTH', interval: 1, discount: { type: 'PERCENT', percentOff: 10 } }],
  },
} as unknown as Partial<V3Product> // only what the page reads of them

test('a product’s modifiers stand in its form, with their prices', async () => {
  const answers = mugPage(asksFor)
  const { document } = await ask('/products/harbour-mug', answers)
  const wraps = [...document.querySelectorAll<HTMLInputElement>('[name="option.Gift wrap"]')]
  expect(wraps.map((one) => [one.value, one.required, one.hasAttribute('checked')])).toEqual([
    ['Kraft', true, false],
    ['Ribbons', true, false],
  ])
  expect(wraps[1]?.parentElement?.querySelector('span')?.getAttribute('style')).toContain('#fff 50%')
  const engraving = document.querySelector('[name="text.Engraving"]')
  expect(['minlength', 'maxlength', 'required'].map((one) => engraving?.getAttribute(one))).toEqual(['2', '12', null])
  expect(document.querySelector('main form')?.textContent).toContain('Engraving +£4.50 (optional)')
  // No cart carries a subscription, so none is offered.
  expect(document.body.textContent).not.toMatch(/monthly|subscription/i)
  const marigold = document.querySelector('[name="option.Colour"][value="Marigold"] + span')
  expect(marigold?.getAttribute('style')).toContain('linear-gradient(135deg, #e0a526 50%, #123 50%)')
  expect(document.body.textContent).toContain('Handmade')
})

test('a missing value is reported at its field, and the input stays', async () => {
  const [code, description] = ['MODIFIER_REQUIRED', 'Something must be chosen first.']
  const body = {
    message: description,
    details: { applicationError: { code, description, data: { missing: ['Gift wrap'] } } },
  }
  const answers = {
    ...mugPage(asksFor),
    [ADD]: new Response(JSON.stringify(body), { status: 409 }),
  }
  const form = { product: mug().id, 'text.Engraving': 'For Ada' }
  const { status, document } = await ask('/products/harbour-mug', answers, form)
  expect(status).toBe(409)
  const group = document.querySelector('[name="option.Gift wrap"]')?.closest('fieldset')
  const error = document.getElementById(group?.getAttribute('aria-describedby') ?? '')
  expect(error?.textContent).toBe('Choose one of these.')
  expect(document.querySelector('[name="text.Engraving"]')?.getAttribute('value')).toBe('For Ada')
  expect(document.querySelector('[name="text.Engraving"]')?.getAttribute('aria-invalid')).toBeNull()
})

test('a sold-out item shows a form for an address, and says what follows', async () => {
  const sold = '/products/harbour-mug?variant=v-green'
  const { document } = await ask(sold, mugPage())
  const form = document.querySelector('section[aria-label="Email me when it is back"] form')
  expect(form?.querySelector('[name="variant"]')?.getAttribute('value')).toBe('v-green')
  expect(form?.querySelector('[name="email"]')?.getAttribute('type')).toBe('email')

  const fields = {
    intent: 'notify-me',
    product: mug().id,
    variant: 'v-green',
    name: 'Harbour Mug',
    price: '18.00',
    email: 'ada@example.com',
  }
  const answers = { ...mugPage(), [REQUEST_NOTIFICATION]: { request: {} } }
  const answered = await ask(sold, answers, fields)
  expect(answered.document.body.textContent).toContain('We email ada@example.com once')
  expect(answered.requests.find(({ call }) => call === REQUEST_NOTIFICATION)?.body).toEqual({
    request: {
      catalogReference: {
        appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
        catalogItemId: mug().id,
        options: { variantId: 'v-green' },
      },
      email: 'ada@example.com',
    },
    itemDetails: { name: 'Harbour Mug', price: '18.00' },
  })
  const twice = refuse(409, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS', 'Already.')
  expect((await ask(sold, { ...answers, [REQUEST_NOTIFICATION]: twice }, fields)).document.body.textContent).toContain(
    'We email',
  )
  const wrong = await ask(sold, { ...answers, [REQUEST_NOTIFICATION]: refuse(400, 'INVALID_ARGUMENT', 'No.') }, fields)
  expect(wrong.document.querySelector('[name="email"]')?.getAttribute('aria-invalid')).toBe('true')
})

test('a pre-order says so and can be bought', async () => {
  const supplies = [{ variantId: 'v-green', quantity: 0, preorder: { message: 'Ships in May' } }]
  const answers = mugPage({}, { supplies })
  const { document } = await ask('/products/harbour-mug?variant=v-green', answers)
  expect(document.body.textContent).toContain('Pre-order: Ships in May')
  const button = document.querySelector('main form button[type="submit"]')
  expect([button?.textContent, button?.getAttribute('aria-disabled')]).toEqual(['Pre-order', null])
  expect(document.querySelector('section[aria-label="Email me when it is back"]')).toBeNull()
})

test('a file is a download, not something in stock', async () => {
  const variants = [mugVariant('v-green', 'Tent green', true), mugVariant('v-marigold', 'Marigold', true)]
  const file = mugPage({ productType: 'DIGITAL', variantsInfo: { variants } }, { supplies: [] })
  const { document } = await ask('/products/harbour-mug', file)
  const form = text(document, 'main form') ?? ''
  expect(form).toContain('Download, ready once it is paid')
  expect(form).not.toContain('In stock')
})
