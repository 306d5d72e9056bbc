import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestVisitor } from '../../../test/fixture.ts'

const PATH = '/stores/v3/customizations'
const NOBODY = '00000000-0000-7000-8000-000000000000'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
})
afterAll(() => shop.close())

const packed = (message: unknown) => Buffer.from(JSON.stringify(message)).toString('base64url')
const refused = ({ status, body }: Reply) => [status, body.details.applicationError.code]
const rules = ({ status, body }: Reply) => [
  status,
  ...body.details.validationError.fieldViolations.map(
    (v: { field: string; ruleName: string }) => `${v.field} ${v.ruleName}`,
  ),
]

let made = 0
const texts = (...names: string[]) => ({ choices: names.map((name) => ({ name, choiceType: 'CHOICE_TEXT' })) })
const wanted = (fields: Record<string, unknown> = {}) => ({
  name: `Size ${++made}`,
  customizationType: 'PRODUCT_OPTION',
  customizationRenderType: 'TEXT_CHOICES',
  choicesSettings: texts('S', 'M', 'L'),
  ...fields,
})
const create = (fields?: Record<string, unknown>) => shop.admin.call('POST', PATH, { customization: wanted(fields) })
const make = async (fields?: Record<string, unknown>) => (await create(fields)).body.customization
const update = (customization: { id: string } & Record<string, unknown>) =>
  shop.admin.call('PATCH', `${PATH}/${customization.id}`, { customization })
const act = (id: string, what: string, body: Record<string, unknown>) =>
  shop.admin.call('POST', `${PATH}/${id}/${what}`, { customizationId: id, ...body })
const read = async (id: string, fields = '') => (await visitor.call('GET', `${PATH}/${id}${fields}`)).body.customization
const bulk = (what: string, body: unknown) => shop.admin.call('POST', `/stores/v3/bulk/customizations/${what}`, body)
const query = async (message: unknown) =>
  (await visitor.call('GET', `${PATH}/query?.r=${packed({ query: message })}`)).body
const names = ({ choicesSettings }: { choicesSettings: { choices: { name: string }[] } }) =>
  choicesSettings.choices.map(({ name }) => name)

test('an option as it is made and read', async () => {
  const option = await make({ name: 'Length' })
  expect(option).toEqual({
    id: expect.any(String),
    revision: '1',
    createdDate: expect.any(String),
    updatedDate: expect.any(String),
    key: 'Length',
    name: 'Length',
    customizationType: 'PRODUCT_OPTION',
    customizationRenderType: 'TEXT_CHOICES',
    choicesSettings: {
      choices: ['S', 'M', 'L'].map((name) => ({
        id: expect.any(String),
        key: name,
        name,
        choiceType: 'CHOICE_TEXT',
        primaryChoiceIds: [],
      })),
    },
  })
  expect(await read(option.id)).toEqual(option)
  expect(await read(option.id, '?fields=ASSIGNED_PRODUCTS_COUNT')).toEqual({ ...option, assignedProductsCount: 0 })
})

test('colours, pairs of colours and pictures; a display picture is returned on request', async () => {
  const image = { url: 'https://example.com/dots.png', altText: 'Dots', filename: 'dots.png' }
  const option = await make({
    customizationRenderType: 'SWATCH_CHOICES',
    choicesSettings: {
      choices: [
        { name: 'Red', colorCode: '#f00', displayImage: image },
        { name: 'Flag', choiceType: 'MULTIPLE_COLORS', colorCodes: { colorCodes: ['#fff', '#00f'] } },
        { name: 'Dots', image, defaultAddedPrice: '1.50' },
      ],
    },
  })
  expect(option.choicesSettings.choices).toMatchObject([
    { choiceType: 'ONE_COLOR', colorCode: '#f00' },
    { choiceType: 'MULTIPLE_COLORS', colorCodes: { colorCodes: ['#fff', '#00f'] } },
    { choiceType: 'IMAGE', image, defaultAddedPrice: '1.50' },
  ])
  expect(option.choicesSettings.choices[0]).not.toHaveProperty('displayImage')
  const whole = await read(option.id, '?fields=CHOICE_DISPLAY_IMAGE')
  expect(whole.choicesSettings.choices[0].displayImage).toEqual(image)
})

