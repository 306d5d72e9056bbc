import { expect, test } from 'vitest'
import { jpeg, library, mp3, mp4, pdf, zip } from '../../../media/library.fixture.ts'

const unknown = '01890000-0000-7000-8000-000000000000'
const codeOf = ({ body }: { body: { details?: { applicationError?: { code: string } } } }) =>
  body.details?.applicationError?.code

async function shop() {
  const site = await library()
  const { id } = (await site.upload('Harbour.jpg', await jpeg(900, 600))).body.item
  const make = (items: object[], options: object[] = [], choices: object[] = []) =>
    site.admin.call('POST', '/stores/v3/products', {
      product: {
        productType: 'PHYSICAL',
        name: 'Harbour print',
        media: { itemsInfo: { items } },
        options,
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '10' } }, choices }] },
      },
      fields: ['MEDIA_ITEMS_INFO'],
    })
  return { site, id: id as string, url: `http://localhost:8080/media/${id}`, make }
}

test('catalogue 3 names a picture of the library by its id alone, for the product and its choices', async () => {
  const { site, id, url, make } = await shop()
  const made = await make(
    [{ id, altText: 'The harbour' }],
    [
      {
        name: 'Paper',
        optionRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: [{ name: 'Matt', choiceType: 'CHOICE_TEXT', linkedMedia: [{ id }] }] },
      },
    ],
    [{ optionChoiceNames: { optionName: 'Paper', choiceName: 'Matt', renderType: 'TEXT_CHOICES' } }],
  )
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { product } = made.body
  const image = { url, width: 900, height: 600, altText: 'The harbour' }
  expect(product.media.itemsInfo.items).toMatchObject([{ id, mediaType: 'IMAGE', image }])
  expect((await site.fetch(url)).status).toBe(200)

  const renamed = await site.admin.call('PATCH', `/stores/v3/products/${product.id}`, {
    product: { id: product.id, revision: product.revision, media: { itemsInfo: { items: [{ url }] } } },
    fields: ['MEDIA_ITEMS_INFO'],
  })
  expect(renamed.body.product.media.itemsInfo.items).toMatchObject([{ id, image }])
})

test('films, sounds, documents and archives of the library are media by their id, and keep their name', async () => {
  const { site, make } = await shop()
  const files = [
    ['Walk.mp4', mp4(), 'video'],
    ['Bells.mp3', mp3(), 'audio'],
    ['Care.pdf', pdf(), 'document'],
    ['Labels.zip', zip(), 'zip'],
  ] as const
  const ids: string[] = []
  for (const [name, bytes] of files) ids.push((await site.upload(name, bytes)).body.item.id)
  const made = await make(ids.map((id) => ({ id })))
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { id } = made.body.product
  const read = await site.admin.call('GET', `/stores-reader/v1/products/${id}?id=${id}`)
  expect(read.body.product.media.items).toMatchObject(
    files.map(([title, , mediaType], i) => ({ id: ids[i], title, mediaType })),
  )
  expect(made.body.product.media.itemsInfo.items).toMatchObject([
    { id: ids[0], mediaType: 'VIDEO', video: { url: `http://localhost:8080/media/${ids[0]}` } },
  ])

  const visitor = await site.visitor()
  const path = `/fairground/v1/products/${id}/attachments`
  const url = (at: number) => `http://localhost:8080/media/${ids[at]}`
  expect((await visitor.call('GET', path)).body.attachments).toEqual([
    { id: ids[1], kind: 'audio', name: 'Bells.mp3', url: url(1) },
    { id: ids[2], kind: 'document', name: 'Care.pdf', url: url(2) },
    { id: ids[3], kind: 'zip', name: 'Labels.zip', url: url(3) },
  ])
  const { revision } = made.body.product
  const left = { media: { itemsInfo: { items: [{ id: ids[1], displayName: 'Bells' }] } }, visible: true }
  await site.admin.call('PATCH', `/stores/v3/products/${id}`, { product: { id, revision, ...left } })
  expect((await visitor.call('GET', path)).body.attachments).toEqual([
    { id: ids[1], kind: 'audio', name: 'Bells', url: url(1) },
  ])
  await site.admin.call('PATCH', `/stores/v1/products/${id}`, { product: { id, visible: false } })
  expect((await visitor.call('GET', path)).status).toBe(404)
})

test('a file that the library does not show is no medium of a product', async () => {
  const { site, make } = await shop()
  const sold = (await site.upload('Pattern.pdf', pdf(), { sold: true })).body.item.id
  for (const id of [unknown, sold, 'nothing']) {
    const reply = await make([{ id }])
    expect([reply.status, codeOf(reply)], id).toEqual([404, 'PRODUCT_MEDIA_NOT_EXIST'])
  }
})

test('catalogue 1 adds a picture of the library by its id, once', async () => {
  const { site, id, url } = await shop()
  const { product } = (
    await site.admin.call('POST', '/stores/v1/products', { product: { name: 'Print', priceData: { price: 5 } } })
  ).body
  const path = `/stores/v1/products/${product.id}/media`
  for (const media of [[{ mediaId: id }], [{ mediaId: id }, { url }]])
    expect((await site.admin.call('POST', path, { id: product.id, media })).status).toBe(200)
  const read = await site.admin.call('GET', `/stores-reader/v1/products/${product.id}?id=${product.id}`)
  expect(read.body.product.media.items).toMatchObject([{ id, image: { url, width: 900, height: 600 } }])
  const missing = await site.admin.call('POST', path, { id: product.id, media: [{ mediaId: unknown }] })
  expect([missing.status, codeOf(missing)]).toEqual([404, 'PRODUCT_MEDIA_NOT_EXIST'])
})
