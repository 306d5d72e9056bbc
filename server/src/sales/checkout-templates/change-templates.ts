import type { CheckoutTemplateChanges, createCheckoutTemplate } from '@fairground/contract/ecom/checkout-templates.ts'
import { MAX_LINES } from '@fairground/contract/ecom/line-item.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { type Entry, recordEach } from '../../audit/record.ts'
import { takeTurns } from '../../db/row-statements.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { isEmpty } from '../lines/add-lines.ts'
import { customLine } from '../lines/custom-item.ts'
import { overrideOf } from '../lines/override.ts'
import { resolveLines } from '../lines/resolve-lines.ts'
import type { Sellables } from '../sellables/registry.ts'
import { documentLists, textField } from '../setup/list-documents.ts'
import { Documents, eachOf, SetupDraft, type Subject } from '../setup/setup-draft.ts'
import { type TemplateDoc, type TemplateDocs, type TemplateRow, templateDocuments } from './documents.ts'

type Given = RequestOf<typeof createCheckoutTemplate>['checkoutTemplate']
type Change = Static<typeof CheckoutTemplateChanges>

/** Most templates of a site. */
const MOST = 300

const templateNotFound = (checkoutTemplateId: string): ApiError =>
  new ApiError({ code: 'CHECKOUT_TEMPLATE_NOT_FOUND', checkoutTemplateId })

const subject: Subject<TemplateDocs, Documents<TemplateDocs>> = {
  table: templateDocuments,
  entities: { template: 'checkout_template' },
  notFound: (_, id) => templateNotFound(id),
  of: (rows) => new Documents(rows),
}
type Draft = SetupDraft<TemplateDocs, Documents<TemplateDocs>>

const templateTurn = takeTurns('checkoutTemplates.turn', 'checkout templates')

/** Changes the templates of a site, whole or not at all. */
const changing = <T>(ctx: Ctx, edit: (draft: Draft) => T): Promise<T> =>
  ctx.db.inTx(async (tx) => {
    await tx.run(templateTurn, {})
    const rows = await tx.rows(templateDocuments.readAll, {})
    const draft: Draft = new SetupDraft(ctx, subject, new Documents(rows))
    const answer = edit(draft)
    await draft.write(tx)
    await recordEach(tx, ctx, entriesOf(rows, draft.setup.all('template')))
    return answer
  })

/** Entries of the audit log about what becomes of the templates. */
function entriesOf(before: readonly TemplateRow[], after: readonly TemplateRow[]): Entry[] {
  const former = new Map(before.map((row) => [row.id, row]))
  const left = new Set(after.map(({ id }) => id))
  const made = after.flatMap((row): Entry[] => {
    const old = former.get(row.id)
    if (old === row) return []
    const entry = { target: targetOf(row), after: recorded(row) }
    return [
      old
        ? { ...entry, action: 'checkoutLink.changed', before: recorded(old) }
        : { ...entry, action: 'checkoutLink.created' },
    ]
  })
  const gone = before.filter(({ id }) => !left.has(id))
  return [
    ...made,
    ...gone.map((row) => ({ action: 'checkoutLink.deleted', target: targetOf(row), before: recorded(row) }) as const),
  ]
}

/** A template has no name. */
const targetOf = ({ id }: TemplateRow) => ({ id, name: id })

const recorded = ({ doc: { status, lineItems, customLineItems, couponCode, customization } }: TemplateRow) => ({
  active: status === 'ACTIVE',
  lines: lineItems.length + customLineItems.length,
  couponCode: couponCode ?? '',
  couponLocked: customization?.lockedCoupon ?? false,
  paidOnline: customization?.disabledManualPayment ?? false,
})

/** True of a line of the request whose item the catalogue has. */
type Knows = (line: Line) => boolean
type Line = TemplateDoc['lineItems'][number]

interface Merging {
  readonly ctx: Ctx
  readonly knows: Knows
}

