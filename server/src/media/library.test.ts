import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { present } from '@fairground/domain/present.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { refusal } from '../identity/sign-in/sign-in.fixture.ts'
import { mediaFiles } from './files.ts'
import { jpeg, library, mp3, mp4, objectStore, pdf, zip } from './library.fixture.ts'
import { openStorage } from './open-storage.ts'
import { soldFiles } from './sold-files.ts'
import { storeArtworks } from './store-pictures.ts'

const PATH = '/fairground/v1/media'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

describe('an upload', () => {
  test.for([
    ['a picture', 'Mug.jpg', jpeg, 'image', 'image/jpeg'],
    ['a video', 'tour.mp4', mp4, 'video', 'video/mp4'],
    ['music', 'song.mp3', mp3, 'audio', 'audio/mpeg'],
    ['a document', 'menu.pdf', pdf, 'document', 'application/pdf'],
    ['an archive', 'fonts.zip', zip, 'archive', 'application/zip'],
  ] as const)('%s is what its bytes are', async ([, name, make, kind, mimeType]) => {
    const shop = await library()
    const bytes = await make()
    const { status, body } = await shop.upload(name, bytes)
    expect([status, body.item]).toMatchObject([
      200,
      { kind, mimeType, filename: name, bytes: bytes.length, revision: '1' },
    ])
    const served = await shop.fetch(body.item.url)
    expect([served.status, served.headers['x-content-type-options']]).toEqual([200, 'nosniff'])
    if (kind !== 'image') {
      expect(served.bytes.equals(bytes)).toBe(true)
      expect(served.headers['content-type']).toBe(mimeType)
      const how = kind === 'video' || kind === 'audio' ? 'inline' : 'attachment'
      expect(served.headers['content-disposition']).toBe(`${how}; filename*=UTF-8''${name}`)
    }
  })

  test('arrives in parts, goes on where it stopped, and counts no part twice', async () => {
    const shop = await library()
    const bytes = pdf(30_000)
    const { body } = await shop.admin.call('POST', '/fairground/v1/media-uploads', {
      filename: 'a.pdf',
      bytes: bytes.length,
    })
    expect(body.partBytes).toBe(8_388_608)
    const send = (from: number, to: number) => shop.sendPart(body.uploadId, from, bytes.subarray(from, to))
    expect((await send(0, 10_000)).body).toEqual({ received: 10_000 })
    const twice = await Promise.all([send(10_000, 20_000), send(10_000, 20_000)])
    expect(twice.map((reply) => reply.body.received)).toEqual([20_000, 20_000])
    expect((await send(0, 10_000)).body).toEqual({ received: 20_000 })
    const early = await shop.admin.call('POST', `/fairground/v1/media-uploads/${body.uploadId}/finish`, {})
    expect(refusal(early)).toEqual([409, 'UPLOAD_INCOMPLETE'])
    await send(20_000, bytes.length)
    const done = await Promise.all(
      Array.from({ length: 10 }, () =>
        shop.admin.call('POST', `/fairground/v1/media-uploads/${body.uploadId}/finish`, {}),
      ),
    )
    expect(done.map(({ status, body: { item } }) => [status, item?.id])).toEqual(
      Array.from({ length: 10 }, () => [200, body.uploadId]),
    )
    const again = await shop.admin.call('POST', `/fairground/v1/media-uploads/${body.uploadId}/finish`, {})
    expect((await shop.fetch(again.body.item.url)).bytes.equals(bytes)).toBe(true)
    expect(readdirSync(join(shop.dataDir, 'media', 'uploads', shop.siteId))).toEqual([])
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const bomb = () =>
    sharp({ create: { width: 10_000, height: 5_100, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  test.for([
    ['an SVG with a script', 'a.svg', () => Buffer.from(svg)],
    ['an SVG named as a picture', 'a.png', () => Buffer.from(svg)],
    ['a page named as a document', 'a.pdf', () => Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7')],
    ['a page that begins as a GIF', 'a.gif', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1')],
    ['a program', 'a.zip', () => Buffer.concat([Buffer.from('MZ'), zip()])],
    ['a picture that unpacks to 51 megapixels', 'a.png', bomb],
    ['a film of another make', 'a.mp4', () => Buffer.from('\0\0\0\x18ftypqt  \0\0\0\0')],
    ['text', 'a.mp3', () => Buffer.from('hello')],
  ] as const)('is refused and leaves nothing: %s', async ([, name, make]) => {
    const shop = await library()
    expect(refusal(await shop.upload(name, await make()))).toEqual([400, 'FILE_NOT_TAKEN'])
    expect(await shop.query('select id from media union all select id from media_uploads')).toEqual([])
    expect(readdirSync(join(shop.dataDir, 'media', 'uploads', shop.siteId))).toEqual([])
  })

  test.for([
    ['a path', '../../etc/passwd', 'passwd.pdf'],
    ['a path of Windows', 'C:\\temp\\x.pdf', 'x.pdf'],
    ['an ending that lies', 'menu.html', 'menu.html.pdf'],
    ['two endings', 'menu.pdf.exe', 'menu.pdf.exe.pdf'],
    ['a direction that hides the ending', 'a\u202Efdp.exe', 'afdp.exe.pdf'],
    ['nothing but dots', '...', 'file.pdf'],
    ['a header', 'a"\r\nset-cookie: x=1.pdf', 'a set-cookie  x=1.pdf'],
  ] as const)('with %s as its name gets one that fits', async ([, given, name]) => {
    const shop = await library()
    const { item } = (await shop.upload(given, pdf())).body
    expect(item.filename).toBe(name)
    const { headers } = await shop.fetch(item.url)
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('is bounded, and for those who may write the catalogue', async () => {
    const shop = await library()
    const begin = (body: object, by = shop.admin) => by.call('POST', '/fairground/v1/media-uploads', body)
    expect((await begin({ filename: 'a.zip', bytes: 1_073_741_825 })).status).toBe(400)
    expect((await begin({ filename: 'a.zip', bytes: 0 })).status).toBe(400)
    expect(refusal(await begin({ filename: 'a', bytes: 1, folderId: UNKNOWN }))).toEqual([404, 'FOLDER_NOT_FOUND'])
    expect((await begin({ filename: 'a', bytes: 1 }, await shop.visitor())).status).toBe(403)
    expect((await begin({ filename: 'a', bytes: 1 }, await shop.keyWith(['catalog.read']))).status).toBe(403)
    const { uploadId } = (await begin({ filename: 'a', bytes: 5 })).body
    expect((await shop.sendPart(uploadId, 0, Buffer.from('123456'))).status).toBe(413)
    expect((await shop.sendPart(uploadId, 0, Buffer.from('12345'), { authorization: '' })).status).toBe(401)
    expect((await shop.sendPart(uploadId, 0, Buffer.alloc(8_388_609))).status).toBe(413)
    expect((await shop.sendPart(UNKNOWN, 0, Buffer.from('1'))).status).toBe(404)
    expect((await shop.sendPart('..%2F..%2Fx', 0, Buffer.from('1'))).status).toBe(404)
    expect((await shop.sendPart(uploadId, 0, Buffer.from('1'), { 'content-type': 'text/html' })).status).toBe(415)
  })

  test('that nobody finishes is forgotten after a day', async () => {
    const shop = await library()
    const { uploadId } = (await shop.admin.call('POST', '/fairground/v1/media-uploads', { filename: 'a', bytes: 5 }))
      .body
    await shop.sendPart(uploadId, 0, Buffer.from('123'))
    await shop.advance(25 * 60 * 60_000)
    await shop.admin.call('POST', '/fairground/v1/media-uploads', { filename: 'b', bytes: 5 })
    expect((await shop.sendPart(uploadId, 3, Buffer.from('45'))).status).toBe(404)
    expect(readdirSync(join(shop.dataDir, 'media', 'uploads', shop.siteId))).toEqual([])
  })
})

describe('a picture', () => {
  test('is AVIF for who names it, else WebP, without what the camera wrote', async () => {
    const shop = await library()
    const bytes = await sharp(await jpeg())
      .withMetadata({ exif: { IFD0: { Copyright: 'Secret place' } } })
      .jpeg()
      .toBuffer()
    const { url } = (await shop.upload('a.jpg', bytes)).body.item
    for (const [accept, format] of [
      ['image/avif,image/webp,*/*', 'avif'],
      ['image/webp,*/*', 'webp'],
      ['*/*', 'webp'],
    ] as const) {
      const { headers, bytes: served } = await shop.fetch(`${url}?w=320`, { accept })
      expect([headers['content-type'], headers.vary]).toEqual([`image/${format}`, expect.stringContaining('accept')])
      const { format: found, width, exif } = await sharp(served).metadata()
      expect([found === 'heif' ? 'avif' : found, width, exif]).toEqual([format, 320, undefined])
      expect(served.includes('Secret place')).toBe(false)
    }
  })

  test('that is something else as well leaves as a picture alone', async () => {
    const shop = await library()
    const page = '<!doctype html><script>alert(1)</script>'
    for (const [name, bytes] of [
      [
        'a.png',
        await sharp(await jpeg(40, 30))
          .png()
          .toBuffer(),
      ],
      ['a.jpg', await jpeg(40, 30)],
    ] as const) {
      const reply = await shop.upload(name, Buffer.concat([bytes, Buffer.from(page), zip()]))
      expect(reply.status).toBe(200)
      for (const address of [reply.body.item.url, `${reply.body.item.url}?w=320`]) {
        const { headers, bytes: served } = await shop.fetch(address)
        expect(headers['content-type']).toBe('image/webp')
        expect([served.includes('script'), served.includes('PK\x03\x04')]).toEqual([false, false])
      }
    }
  })

  test('that was accepted is served, also where a check sum in it is wrong', async () => {
    const shop = await library()
    const bytes = await sharp(await jpeg(40, 30))
      .png()
      .toBuffer()
    // The check sum of the data, behind which only the end stands.
    bytes[bytes.length - 13]! ^= 0xff
    const { status, body } = await shop.upload('a.png', bytes)
    if (status === 200) expect((await shop.fetch(`${body.item.url}?w=320`)).status).toBe(200)
    else expect(refusal({ status, body, headers: {}, statements: 0 })).toEqual([400, 'FILE_NOT_TAKEN'])
  })

  test('that the demo drew is renamed, cut around its focal point and deleted as others are', async () => {
    const shop = await library()
    const half = (x: number, colour: string) => `<rect x="${x}" width="200" height="200" fill="${colour}"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${half(0, '#f00')}${half(200, '#00f')}</svg>`
    const { folder } = (await shop.admin.call('POST', '/fairground/v1/media-folders', { name: 'Drawn' })).body
    const db = shop.assembly.pool.forSite(shop.siteId)
    const artwork = { name: 'flag', svg, width: 400, height: 200 }
    await storeArtworks(db, mediaFiles(openStorage(shop)), [artwork], { at: new Date(), folderId: folder.id })
    const [item] = (await shop.admin.call('GET', `${PATH}?folderId=${folder.id}`)).body.items
    const change = { revision: item.revision, filename: 'signal.png', focalPoint: { x: 100, y: 50 } }
    const changed = (await shop.admin.call('PATCH', `${PATH}/${item.id}`, change)).body.item
    expect(changed).toMatchObject({ filename: 'signal.png.svg', focalPoint: { x: 100, y: 50 } })
    const { bytes } = await shop.fetch(`${item.url}?w=640&crop=1:1`)
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([640, 640])
    const { channels } = await sharp(bytes).stats()
    expect([channels[0]!.mean < 50, channels[2]!.mean > 200]).toEqual([true, true])
    const gone = await shop.admin.call('POST', `${PATH}/delete`, { ids: [item.id] })
    expect(gone.body.results).toEqual([{ id: item.id, result: 'DELETED' }])
  })

  test('is cut around its focal point', async () => {
    const shop = await library()
    // Left half red, right half blue.
    const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
      .composite([
        { input: { create: { width: 200, height: 200, channels: 3, background: '#0000ff' } }, left: 200, top: 0 },
      ])
      .png()
      .toBuffer()
    const { id, url, revision } = (await shop.upload('a.png', bytes)).body.item
    const look = async () => {
      const { bytes: cut } = await shop.fetch(`${url}?w=320&crop=1:1`)
      const { width, height } = await sharp(cut).metadata()
      const { channels } = await sharp(cut).stats()
      return [width, height, channels[0]!.mean > 200 ? 'red' : channels[2]!.mean > 200 ? 'blue' : 'both']
    }
    expect(await look()).toEqual([200, 200, 'both'])
    const set = (focalPoint: object | null, at: string) =>
      shop.admin.call('PATCH', `${PATH}/${id}`, { revision: at, focalPoint })
    expect((await set({ x: 0, y: 50 }, revision)).body.item.focalPoint).toEqual({ x: 0, y: 50 })
    expect(await look()).toEqual([200, 200, 'red'])
    await set({ x: 100, y: 50 }, '2')
    expect(await look()).toEqual([200, 200, 'blue'])
    expect(refusal(await set(null, '2'))).toEqual([409, 'STALE_REVISION'])
    expect((await set(null, '3')).body.item.focalPoint).toBeUndefined()
    expect((await shop.fetch(`${url}?crop=7:3`)).status).toBe(400)
  })
})

describe('the library', () => {
  test('is searched, filtered and paged; names and texts are changed', async () => {
    const shop = await library()
    const { folder } = (await shop.admin.call('POST', '/fairground/v1/media-folders', { name: 'Menus' })).body
    const menu = (await shop.upload('100%_menu.pdf', pdf(), { folderId: folder.id })).body.item
    const mug = (await shop.upload('mug.jpg', await jpeg())).body.item
    const film = (await shop.upload('film.mp4', mp4(), { sold: true })).body.item
    const names = async (query: string) =>
      (await shop.admin.call('GET', `${PATH}?${query}`)).body.items.map(
        ({ filename }: { filename: string }) => filename,
      )
    expect(await names('')).toEqual(['film.mp4', 'mug.jpg', '100%_menu.pdf'])
    expect(await names('search=MENU')).toEqual(['100%_menu.pdf'])
    expect(await names('search=%25_')).toEqual(['100%_menu.pdf'])
    expect(await names('search=_ug')).toEqual([])
    expect(await names(`folderId=${folder.id}`)).toEqual(['100%_menu.pdf'])
    expect(await names('kind=image')).toEqual(['mug.jpg'])
    expect(await names('sold=true')).toEqual(['film.mp4'])
    const first = (await shop.admin.call('GET', `${PATH}?limit=2`)).body
    expect(await names(`limit=2&cursor=${encodeURIComponent(first.next)}`)).toEqual(['100%_menu.pdf'])

    const change = { revision: '1', filename: 'Green mug', alt: 'A mug on a table', folderId: folder.id }
    const changed = await shop.admin.call('PATCH', `${PATH}/${mug.id}`, change)
    expect(changed.body.item).toMatchObject({
      filename: 'Green mug.jpg',
      alt: 'A mug on a table',
      folderId: folder.id,
      revision: '2',
    })
    expect(await names('search=table')).toEqual(['Green mug.jpg'])
    expect(film).toMatchObject({ fileType: 'SECURE_VIDEO' })
    expect(menu.folderId).toBe(folder.id)
    expect((await (await shop.visitor()).call('GET', PATH)).status).toBe(403)
  })

  test('folders have one name each, move up when theirs goes, and hold no others’ files', async () => {
    const shop = await library()
    const make = (name: string, parentId?: string) =>
      shop.admin.call('POST', '/fairground/v1/media-folders', { name, ...present({ parentId: parentId || undefined }) })
    const a = (await make('Menus')).body.folder
    const b = (await make('Summer', a.id)).body.folder
    expect(refusal(await make(' menus '))).toEqual([409, 'FOLDER_NAME_TAKEN'])
    expect(refusal(await make('x', UNKNOWN))).toEqual([404, 'FOLDER_NOT_FOUND'])
    const { item } = (await shop.upload('a.pdf', pdf(), { folderId: a.id })).body
    expect(
      (await shop.admin.call('PATCH', `/fairground/v1/media-folders/${b.id}`, { name: 'Winter' })).body.folder.name,
    ).toBe('Winter')
    expect((await shop.admin.call('DELETE', `/fairground/v1/media-folders/${a.id}`)).status).toBe(200)
    const { folders } = (await shop.admin.call('GET', '/fairground/v1/media-folders')).body
    expect(folders).toEqual([expect.objectContaining({ id: b.id, name: 'Winter' })])
    expect(folders[0].parentId).toBeUndefined()
    expect((await shop.admin.call('GET', `${PATH}/${item.id}`)).body.item.folderId).toBeUndefined()
    let parent = b.id
    for (let depth = 1; depth < 8; depth++) parent = (await make(`d${depth}`, parent)).body.folder.id
    expect(refusal(await make('too deep', parent))).toEqual([409, 'LIMIT_REACHED'])
  })

  test('pictures of categories are not deleted by accident', async () => {
    const shop = await library()
    const { item } = (await shop.upload('a.jpg', await jpeg())).body
    const made = await shop.admin.call('POST', '/categories/v1/categories', {
      category: { name: 'Lamps', image: { id: item.id, url: item.url, width: 8, height: 8 } },
      treeReference: { appNamespace: '@wix/stores' },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    expect((await shop.admin.call('GET', `${PATH}/${item.id}`)).body).toMatchObject({ products: 0, elsewhere: 1 })
    const { results } = (await shop.admin.call('POST', `${PATH}/delete`, { ids: [item.id] })).body
    expect(results[0].result).toBe('IN_USE')
  })

  test('the logo of the shop is not deleted by accident', async () => {
    const shop = await library()
    const { item } = (await shop.upload('a.jpg', await jpeg())).body
    const settings = '/fairground/v1/site-settings'
    await shop.admin.call('PATCH', settings, { look: { logo: { url: item.url } } })
    const remove = async () => (await shop.admin.call('POST', `${PATH}/delete`, { ids: [item.id] })).body.results
    expect(await remove()).toMatchObject([{ result: 'IN_USE' }])
    await shop.admin.call('PATCH', settings, { look: { logo: null } })
    expect(await remove()).toMatchObject([{ result: 'DELETED' }])
  })

  test('a file that a product shows is not deleted by accident; a deleted one is gone', async () => {
    const shop = await library()
    const [used, unused] = [
      (await shop.upload('a.jpg', await jpeg())).body.item,
      (await shop.upload('b.jpg', await jpeg())).body.item,
    ]
    await shop.fetch(`${unused.url}?w=320`)
    const { id } = (
      await shop.admin.call('POST', '/stores/v1/products', { product: { name: 'Mug', priceData: { price: 1 } } })
    ).body.product
    await shop.admin.call('POST', `/stores/v1/products/${id}/media`, { media: [{ url: used.url }] })
    expect((await shop.admin.call('GET', `${PATH}/${used.id}`)).body).toMatchObject({ products: 1, events: 0 })
    const ids = [used.id, unused.id, UNKNOWN]
    const { results } = (await shop.admin.call('POST', `${PATH}/delete`, { ids })).body
    expect(results.map(({ result }: { result: string }) => result)).toEqual(['IN_USE', 'DELETED', 'NOT_FOUND'])
    expect((await shop.fetch(`${unused.url}?w=320`)).status).toBe(404)
    expect((await shop.fetch(`${used.url}?w=320`)).status).toBe(200)
    const { body } = await shop.admin.call('POST', `${PATH}/delete`, { ids: [used.id], evenUsed: true })
    expect(body.results[0].result).toBe('DELETED')
    expect(readdirSync(join(shop.dataDir, 'media', 'originals', shop.siteId))).toEqual([])
  })
})

describe('a file that is sold', () => {
  test.for([
    ['a picture', 'a.jpg', jpeg, 'SECURE_PICTURE'],
    ['a film', 'a.mp4', mp4, 'SECURE_VIDEO'],
    ['a document', 'a.pdf', pdf, 'SECURE_DOCUMENT'],
    ['music', 'a.mp3', mp3, 'SECURE_MUSIC'],
    ['an archive', 'a.zip', zip, 'SECURE_ARCHIVE'],
  ] as const)('is downloaded through a link alone, until it expires: %s', async ([, name, make, fileType]) => {
    const shop = await library()
    const bytes = await make()
    const { item } = (await shop.upload(name, bytes, { sold: true })).body
    expect([item.fileType, item.url, item.placeholder]).toEqual([fileType, undefined, undefined])
    expect((await shop.fetch(`/media/${item.id}`)).status).toBe(404)
    expect((await shop.fetch(`/media/${item.id}?crop=1:1`)).status).toBe(404)

    const { url, expiresDate } = (await shop.admin.call('POST', `${PATH}/${item.id}/download-link`, { minutes: 5 }))
      .body
    const got = await shop.fetch(url)
    expect([got.status, got.bytes.equals(bytes)]).toEqual([200, true])
    expect(got.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const forged = `${url.slice(0, -2)}${url.endsWith('aa') ? 'bb' : 'aa'}`
    expect((await shop.fetch(forged)).status).toBe(404)
    const [payload = '', signature] = url.split('/').at(-1)!.split('.')
    const longer = Buffer.from(payload, 'base64url')
      .toString()
      .replace(/\d+\]$/, '9999999999999]')
    expect((await shop.fetch(`/media/download/${Buffer.from(longer).toString('base64url')}.${signature}`)).status).toBe(
      404,
    )
    await shop.advance(new Date(expiresDate).getTime() - Date.now() + 1_000)
    expect((await shop.fetch(url)).status).toBe(410)
    const reader = await shop.keyWith(['orders.read'])
    expect((await reader.call('POST', `${PATH}/${item.id}/download-link`, {})).status).toBe(403)
  })

  test('is known to products by its id; what is not for sale is not', async () => {
    const shop = await library()
    const sold = (await shop.upload('guide.pdf', pdf(), { sold: true })).body.item
    const shown = (await shop.upload('menu.pdf', pdf())).body.item
    const db = shop.assembly.pool.forSite(shop.siteId)
    expect([...(await soldFiles(db, [sold.id, shown.id, UNKNOWN, 'no id', sold.id])).values()]).toEqual([
      { id: sold.id, fileName: 'guide.pdf', fileSize: '2009', fileType: 'SECURE_DOCUMENT' },
    ])
  })

  test('is sent in ranges', async () => {
    const shop = await library()
    const bytes = mp4()
    const { id } = (await shop.upload('a.mp4', bytes, { sold: true })).body.item
    const { url } = (await shop.admin.call('POST', `${PATH}/${id}/download-link`, {})).body
    for (const [range, status, contentRange, length] of [
      ['bytes=0-9', 206, `bytes 0-9/${bytes.length}`, 10],
      ['bytes=5000-', 206, `bytes 5000-${bytes.length - 1}/${bytes.length}`, bytes.length - 5000],
      ['bytes=-7', 206, `bytes ${bytes.length - 7}-${bytes.length - 1}/${bytes.length}`, 7],
      ['bytes=0-999999', 206, `bytes 0-${bytes.length - 1}/${bytes.length}`, bytes.length],
      ['bytes=999999-', 416, `bytes */${bytes.length}`, 0],
      ['bytes=9-1', 416, `bytes */${bytes.length}`, 0],
    ] as const) {
      const got = await shop.fetch(url, { range })
      expect([range, got.status, got.headers['content-range'], got.bytes.length]).toEqual([
        range,
        status,
        contentRange,
        length,
      ])
    }
  })
})

test('files lie in a store that speaks S3 just as well', async () => {
  const { store, objects } = await objectStore()
  const shop = await library({ objectStore: store })
  const photo = (await shop.upload('a.jpg', await jpeg())).body.item
  const film = mp4()
  const sold = (await shop.upload('a.mp4', film, { sold: true }, 2_000)).body.item
  expect((await shop.fetch(`${photo.url}?w=320`)).headers['content-type']).toBe('image/webp')
  expect([...objects.keys()].sort()).toEqual(
    [
      `fair/derived/${shop.siteId}/${photo.id}-320.webp`,
      `fair/originals/${shop.siteId}/${photo.id}`,
      `fair/originals/${shop.siteId}/${sold.id}`,
    ].sort(),
  )
  expect(objects.get(`fair/originals/${shop.siteId}/${sold.id}`)?.equals(film)).toBe(true)
  const { url } = (await shop.admin.call('POST', `${PATH}/${sold.id}/download-link`, {})).body
  expect((await shop.fetch(url)).bytes.equals(film)).toBe(true)
  expect((await shop.fetch(url, { range: 'bytes=4-7' })).bytes.toString()).toBe('ftyp')
  await shop.admin.call('POST', `${PATH}/delete`, { ids: [photo.id, sold.id] })
  expect([...objects.keys()]).toEqual([])
  expect((await shop.fetch(`${photo.url}?w=320`)).status).toBe(404)
})
