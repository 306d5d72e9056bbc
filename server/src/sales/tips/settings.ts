import { type createTipSettings, MAX_TIP_SETTINGS, type TipSettings } from '@fairground/contract/ecom/tip-settings.ts'
import type { ViolatedRule } from '@fairground/contract/enumerations/refusals.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { refusedPresets, type TipSettings as Settings } from '@fairground/domain/tips/tip.ts'
import type { Static } from 'typebox'
import type { Field } from '../../db/query-sql.ts'
import { takeTurns } from '../../db/row-statements.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { documentLists, textField } from '../setup/list-documents.ts'
import { Documents, SetupDraft, type Subject } from '../setup/setup-draft.ts'
import { type TipDocs, type TipSettingsDoc, type TipSettingsRow, tipDocuments } from './documents.ts'

type Given = RequestOf<typeof createTipSettings>['tipSettings']

const settingsNotFound = (id: string): ApiError => new ApiError({ code: 'TIP_SETTINGS_NOT_FOUND', id })

const subject: Subject<TipDocs, Documents<TipDocs>> = {
  table: tipDocuments,
  entities: { settings: 'tip_settings' },
  notFound: (_, id) => settingsNotFound(id),
  of: (rows) => new Documents(rows),
}
type Draft = SetupDraft<TipDocs, Documents<TipDocs>>

const tipTurn = takeTurns('tips.turn', 'tip setup')

/** Changes the tip settings of a site, whole or not at all. The default ones are held in memory with the site. */
const change = <T>(ctx: Ctx, edit: (draft: Draft) => T): Promise<T> =>
  ctx.db.inTx(async (tx) => {
    await tx.run(tipTurn, {})
    const draft: Draft = new SetupDraft(ctx, subject, new Documents(await tx.rows(tipDocuments.readAll, {})))
    const answer = edit(draft)
    if (await draft.write(tx))
      await happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'updated', payload: { fields: ['tips'] } }], ctx)
    return answer
  })

/** Tips of a site that says nothing about them. */
const PLAIN: TipSettingsDoc = {
  isDefault: false,
  tipType: 'PERCENTAGE',
  presets: [
    { value: '5', isDefault: false },
    { value: '10', isDefault: false },
    { value: '15', isDefault: false },
  ],
  allowCustomerTip: false,
  allowCustomAmount: false,
  allowBusinessTipAtPayment: true,
  allowEditDistribution: true,
  staffDistributionMethod: 'EQUAL',
}

/** The settings with what is given in place of what was; null empties a field. */
function merged(before: TipSettingsDoc, given: Given): TipSettingsDoc {
  const { locationId, paymentTerminalId, userId, ...own } = before
  const of = <T>(value: T | null | undefined, former: T | undefined) => (value === null ? undefined : (value ?? former))
  const flag = (value: boolean | null | undefined, former: boolean) => (value === null ? false : (value ?? former))
  return {
    ...own,
    tipType: given.tipType ?? before.tipType,
    presets: given.presets
      ? given.presets.map(({ value, default: isDefault }) => ({ value: String(value), isDefault: isDefault === true }))
      : before.presets,
    allowCustomerTip: flag(given.allowCustomerTip, before.allowCustomerTip),
    allowCustomAmount: flag(given.allowCustomAmount, before.allowCustomAmount),
    allowBusinessTipAtPayment: flag(given.allowBusinessTipAtPayment, before.allowBusinessTipAtPayment),
    allowEditDistribution: flag(given.allowEditDistribution, before.allowEditDistribution),
    staffDistributionMethod: given.staffDistributionMethod ?? before.staffDistributionMethod,
    ...present({
      locationId: of(given.locationId, locationId),
      paymentTerminalId: of(given.paymentTerminalId, paymentTerminalId),
      userId: of(given.userId, userId),
    }),
  }
}

