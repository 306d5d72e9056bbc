import { ChoiceChanges, CustomizationChanges } from '@fairground/contract/stores/customization.ts'
import * as contract from '@fairground/contract/stores/customizations-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { doneItems } from '../../bulk/done-items.ts'
import { countMatching, cursorPage } from '../../db/pages.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk, type Outcome, only } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { assignedCounts } from '../assigned-products/assigned-counts.ts'
import { createCustomizations } from './create-customizations.ts'
import { adding, changing, removing, reordering, setting } from './edit-choices.ts'
import {
  changeCustomizations,
  deleteCustomization,
  notFound,
  type Plan,
  type ProductsOfCustomizations,
  planOf,
} from './edit-customizations.ts'
import { type CustomizationRow, customizationColumns, findCustomizations } from './queries.ts'
import { customizationToWire } from './wire.ts'

const spec: QuerySpec = {
  from: 'customizations c',
  site: 'c.site_id',
  columns: customizationColumns,
  tieBreak: { sql: 'c.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'name' }],
  fields: {
    id: { sql: 'c.id', type: 'uuid', sortable: true },
    name: { sql: 'c.name', type: 'text', sortable: true },
    customizationType: { sql: 'c.customization_type', type: 'text' },
    customizationRenderType: { sql: 'c.render_type', type: 'text' },
    createdDate: { sql: 'c.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'c.updated_at', type: 'timestamptz', sortable: true },
  },
}

type Fields = readonly string[] | undefined
type Wire = ReturnType<typeof customizationToWire>
type Changes = Static<typeof CustomizationChanges>

/** A mask never takes away the id and the revision. */
const changeOf = ({ customization, fieldMask }: { customization: Changes; fieldMask?: string }): Changes => ({
  ...masked(customization, fieldMask, CustomizationChanges, 'customization'),
  id: customization.id,
  revision: customization.revision,
})

const tags = ({ fields }: { fields?: readonly string[] }) => ['customizations', ...(fields?.length ? ['products'] : [])]

export function customizationRoutes(api: Api, products: ProductsOfCustomizations): void {
  const answers = customizationAnswers(products)
  wholeRoutes(api, products, answers)
  choiceRoutes(api, products, answers)
}

type Answers = ReturnType<typeof customizationAnswers>

function customizationAnswers(products: ProductsOfCustomizations) {
  /** Customizations with the fields that the caller asks for. */
  async function shower(
    { db }: Ctx,
    rows: readonly CustomizationRow[],
    fields: Fields,
  ): Promise<(row: CustomizationRow) => Wire> {
    const count = await assignedCounts(db, products, rows, fields)
    const displayImages = fields?.includes('CHOICE_DISPLAY_IMAGE') ?? false
    return (row) => customizationToWire(row, { displayImages, products: count?.(row) })
  }

  const one = async (ctx: Ctx, row: CustomizationRow, fields?: Fields) => ({
    customization: (await shower(ctx, [row], fields))(row),
  })
  const change = async (ctx: Ctx, plan: Plan, fields: Fields, names: readonly string[] = []) =>
    one(ctx, only(await changeCustomizations(ctx, [plan], names, products)), fields)
  /** In bulk answers the entity stands under its own name. */
  const bulk = async (ctx: Ctx, outcomes: readonly Outcome<CustomizationRow>[], isShown = false, fields?: Fields) => {
    const rows = doneItems(outcomes)
    const { results, bulkActionMetadata } = answerBulk(outcomes, isShown ? await shower(ctx, rows, fields) : undefined)
    return {
      results: results.map(({ itemMetadata, item }) => ({ itemMetadata, ...present({ customization: item }) })),
      bulkActionMetadata,
    }
  }
  return { shower, one, change, bulk }
}

function wholeRoutes(api: Api, products: ProductsOfCustomizations, { shower, one, change, bulk }: Answers): void {
  mount(api, contract.createCustomization, async ({ customization }, ctx) =>
    one(ctx, only(await createCustomizations(ctx, [customization], () => 'customization'))),
  )
  mount(
    api,
    contract.getCustomization,
    async ({ customizationId, fields }, ctx) => {
      const [row] = await ctx.db.rows(findCustomizations, { ids: [customizationId] })
      if (!row) throw notFound(customizationId)
      return one(ctx, row, fields)
    },
    { cache: tags },
  )
  mount(api, contract.updateCustomization, (request, ctx) => {
    const changes = changeOf(request)
    return change(ctx, planOf(changes, 'customization'), request.fields, changes.name ? [changes.name.trim()] : [])
  })
  mount(api, contract.deleteCustomization, async ({ customizationId }, ctx) => {
    await deleteCustomization(ctx, customizationId, products)
    return {}
  })
  mount(
    api,
    contract.queryCustomizations,
    async ({ query = {}, fields }, ctx) => {
      const scope = { db: ctx.db, cursors: ctx.cursors, now: ctx.now }
      const { rows, paging } = await cursorPage<CustomizationRow>(spec, query, scope)
      return { customizations: rows.map(await shower(ctx, rows, fields)), pagingMetadata: paging }
    },
    { cache: tags },
  )
  mount(
    api,
    contract.countCustomizations,
    async ({ filter }, { db }) => ({ count: await countMatching(spec, filter, { db, at: '' }) }),
    { cache: () => ['customizations'] },
  )

  mount(api, contract.bulkCreateCustomizations, async ({ customizations, returnEntity }, ctx) =>
    bulk(ctx, await createCustomizations(ctx, customizations, (i) => `customizations[${i}]`), returnEntity),
  )
  mount(api, contract.bulkUpdateCustomizations, async ({ customizations, returnEntity, fields }, ctx) => {
    const changes = customizations.map(changeOf)
    const plans = changes.map((item, i) => planOf(item, `customizations[${i}].customization`))
    const names = changes.flatMap(({ name }) => (name === undefined ? [] : [name.trim()]))
    return bulk(ctx, await changeCustomizations(ctx, plans, names, products), returnEntity, fields)
  })
}

function choiceRoutes(api: Api, products: ProductsOfCustomizations, { change, bulk }: Answers): void {
  mount(api, contract.addCustomizationChoices, ({ customizationId, choices, fields }, ctx) =>
    change(ctx, adding(customizationId, choices, 'choices', ctx.newId), fields),
  )
  mount(api, contract.setCustomizationChoices, ({ customizationId, choices, fields }, ctx) =>
    change(ctx, setting(customizationId, choices, ctx.newId), fields),
  )
  mount(api, contract.removeCustomizationChoices, ({ customizationId, revision, choiceIds, fields }, ctx) =>
    change(ctx, removing(customizationId, revision, choiceIds), fields),
  )
  mount(api, contract.updateCustomizationChoices, ({ customizationId, revision, choices, fields }, ctx) => {
    const changes = choices.map(({ choice, fieldMask }) => ({
      ...masked(choice, fieldMask, ChoiceChanges, 'choice'),
      id: choice.id,
    }))
    return change(ctx, changing(customizationId, revision, changes), fields)
  })
  mount(api, contract.reorderCustomizationChoices, ({ customizationId, revision, choiceIds, fields }, ctx) =>
    change(ctx, reordering(customizationId, revision, choiceIds), fields),
  )
  mount(api, contract.bulkAddCustomizationChoices, async ({ customizationsChoices, returnEntity, fields }, ctx) => {
    const plans = customizationsChoices.map(({ customizationId, choices }, i) =>
      adding(customizationId, choices, `customizationsChoices[${i}].choices`, ctx.newId),
    )
    return bulk(ctx, await changeCustomizations(ctx, plans, [], products), returnEntity, fields)
  })
}