test('a text that the buyer writes has bounds, and no choices', async () => {
  const text = { customizationType: 'MODIFIER', customizationRenderType: 'FREE_TEXT', choicesSettings: undefined }
  const freeTextInput = { title: 'Your initials', minCharCount: 1, maxCharCount: 3, defaultAddedPrice: '2' }
  const modifier = await make({ ...text, freeTextInput })
  expect(modifier.freeTextInput).toEqual({ ...freeTextInput, key: 'Your initials' })
  expect(modifier).not.toHaveProperty('choicesSettings')
  const changed = await update({
    id: modifier.id,
    revision: '1',
    freeTextInput: { maxCharCount: 5, defaultAddedPrice: null },
  })
  expect(changed.body.customization.freeTextInput).toEqual({
    title: 'Your initials',
    key: 'Your initials',
    minCharCount: 1,
    maxCharCount: 5,
  })
  expect(refused(await update({ id: modifier.id, revision: '2', freeTextInput: { minCharCount: 9 } }))).toEqual([
    409,
    'INVALID_FREE_TEXT_SETTINGS',
  ])
  expect(refused(await act(modifier.id, 'add-choices', texts('X')))).toEqual([409, 'DOESNT_SUPPORT_CHOICES'])
  const option = await make()
  expect(refused(await update({ id: option.id, revision: '1', freeTextInput: { title: 'T' } }))).toEqual([
    409,
    'DOESNT_SUPPORT_FREE_TEXT',
  ])
})

test.for([
  ['an option of free text', { customizationRenderType: 'FREE_TEXT' }, [409, 'INVALID_CUSTOMIZATION_RENDER_TYPE']],
  ['an option with settings of a text', { freeTextInput: { title: 'T' } }, [409, 'DOESNT_SUPPORT_FREE_TEXT']],
] as const)('%s is refused', async ([, fields, expected]) => {
  expect(refused(await create(fields))).toEqual(expected)
})

test.for([
  ['without choices', { choicesSettings: undefined }, ['customization.choicesSettings.choices REQUIRED_ONE_OF_FIELD']],
  [
    'two choices of a name',
    { choicesSettings: texts('S', ' S ') },
    ['customization.choicesSettings.choices[1].name DUPLICATE_CHOICE_NAME'],
  ],
  ['a name of spaces', { name: '  ' }, ['customization.name ONLY_SPACES_STRING_ERROR']],
  [
    'a colour among texts',
    { choicesSettings: { choices: [{ name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#f00' }] } },
    ['customization.choicesSettings.choices[0].choiceType INVALID_CHOICE_TYPE'],
  ],
  [
    'a swatch that shows nothing',
    { customizationRenderType: 'SWATCH_CHOICES', choicesSettings: { choices: [{ name: 'Red' }] } },
    ['customization.choicesSettings.choices[0].colorCode INVALID_CHOICE_VALUE'],
  ],
  [
    'an id of one’s own',
    { choicesSettings: { choices: [{ id: NOBODY, name: 'Red' }] } },
    ['customization.choicesSettings.choices[0].id ID_NOT_ALLOWED_IN_REQUEST'],
  ],
] as const)('%s is a violation', async ([, fields, expected]) => {
  expect(rules(await create(fields))).toEqual([400, ...expected])
})

test('names are unique among those of a kind', async () => {
  await make({ name: 'Colour' })
  expect(refused(await create({ name: 'Colour ' }))).toEqual([409, 'NAME_TAKEN'])
  expect((await create({ name: 'Colour', customizationType: 'MODIFIER' })).status).toBe(200)
  const other = await make()
  expect(refused(await update({ id: other.id, revision: '1', name: 'Colour' }))).toEqual([409, 'NAME_TAKEN'])
  const renamed = (await update({ id: other.id, revision: '1', name: 'Tint' })).body.customization
  expect(renamed).toMatchObject({ name: 'Tint', key: other.key, revision: '2' })
  expect(refused(await update({ id: other.id, revision: '1', name: 'Lost' }))).toEqual([409, 'STALE_REVISION'])
})

test('one of twenty simultaneous calls makes the customization', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => create({ name: 'Contested' })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
})

test('each of the products made at once adds its choices to the options of all', async () => {
  const option = (name: string, value: string) => ({ name, choices: [{ value, description: value }] })
  const product = (n: number) => ({
    name: `Crowded ${n}`,
    productType: 'physical',
    priceData: { price: 5 },
    manageVariants: true,
    productOptions: [option('Crowd', `C ${n}`), option('Crush', `D ${n}`)],
  })
  await shop.admin.call('POST', '/stores/v1/products', { product: product(0) })
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, n) => shop.admin.call('POST', '/stores/v1/products', { product: product(n + 1) })),
  )
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  for (const name of ['Crowd', 'Crush']) {
    const { customizations } = await query({ filter: { name } })
    expect(names(customizations[0])).toHaveLength(13)
  }
})