/** Throws what the settings may not be. */
function assertSettings(ctx: Pick<Ctx, 'site'>, doc: TipSettingsDoc): void {
  const { isDefault, locationId, paymentTerminalId, userId, presets } = doc
  const owners = Object.entries({ locationId, paymentTerminalId, userId }).filter(([, value]) => value !== undefined)
  const violation = (field: string, description: ReturnType<typeof message>, violatedRule: ViolatedRule) =>
    new InvalidArgument([{ field: `tipSettings.${field}`, description, violatedRule }])
  if (isDefault && owners[0]) throw violation(owners[0][0], message('violations.defaultTipsOfAll'), 'FIELD_NOT_ALLOWED')
  if (owners[1]) throw violation(owners[1][0], message('violations.oneOwnerOfTips'), 'OTHER')
  if (!isDefault && !owners[0]) throw violation('locationId', message('violations.required'), 'REQUIRED_ONE_OF_FIELD')
  const refused = refusedPresets(doc, ctx.site.currency)
  if (!refused) return
  if (refused.rule === 'SEVERAL_DEFAULTS') throw new ApiError({ code: 'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET' })
  if (refused.rule === 'PERCENTAGE_TOO_HIGH')
    throw new ApiError({ code: 'PRESET_PERCENTAGE_TOO_HIGH', value: presets[refused.at]?.value ?? '' })
  throw violation(`presets[${refused.at}].value`, message('violations.moreDigits'), 'DECIMAL_MAX_SCALE')
}

const create = (ctx: Ctx, given: Given, isDefault: boolean): Promise<TipSettingsRow> => {
  const doc = merged({ ...PLAIN, isDefault }, given)
  assertSettings(ctx, doc)
  return change(ctx, (draft) => {
    const all = draft.setup.all('settings')
    if (isDefault && all.some((row) => row.doc.isDefault))
      throw new ApiError({ code: 'DEFAULT_SETTINGS_ALREADY_EXISTS' })
    if (all.length >= MAX_TIP_SETTINGS) throw new ApiError({ code: 'LIMIT_REACHED', threshold: MAX_TIP_SETTINGS })
    return draft.create('settings', doc)
  })
}

/** Settings of a place, a terminal or a person. */
export const createSettings = (ctx: Ctx, given: Given): Promise<TipSettingsRow> => create(ctx, given, false)

/** Settings of the site; there is one of them. */
export const createDefaultSettings = (ctx: Ctx, given: Given): Promise<TipSettingsRow> => create(ctx, given, true)

export const updateSettings = (
  ctx: Ctx,
  { id, revision, ...given }: Given & { readonly id: string; readonly revision: string },
): Promise<TipSettingsRow> =>
  change(ctx, (draft) => {
    const row = draft.get('settings', id, revision)
    const doc = merged(row.doc, given)
    assertSettings(ctx, doc)
    return draft.update(row, doc)
  })

export const deleteSettings = (ctx: Ctx, id: string): Promise<void> =>
  change(ctx, (draft) => {
    const row = draft.get('settings', id)
    if (row.doc.isDefault) throw new ApiError({ code: 'CANNOT_DELETE_DEFAULT_SETTINGS' })
    draft.remove(row)
  })

const FLAGS = ['allowCustomerTip', 'allowBusinessTipAtPayment', 'allowCustomAmount', 'allowEditDistribution'] as const

const flagField = (name: keyof TipSettingsDoc): Field => ({
  sql: `(d.doc ->> '${name}')::bool`,
  type: 'bool',
  sortable: true,
})

export const listSettings = documentLists<TipDocs>(tipDocuments, {
  settings: {
    fields: {
      locationId: textField('locationId'),
      paymentTerminalId: textField('paymentTerminalId'),
      userId: textField('userId'),
      tipType: textField('tipType'),
      staffDistributionMethod: textField('staffDistributionMethod'),
      default: flagField('isDefault'),
      ...Object.fromEntries(FLAGS.map((name) => [name, flagField(name)])),
    },
    sort: [{ fieldName: 'createdDate' }],
  },
})

/** The settings of this id, or the site's where there is no id. Throws TIP_SETTINGS_NOT_FOUND where there are none. */
export async function settingsToUse(ctx: Ctx, id: string | undefined): Promise<Settings> {
  if (id === undefined) {
    const { tips } = ctx.site
    if (!tips) throw settingsNotFound('')
    return tips
  }
  const row = await ctx.db.row(tipDocuments.findOne, { kind: 'settings', id })
  if (!row) throw settingsNotFound(id)
  return row.doc
}

export function settingsToWire({
  id,
  revision,
  createdAt,
  updatedAt,
  doc: { isDefault, presets, ...own },
}: TipSettingsRow): Static<typeof TipSettings> {
  return {
    id,
    revision: String(revision),
    createdDate: createdAt.toISOString(),
    updatedDate: updatedAt.toISOString(),
    default: isDefault,
    ...own,
    presets: presets.map(({ value, isDefault: chosen }) => ({ value: Number(value), default: chosen })),
  }
}
