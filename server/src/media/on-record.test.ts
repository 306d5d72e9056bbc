import { expect, test } from 'vitest'
import { staffAs } from '../identity/staff/staff.fixture.ts'
import { jpeg, type Library, library, pdf } from './library.fixture.ts'

const FILES = '/fairground/v1/media'
const FOLDERS = '/fairground/v1/media-folders'

const logOf = async ({ admin }: Library, query: object = {}) =>
  (await admin.call('POST', '/fairground/v1/audit-log/query', { query })).body.entries
const about = (shop: Library, id: string) => logOf(shop, { filter: { 'target.id': id } })

test('a file: who uploaded it, renamed and moved it, described it and deleted it', async () => {
  const shop = await library()
  const staff = await staffAs(shop, 'manager')
  const { folder } = (await shop.admin.call('POST', FOLDERS, { name: 'Menus' })).body
  const { item } = (await shop.upload('summer.jpg', await jpeg(), { folderId: folder.id })).body
  const change = (revision: string, fields: object) =>
    staff.call('PATCH', `${FILES}/${item.id}`, { revision, ...fields })
  expect((await change('1', { filename: 'winter', folderId: null })).status).toBe(200)
  expect((await change('2', { alt: 'Soup', focalPoint: { x: 20, y: 30 } })).status).toBe(200)
  expect((await change('3', { alt: 'Soup', filename: 'winter.jpg' })).status).toBe(200)
  expect((await change('1', { filename: 'stale' })).status).toBe(409)
  const deleted = await staff.call('POST', `${FILES}/delete`, { ids: [item.id, item.id, crypto.randomUUID()] })
  expect(deleted.body.results[0].result).toBe('DELETED')
  const actor = { kind: 'staff', id: staff.id, name: staff.email }
  const target = { id: item.id, name: 'winter.jpg' }
  expect(await about(shop, item.id)).toMatchObject([
    { action: 'mediaFile.deleted', actor, target, before: { folder: '', sold: false } },
    {
      action: 'mediaFile.changed',
      actor,
      target,
      before: { alt: '', focalPoint: { x: 50, y: 50 } },
      after: { alt: 'Soup', focalPoint: { x: 20, y: 30 } },
    },
    {
      action: 'mediaFile.changed',
      actor,
      target,
      before: { filename: 'summer.jpg', folder: 'Menus' },
      after: { filename: 'winter.jpg', folder: '' },
    },
    {
      action: 'mediaFile.uploaded',
      actor: { kind: 'apiKey', name: 'Everything' },
      target: { id: item.id, name: 'summer.jpg' },
      after: { folder: 'Menus', sold: false },
      requestId: expect.any(String),
    },
  ])
})

test('every way in: a file for sale, a picture in one request', async () => {
  const shop = await library()
  const { item } = (await shop.upload('menu.pdf', pdf(), { sold: true })).body
  expect(await about(shop, item.id)).toMatchObject([
    { action: 'mediaFile.uploaded', after: { folder: '', sold: true } },
  ])
  const staff = await staffAs(shop, 'manager')
  const reply = await staff.call('POST', '/media?name=mug.jpg', await jpeg(), { 'content-type': 'image/jpeg' })
  expect(reply.status).toBe(200)
  expect(await about(shop, reply.body.media.id)).toMatchObject([
    { action: 'mediaFile.uploaded', actor: { kind: 'staff', id: staff.id }, target: { name: 'mug.jpg' } },
  ])
})

test('a folder: who made it, renamed it and deleted it', async () => {
  const shop = await library()
  const staff = await staffAs(shop, 'manager')
  const menus = (await staff.call('POST', FOLDERS, { name: 'Menus' })).body.folder
  const inside = (await staff.call('POST', FOLDERS, { name: 'Summer', parentId: menus.id })).body.folder
  for (const name of ['Winter', 'Winter'])
    expect((await staff.call('PATCH', `${FOLDERS}/${inside.id}`, { name })).status).toBe(200)
  expect((await staff.call('DELETE', `${FOLDERS}/${inside.id}`)).status).toBe(200)
  const actor = { kind: 'staff', id: staff.id }
  expect(await about(shop, inside.id)).toMatchObject([
    { action: 'mediaFolder.deleted', actor, target: { name: 'Winter' }, before: { folder: 'Menus' } },
    { action: 'mediaFolder.renamed', actor, before: { name: 'Summer' }, after: { name: 'Winter' } },
    { action: 'mediaFolder.created', actor, target: { name: 'Summer' }, after: { folder: 'Menus' } },
  ])
  expect(await about(shop, menus.id)).toMatchObject([{ action: 'mediaFolder.created', after: { folder: '' } }])
})

test('a refused change is not on record', async () => {
  const shop = await library()
  await shop.admin.call('POST', FOLDERS, { name: 'Menus' })
  const before = await logOf(shop)
  const unknown = crypto.randomUUID()
  expect((await shop.admin.call('POST', FOLDERS, { name: 'menus' })).status).toBe(409)
  expect((await shop.admin.call('PATCH', `${FOLDERS}/${unknown}`, { name: 'x' })).status).toBe(404)
  expect((await shop.admin.call('DELETE', `${FOLDERS}/${unknown}`)).status).toBe(404)
  expect((await shop.admin.call('POST', `${FILES}/delete`, { ids: [unknown] })).status).toBe(200)
  expect((await shop.upload('page.html', Buffer.from('<!doctype html>'))).status).toBeGreaterThanOrEqual(400)
  expect(await logOf(shop)).toEqual(before)
})