test('many simultaneous additions of choices lose none', async () => {
  const { id } = await make()
  const added = (await act(id, 'add-choices', texts('XL', 'XXL'))).body.customization
  expect([names(added), added.revision]).toEqual([['S', 'M', 'L', 'XL', 'XXL'], '2'])
  expect(rules(await act(id, 'add-choices', texts('XS', 'M')))).toEqual([400, 'choices[1].name DUPLICATE_CHOICE_NAME'])
  await Promise.all(Array.from({ length: 10 }, (_, n) => act(id, 'add-choices', texts(`No ${n}`))))
  const all = await read(id)
  expect([all.choicesSettings.choices.length, all.revision]).toEqual([15, '12'])
  const many = texts(...Array.from({ length: 990 }, (_, n) => `Many ${n}`))
  expect(refused(await act(id, 'add-choices', many))).toEqual([409, 'CHOICES_LIMIT_EXCEEDED'])
})

test('choices are set: those that stay keep their ids, by id or by name', async () => {
  const { id, choicesSettings } = await make()
  const [small, medium] = choicesSettings.choices
  const set = await act(id, 'set-choices', {
    choices: [{ name: 'New' }, { name: 'M' }, { id: small.id, name: 'Small' }],
  })
  expect(set.body.customization.choicesSettings.choices).toMatchObject([
    { name: 'New' },
    { id: medium.id, name: 'M' },
    { id: small.id, name: 'Small', key: 'S' },
  ])
  expect(refused(await act(id, 'set-choices', { choices: [{ id: NOBODY, name: 'X' }] }))).toEqual([
    404,
    'CHOICE_NOT_FOUND',
  ])
})

test('choices are changed, put in order and taken away', async () => {
  const { id, choicesSettings } = await make()
  const ids: string[] = choicesSettings.choices.map((choice: { id: string }) => choice.id)
  const change = (revision: string, choice: Record<string, unknown>) =>
    act(id, 'update-choices', { revision, choices: [{ choice }] })
  expect(
    (await change('1', { id: ids[1], name: 'Middle', primaryChoiceIds: [ids[0]] })).body.customization,
  ).toMatchObject({
    revision: '2',
    choicesSettings: { choices: [{}, { name: 'Middle', key: 'M', primaryChoiceIds: [ids[0]] }, {}] },
  })
  expect(refused(await change('1', { id: ids[1], name: 'Lost' }))).toEqual([409, 'STALE_REVISION'])
  expect(refused(await change('2', { id: NOBODY, name: 'Lost' }))).toEqual([404, 'CHOICE_NOT_FOUND'])
  expect(rules(await change('2', { id: ids[1], choiceType: 'ONE_COLOR' }))).toEqual([
    400,
    'choices[0].choice.choiceType UNSUPPORTED_CHOICE_FIELD',
  ])
  expect(rules(await change('2', { id: ids[0], primaryChoiceIds: [ids[0]] }))).toEqual([
    400,
    'choices[0].choice.primaryChoiceIds PRIMARY_CHOICE_SELF_REFERENCE',
    'choices[1].choice.primaryChoiceIds PRIMARY_CHOICE_HIERARCHY_VIOLATION',
  ])

  const order = [ids[2], ids[0], ids[1]]
  const reordered = await act(id, 'reorder-choices', { revision: '2', choiceIds: order })
  expect(names(reordered.body.customization)).toEqual(['L', 'S', 'Middle'])
  const mismatch = await act(id, 'reorder-choices', { revision: '3', choiceIds: [ids[0], ids[0], NOBODY] })
  expect(mismatch.body.details.applicationError).toMatchObject({
    code: 'CHOICE_IDS_MISMATCH',
    data: { missingIds: [ids[2], ids[1]], extraIds: [ids[0], NOBODY] },
  })

  expect(rules(await act(id, 'remove-choices', { choiceIds: [ids[0]] }))).toEqual([
    400,
    'choiceIds PRIMARY_CHOICE_DELETE_REFERENCED',
  ])
  expect(rules(await act(id, 'remove-choices', { choiceIds: ids }))).toEqual([
    400,
    'choiceIds NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES',
  ])
  expect(refused(await act(id, 'remove-choices', { choiceIds: [NOBODY] }))).toEqual([404, 'CHOICE_NOT_FOUND'])
  expect(names((await act(id, 'remove-choices', { choiceIds: [ids[1]] })).body.customization)).toEqual(['L', 'S'])
})

