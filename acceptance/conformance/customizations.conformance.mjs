import { expect, test } from 'vitest'
import { admin, lastSent, mark, refusal, visitor } from './clients.mjs'

const someone = visitor()
const option = (fields = {}) => ({
  name: `Length ${mark()}`,
  customizationType: 'PRODUCT_OPTION',
  customizationRenderType: 'TEXT_CHOICES',
  choicesSettings: { choices: ['Short', 'Long'].map((name) => ({ name, choiceType: 'CHOICE_TEXT' })) },
  ...fields,
})
const make = (fields) => admin.customizationsV3.createCustomization(option(fields))
const names = (customization) => customization.choicesSettings.choices.map(({ name }) => name)

test('an option as it is made and read', async () => {
  const made = await make()
  expect(lastSent().path).toBe('/stores/v3/customizations')
  expect(made).toMatchObject({ revision: '1', key: made.name, customizationRenderType: 'TEXT_CHOICES' })
  expect(made.choicesSettings.choices[0]).toMatchObject({
    _id: expect.any(String),
    key: 'Short',
    choiceType: 'CHOICE_TEXT',
  })
  const read = await someone.customizationsV3.getCustomization(made._id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] })
  expect(read).toMatchObject({ name: made.name, assignedProductsCount: 0 })
})

test('colours, and a text that the buyer writes', async () => {
  const choices = [{ name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#ff0000' }]
  const colour = await make({ customizationRenderType: 'SWATCH_CHOICES', choicesSettings: { choices } })
  expect(colour.choicesSettings.choices[0].colorCode).toBe('#ff0000')
  const text = await admin.customizationsV3.createCustomization({
    name: `Engraving ${mark()}`,
    customizationType: 'MODIFIER',
    customizationRenderType: 'FREE_TEXT',
    freeTextInput: { title: 'Initials', minCharCount: 1, maxCharCount: 3 },
  })
  expect(text.freeTextInput).toMatchObject({ title: 'Initials', minCharCount: 1, maxCharCount: 3 })
})

test('choices are added, set, changed, put in order and removed', async () => {
  const { _id } = await make()
  const { customizationsV3 } = admin
  const added = (await customizationsV3.addCustomizationChoices(_id, [{ name: 'Extra', choiceType: 'CHOICE_TEXT' }]))
    .customization
  expect(names(added)).toEqual(['Short', 'Long', 'Extra'])
  const ids = added.choicesSettings.choices.map((choice) => choice._id)
  const reordered = await customizationsV3.reorderCustomizationChoices(_id, added.revision, {
    choiceIds: [...ids].reverse(),
  })
  expect(names(reordered.customization)).toEqual(['Extra', 'Long', 'Short'])
  const changed = await customizationsV3.updateCustomizationChoices(_id, reordered.customization.revision, {
    choices: [{ choice: { _id: ids[0], name: 'Shorter' } }],
  })
  expect(names(changed.customization)).toEqual(['Extra', 'Long', 'Shorter'])
  const removed = await customizationsV3.removeCustomizationChoices(_id, [ids[2]])
  expect(names(removed.customization)).toEqual(['Long', 'Shorter'])
  const set = await customizationsV3.setCustomizationChoices(_id, [{ name: 'Only', choiceType: 'CHOICE_TEXT' }])
  expect(names(set.customization)).toEqual(['Only'])
  expect(await refusal(customizationsV3.removeCustomizationChoices(_id, [ids[0]]))).toMatchObject({
    status: 404,
    code: 'CHOICE_NOT_FOUND',
  })
})

test('renamed, refused when stale, found, deleted', async () => {
  const made = await make()
  const renamed = await admin.customizationsV3.updateCustomization(made._id, { revision: '1', name: `${made.name}!` })
  expect(renamed).toMatchObject({ revision: '2', key: made.name })
  expect(
    await refusal(admin.customizationsV3.updateCustomization(made._id, { revision: '1', name: 'X' })),
  ).toMatchObject({
    status: 409,
  })
  const found = await someone.customizationsV3.queryCustomizations().in('_id', [made._id]).ascending('name').find()
  expect(found.items).toHaveLength(1)
  expect((await admin.customizationsV3.countCustomizations({ filter: { name: renamed.name } })).count).toBe(1)
  await admin.customizationsV3.deleteCustomization(made._id)
  expect(await refusal(someone.customizationsV3.getCustomization(made._id))).toMatchObject({ status: 404 })
})

test('many, each by itself', async () => {
  const made = await admin.customizationsV3.bulkCreateCustomizations([option(), option()], { returnEntity: true })
  const [a, b] = made.results.map(({ customization }) => customization)
  const changed = await admin.customizationsV3.bulkUpdateCustomizations([
    { customization: { _id: a._id, revision: '1', name: `${a.name}!` } },
    { customization: { _id: b._id, revision: '7', name: `${b.name}!` } },
  ])
  expect(changed.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false])
  const choices = [{ name: 'More', choiceType: 'CHOICE_TEXT' }]
  const added = await admin.customizationsV3.bulkAddCustomizationChoices([{ customizationId: a._id, choices }], {
    returnEntity: true,
  })
  expect(names(added.results[0].customization)).toEqual(['Short', 'Long', 'More'])
})
