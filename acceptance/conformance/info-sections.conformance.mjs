import { expect, test } from 'vitest'
import { admin, lastSent, mark, refusal, visitor } from './clients.mjs'

const someone = visitor()
const paragraph = (text) => ({
  type: 'PARAGRAPH',
  id: 'a1',
  nodes: [{ type: 'TEXT', id: '', nodes: [], textData: { text, decorations: [] } }],
  paragraphData: {},
})
const make = (fields = {}) =>
  admin.infoSectionsV3.createInfoSection({ uniqueName: `care-${mark()}`, title: 'Care', ...fields })

test('rich content as it is written and read', async () => {
  const description = { nodes: [paragraph('Wash cold')] }
  const made = await make({ description })
  expect(lastSent().path).toBe('/stores/v3/info-sections')
  expect(made).toMatchObject({ revision: '1', title: 'Care' })
  expect(made.description.nodes[0]).toMatchObject({ type: 'PARAGRAPH', id: 'a1' })
  const read = await someone.infoSectionsV3.getInfoSection(made._id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] })
  expect(read.description.nodes[0].nodes[0].textData.text).toBe('Wash cold')
  expect(read.assignedProductsCount).toBe(0)
})

test('changed, stale, deleted', async () => {
  const { _id, revision } = await make()
  const changed = await admin.infoSectionsV3.updateInfoSection(_id, { revision, title: 'Washing' })
  expect(changed).toMatchObject({ revision: '2', title: 'Washing' })
  expect(await refusal(admin.infoSectionsV3.updateInfoSection(_id, { revision, title: 'X' }))).toMatchObject({
    status: 409,
  })
  await admin.infoSectionsV3.deleteInfoSection(_id)
  expect(await refusal(someone.infoSectionsV3.getInfoSection(_id))).toMatchObject({ status: 404 })
})

test('got or created, found and counted', async () => {
  const uniqueName = `size-${mark()}`
  const infoSection = { uniqueName, title: 'Size' }
  const first = (await admin.infoSectionsV3.getOrCreateInfoSection({ infoSection })).infoSection
  const again = await admin.infoSectionsV3.bulkGetOrCreateInfoSections({ infoSections: [infoSection] })
  expect(again.results[0].item._id).toBe(first._id)
  expect(await refusal(admin.infoSectionsV3.createInfoSection(infoSection))).toMatchObject({ status: 409 })
  const found = await someone.infoSectionsV3.queryInfoSections().eq('uniqueName', uniqueName).find()
  expect(found.items.map(({ _id }) => _id)).toEqual([first._id])
  expect(await admin.infoSectionsV3.countInfoSections({ filter: { uniqueName } })).toEqual({ count: 1 })
})

test('many, each by itself', async () => {
  const made = await admin.infoSectionsV3.bulkCreateInfoSections(
    [
      { uniqueName: `a-${mark()}`, title: 'A' },
      { uniqueName: `b-${mark()}`, title: 'B' },
    ],
    { returnEntity: true },
  )
  const [a, b] = made.results.map(({ item }) => item)
  const changed = await admin.infoSectionsV3.bulkUpdateInfoSections([
    { infoSection: { _id: a._id, revision: '1', title: 'C' } },
    { infoSection: { _id: b._id, revision: '9', title: 'C' } },
  ])
  expect(changed.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false])
  const gone = await admin.infoSectionsV3.bulkDeleteInfoSections([a._id, b._id])
  expect(gone.bulkActionMetadata.totalSuccesses).toBe(2)
})