test('many are made, changed and given choices, each by itself', async () => {
  const [first, second] = [wanted(), wanted()]
  const created = await bulk('create', {
    customizations: [first, first, wanted({ choicesSettings: texts('A', 'A') }), second],
    returnEntity: true,
  })
  expect(created.body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 2, undetailedFailures: 0 })
  const results: { itemMetadata: { id: string; error?: { code: string } }; customization?: { name: string } }[] =
    created.body.results
  expect(results.map((r) => r.itemMetadata.error?.code ?? r.customization?.name)).toEqual([
    first.name,
    'NAME_TAKEN',
    'DUPLICATE_CHOICE_NAME',
    second.name,
  ])
  const [a, b] = [results[0]!.itemMetadata.id, results[3]!.itemMetadata.id]
  const changed = await bulk('update', {
    customizations: [
      { customization: { id: a, revision: '1', name: 'Bulk' } },
      { customization: { id: b, revision: '1', name: 'Bulk' } },
    ],
  })
  expect(changed.body.results).toMatchObject([
    { itemMetadata: { id: a, success: true } },
    { itemMetadata: { id: b, success: false, error: { code: 'NAME_TAKEN' } } },
  ])
  const added = await bulk('add-choices', {
    customizationsChoices: [
      { customizationId: a, ...texts('XL') },
      { customizationId: b, ...texts('S') },
      { customizationId: NOBODY, ...texts('S') },
    ],
    returnEntity: true,
  })
  expect(
    added.body.results.map((r: (typeof results)[0]) => r.itemMetadata.error?.code ?? r.customization),
  ).toMatchObject([
    { choicesSettings: { choices: [{}, {}, {}, { name: 'XL' }] } },
    'DUPLICATE_CHOICE_NAME',
    'CUSTOMIZATION_NOT_FOUND',
  ])
})

test('a customization is found by kind and name, in any order', async () => {
  await make({ name: 'Find b', customizationType: 'MODIFIER' })
  await make({ name: 'Find a' })
  const filter = { name: { $startsWith: 'Find ' } }
  const found = async (message: object) =>
    (await query({ filter, ...message })).customizations.map(({ name }: { name: string }) => name)
  expect(await found({})).toEqual(['Find a', 'Find b'])
  expect(await found({ sort: [{ fieldName: 'createdDate' }] })).toEqual(['Find b', 'Find a'])
  expect(await found({ filter: { ...filter, customizationType: 'MODIFIER' } })).toEqual(['Find b'])
  expect(await found({ filter: { ...filter, customizationRenderType: { $ne: 'TEXT_CHOICES' } } })).toEqual([])
  expect((await shop.admin.call('POST', `${PATH}/count`, { filter })).body).toEqual({ count: 2 })
  expect((await visitor.call('POST', PATH, { customization: wanted() })).status).toBe(403)
})

