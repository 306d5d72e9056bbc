import type { NewCustomization } from '@fairground/contract/stores/customization.ts'
import type { Static } from 'typebox'
import { attempt } from '../../bulk/attempt.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { happen } from '../../outbox/happenings.ts'
import { nameOf, nameTaken } from '../labels/names-taken.ts'
import { customizationChanged, MAX_OF_A_TYPE } from './get-or-create.ts'
import { checkChoices, choiceOf } from './new-choices.ts'
import {
  type CustomizationDoc,
  type CustomizationRecord,
  type CustomizationRow,
  countCustomizationsOf,
  insertCustomizations,
} from './queries.ts'

type New = Static<typeof NewCustomization>

const kindOf = (record: Omit<CustomizationRecord, 'id' | 'key' | 'doc'>): string =>
  `${record.customization_type} ${record.render_type} ${record.name}`

/** Makes customizations, each by itself; `at` is the wire path of one. */
export const createCustomizations = (
  ctx: Ctx,
  wanted: readonly New[],
  at: (index: number) => string,
): Promise<Outcome<CustomizationRow>[]> =>
  ctx.db.inTx(async (tx) => {
    const room = await roomFor(tx)
    const made = new Map<string, CustomizationRecord>()
    const plans = wanted.map((one, i) =>
      attempt(() => {
        const record = recordOf(ctx, one, at(i))
        if (made.has(kindOf(record))) throw nameTaken(record.name)
        room(record.customization_type)
        made.set(kindOf(record), record)
        return record
      }),
    )
    const records = [...made.values()]
    const rows = records.length === 0 ? [] : await tx.rows(insertCustomizations, { records, at: ctx.now })
    await happen(
      tx,
      rows.map((row) => customizationChanged(row, 'created')),
      ctx,
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    return plans.map(({ value: record, error }, i): Outcome<CustomizationRow> => {
      if (error) return { ok: false, error }
      const row = record && byId.get(record.id)
      return row ? { ok: true, id: row.id, item: row } : { ok: false, error: nameTaken(wanted[i]!.name.trim()) }
    })
  })

/** Takes one place of a type; throws when there is none. */
async function roomFor(tx: Tx): Promise<(type: CustomizationRow['customizationType']) => void> {
  const counts = new Map(
    (await tx.rows(countCustomizationsOf, {})).map((row) => [row.customizationType, row.customizations]),
  )
  return (type) => {
    const count = (counts.get(type) ?? 0) + 1
    if (count > MAX_OF_A_TYPE)
      throw new ApiError({
        code: type === 'MODIFIER' ? 'MODIFIERS_LIMIT_EXCEEDED' : 'OPTIONS_LIMIT_EXCEEDED',
        threshold: MAX_OF_A_TYPE,
      })
    counts.set(type, count)
  }
}

function recordOf(ctx: Ctx, wanted: New, at: string): CustomizationRecord {
  const { customizationType, customizationRenderType: renderType } = wanted
  if (customizationType === 'PRODUCT_OPTION' && renderType === 'FREE_TEXT')
    throw new ApiError({ code: 'INVALID_CUSTOMIZATION_RENDER_TYPE' })
  const id = ctx.newId()
  const name = nameOf(wanted.name, `${at}.name`)
  const doc = renderType === 'FREE_TEXT' ? freeTextDoc(wanted, at) : choicesDoc(ctx, id, wanted, at)
  return { id, name, key: name, customization_type: customizationType, render_type: renderType, doc }
}

const needed = (field: string) =>
  new InvalidArgument([{ field, description: message('violations.needed'), violatedRule: 'REQUIRED_ONE_OF_FIELD' }])

function freeTextDoc({ freeTextInput, choicesSettings }: New, at: string): CustomizationDoc {
  if (choicesSettings) throw new ApiError({ code: 'DOESNT_SUPPORT_CHOICES' })
  if (!freeTextInput) throw needed(`${at}.freeTextInput`)
  const { title, minCharCount = 0, maxCharCount = 500, defaultAddedPrice } = freeTextInput
  if (minCharCount > maxCharCount) throw new ApiError({ code: 'INVALID_FREE_TEXT_SETTINGS' })
  const own = nameOf(title, `${at}.freeTextInput.title`)
  const price = defaultAddedPrice ? { defaultAddedPrice } : {}
  return { choices: [], freeText: { minCharCount, maxCharCount, ...price, title: own, key: own } }
}

function choicesDoc(
  { newId }: Ctx,
  id: string,
  { freeTextInput, choicesSettings, customizationRenderType: renderType }: New,
  at: string,
): CustomizationDoc {
  if (freeTextInput) throw new ApiError({ code: 'DOESNT_SUPPORT_FREE_TEXT' })
  if (!choicesSettings) throw needed(`${at}.choicesSettings.choices`)
  const path = (i: number) => `${at}.choicesSettings.choices[${i}]`
  const withId = choicesSettings.choices.findIndex((choice) => choice.id !== undefined)
  if (withId >= 0)
    throw new InvalidArgument([
      {
        field: `${path(withId)}.id`,
        description: message('violations.givenToKnown'),
        violatedRule: 'FIELD_NOT_ALLOWED',
        ruleName: 'ID_NOT_ALLOWED_IN_REQUEST',
      },
    ])
  const choices = choicesSettings.choices.map((choice, i) => choiceOf(choice, renderType, path(i), { newId }))
  return { choices: checkChoices({ id, renderType }, choices, path) }
}