/** Lines that name something that there is; what is sold out for now is there. */
async function knownAmong(ctx: Ctx, sellables: Sellables, lines: readonly Line[]): Promise<Knows> {
  const references = lines.map(({ catalogReference: { options, ...reference } }) => ({
    ...reference,
    ...present({ options: options || undefined }),
  }))
  const { more } = await resolveLines(ctx, sellables, [], references)
  const known = new Set(lines.filter((_, i) => more[i]))
  return (line) => known.has(line)
}

/** The template with what is given in place of what was; null takes the coupon off. */
function merged({ ctx, knows }: Merging, before: TemplateDoc, given: Omit<Change, 'id'>): TemplateDoc {
  const { couponCode: code, ...doc } = before
  const { customization = doc.customization } = given
  const couponCode = given.couponCode === undefined ? code : given.couponCode || undefined
  const { status = doc.status, lineItems = doc.lineItems, customLineItems = doc.customLineItems } = given
  const items = { lineItems, customLineItems }
  if (isEmpty(items)) throw new ApiError({ code: 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS' })
  if (lineItems.length + customLineItems.length > MAX_LINES)
    throw new ApiError({ code: 'LIMIT_REACHED', limit: MAX_LINES })
  const unknown = given.lineItems?.find((line) => !knows(line))
  if (unknown)
    throw new ApiError({ code: 'ITEM_NOT_FOUND_IN_CATALOG', catalogItemId: unknown.catalogReference.catalogItemId })
  // Throws what cannot be a line.
  for (const [i, item] of customLineItems.entries())
    customLine(item, `checkoutTemplate.customLineItems[${i}]`, ctx.site, ctx.newId())
  for (const [i, { catalogOverrideFields }] of lineItems.entries())
    overrideOf(catalogOverrideFields, ctx.site.currency, `checkoutTemplate.lineItems[${i}].catalogOverrideFields`)
  return { ...doc, status, ...items, ...present({ couponCode, customization }) }
}

const EMPTY: TemplateDoc = { status: 'ACTIVE', lineItems: [], customLineItems: [] }

const adding =
  (merging: Merging) =>
  (draft: Draft, { externalReference, ...given }: Given): TemplateRow => {
    if (draft.setup.rows.length >= MOST) throw new ApiError({ code: 'LIMIT_REACHED', limit: MOST })
    return draft.create('template', { ...merged(merging, EMPTY, given), ...present({ externalReference }) })
  }

export async function createTemplate(ctx: Ctx, sellables: Sellables, given: Given): Promise<TemplateRow> {
  const merging = { ctx, knows: await knownAmong(ctx, sellables, given.lineItems ?? []) }
  return changing(ctx, (draft) => adding(merging)(draft, given))
}

/** Each by itself. */
export async function createTemplates(
  ctx: Ctx,
  sellables: Sellables,
  given: readonly Given[],
): Promise<Outcome<TemplateRow>[]> {
  const lines = given.flatMap(({ lineItems = [] }) => lineItems)
  const merging = { ctx, knows: await knownAmong(ctx, sellables, lines) }
  return changing(ctx, (draft) => eachOf(draft, given, adding(merging), () => undefined))
}

export async function updateTemplate(ctx: Ctx, sellables: Sellables, { id, ...change }: Change): Promise<TemplateRow> {
  const merging = { ctx, knows: await knownAmong(ctx, sellables, change.lineItems ?? []) }
  return changing(ctx, (draft) => {
    const row = draft.get('template', id)
    return draft.update(row, merged(merging, row.doc, change))
  })
}

export const deleteTemplate = (ctx: Ctx, id: string): Promise<void> =>
  changing(ctx, (draft) => draft.remove(draft.get('template', id)))

export async function getTemplate({ db }: Pick<Ctx, 'db'>, id: string): Promise<TemplateRow> {
  const row = await db.row(templateDocuments.findOne, { kind: 'template', id })
  if (!row) throw templateNotFound(id)
  return row
}

export const listTemplates = documentLists<TemplateDocs>(templateDocuments, {
  template: {
    fields: {
      status: textField('status'),
      couponCode: textField('couponCode'),
      'externalReference.appId': textField('externalReference', 'appId'),
      'externalReference.resourceId': textField('externalReference', 'resourceId'),
    },
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
  },
})