test('products are made of it: what is in use stays, a new name reaches them', async () => {
  const product = (
    await shop.admin.call('POST', '/stores/v1/products', {
      product: {
        name: 'Shirt',
        priceData: { price: 3 },
        manageVariants: true,
        productOptions: [{ name: 'Fit', choices: [{ description: 'Slim' }, { description: 'Wide' }] }],
      },
    })
  ).body.product
  const [fit] = (await query({ filter: { name: 'Fit' } })).customizations
  expect(names(fit)).toEqual(['Slim', 'Wide'])
  expect((await read(fit.id, '?fields=ASSIGNED_PRODUCTS_COUNT')).assignedProductsCount).toBe(1)
  const [slim] = fit.choicesSettings.choices
  expect(refused(await act(fit.id, 'remove-choices', { choiceIds: [slim.id] }))).toEqual([
    409,
    'CHOICE_ASSIGNED_TO_PRODUCT',
  ])
  expect(rules(await act(fit.id, 'set-choices', texts('Wide')))).toEqual([
    400,
    'choices NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT',
  ])
  expect(rules(await shop.admin.call('DELETE', `${PATH}/${fit.id}`))).toEqual([
    400,
    'customizationId NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT',
  ])
  await act(fit.id, 'update-choices', { revision: '1', choices: [{ choice: { id: slim.id, name: 'Narrow' } }] })
  await update({ id: fit.id, revision: '2', name: 'Cut' })
  const { productOptions, variants } = (await visitor.call('GET', `/stores-reader/v1/products/${product.id}`)).body
    .product
  expect(productOptions[0]).toMatchObject({
    name: 'Cut',
    choices: [{ description: 'Narrow' }, { description: 'Wide' }],
  })
  expect(variants.map(({ choices }: { choices: object }) => choices)).toEqual([{ Cut: 'Narrow' }, { Cut: 'Wide' }])

  await shop.admin.call('DELETE', `/stores/v1/products/${product.id}`)
  expect((await shop.admin.call('DELETE', `${PATH}/${fit.id}`)).body).toEqual({})
  expect((await visitor.call('GET', `${PATH}/${fit.id}`)).status).toBe(404)
})

test('cached reads that show it go with a change: its own, lists, counts and the products made of it', async () => {
  const product = (
    await shop.admin.call('POST', '/stores/v1/products', {
      product: {
        name: 'Scarf',
        priceData: { price: 3 },
        productOptions: [{ name: 'Yarn', choices: [{ description: 'Wool' }] }],
      },
    })
  ).body.product
  const [yarn] = (await query({ filter: { name: 'Yarn' } })).customizations
  const reads = {
    one: () => visitor.call('GET', `${PATH}/${yarn.id}`),
    list: () => visitor.call('GET', `${PATH}/query?.r=${packed({ query: { filter: { id: yarn.id } } })}`),
    count: () => visitor.call('POST', `${PATH}/count`, { filter: { name: { $startsWith: 'Yarn' } } }),
    product: () => visitor.call('GET', `/stores/v3/products/${product.id}`),
    older: () => visitor.call('GET', `/stores-reader/v1/products/${product.id}`),
  }
  const readAll = async () => {
    const replies: [string, Reply][] = []
    for (const [name, read] of Object.entries(reads)) replies.push([name, await read()])
    return Object.fromEntries(replies) as Record<keyof typeof reads, Reply>
  }
  // The relay reads the writes above a moment later, and drops the answer once more.
  await expect
    .poll(async () => Object.values(await readAll()).map(({ statements }) => statements))
    .toEqual(Object.keys(reads).map(() => 0))

  await update({ id: yarn.id, revision: yarn.revision, name: 'Fibre' })
  const [wool] = yarn.choicesSettings.choices
  await act(yarn.id, 'update-choices', { revision: '2', choices: [{ choice: { id: wool.id, name: 'Merino' } }] })
  const { one, list, count, product: newer, older } = await readAll()
  const definition = { name: 'Fibre', choicesSettings: { choices: [{ name: 'Merino' }] } }
  expect(one.body.customization).toMatchObject(definition)
  expect(list.body.customizations).toMatchObject([definition])
  expect(count.body).toEqual({ count: 0 })
  expect(newer.body.product.options).toMatchObject([definition])
  expect(older.body.product.productOptions).toMatchObject([{ name: 'Fibre', choices: [{ description: 'Merino' }] }])
})
