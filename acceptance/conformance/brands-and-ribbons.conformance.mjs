import { expect, test } from 'vitest'
import { admin, lastSent, mark, refusal, visitor } from './clients.mjs'

const someone = visitor()
const NOBODY = '00000000-0000-7000-8000-000000000000'

/** The two modules are alike but for what their functions and fields are called. */
const kinds = [
  {
    noun: 'Brand',
    calls: admin.brandsV3,
    reads: someone.brandsV3,
    create: (name) => admin.brandsV3.createBrand({ name }),
    update: (id, change) => admin.brandsV3.updateBrand(id, change),
    count: 'assignedProductsCount',
    field: 'ASSIGNED_PRODUCTS_COUNT',
  },
  {
    noun: 'Ribbon',
    calls: admin.ribbonsV3,
    reads: someone.ribbonsV3,
    create: (name) => admin.ribbonsV3.createRibbon({ name }),
    update: (id, change) => admin.ribbonsV3.updateRibbon(id, change),
    count: 'assignedProductCount',
    field: 'ASSIGNED_PRODUCT_COUNT',
  },
]

for (const { noun, calls, reads, create, update, count, field } of kinds) {
  const key = noun.toLowerCase()
  const named = () => `${noun} ${mark()}`.slice(0, 30)

  test(`${noun}: made, read, renamed, deleted`, async () => {
    const name = named()
    const made = await create(name)
    expect(lastSent().path).toBe(`/stores/v3/${key}s`)
    expect(made).toMatchObject({ _id: expect.any(String), revision: '1', name })
    expect(made._createdDate).toBeInstanceOf(Date)
    expect(await reads[`get${noun}`](made._id, { fields: [field] })).toMatchObject({ name, [count]: 0 })
    const renamed = await update(made._id, { revision: made.revision, name: `${name}!` })
    expect(renamed).toMatchObject({ revision: '2', name: `${name}!` })
    expect(await refusal(update(made._id, { revision: '1', name }))).toMatchObject({
      status: 409,
      code: 'STALE_REVISION',
    })
    await calls[`delete${noun}`](made._id)
    expect(await refusal(reads[`get${noun}`](made._id))).toMatchObject({ status: 404 })
  })

  test(`${noun}: names are unique`, async () => {
    const name = named()
    await create(name)
    expect(await refusal(create(name))).toMatchObject({ status: 409 })
    expect((await refusal(create('   '))).violations[0].ruleName).toBe('ONLY_SPACES_STRING_ERROR')
  })

  test(`${noun}: got or created, one and many`, async () => {
    const name = named()
    const first = (await calls[`getOrCreate${noun}`](name))[key]
    expect((await calls[`getOrCreate${noun}`](name))[key]._id).toBe(first._id)
    const both = await calls[`bulkGetOrCreate${noun}s`]([name, named()])
    expect(both.results[0].item._id).toBe(first._id)
    expect(both.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 0, undetailedFailures: 0 })
    const gone = await calls[`bulkDelete${noun}s`]([first._id, NOBODY])
    expect(gone.results.map((result) => result.itemMetadata.success)).toEqual([true, false])
  })

  test(`${noun}: many made and changed, each by itself`, async () => {
    const name = named()
    const made = await calls[`bulkCreate${noun}s`]([{ name }, { name }], { returnEntity: true })
    expect(made.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    const { _id } = made.results[0].item
    const changed = await calls[`bulkUpdate${noun}s`]([{ [key]: { _id, revision: '1', name: `${name}?` } }], {
      returnEntity: true,
    })
    expect(changed.results[0].item).toMatchObject({ _id, revision: '2', name: `${name}?` })
  })

  test(`${noun}: found and counted`, async () => {
    const word = mark()
    const made = []
    for (const letter of ['a', 'b', 'c']) made.push(await create(`${word} ${letter}`))
    const page = await reads[`query${noun}s`]().startsWith('name', word).descending('name').limit(2).find()
    expect(page.items.map(({ name }) => name)).toEqual([`${word} c`, `${word} b`])
    expect(page.hasNext()).toBe(true)
    expect((await page.next()).items.map(({ name }) => name)).toEqual([`${word} a`])
    const one = await reads[`query${noun}s`]().in('_id', [made[1]._id, NOBODY]).find()
    expect(one.items).toHaveLength(1)
    expect(await calls[`count${noun}s`]({ filter: { name: { $startsWith: word } } })).toEqual({ count: 3 })
  })
}
