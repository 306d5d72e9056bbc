import type { FormMessages } from '@fairground/contract/events/event-form.ts'
import { brokenCondition } from '@fairground/domain/events/form-conditions.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import type { EventRow } from '../event/event-row.ts'
import { getEvent, lockEventRow } from '../event/find-events.ts'
import {
  type Change,
  type Condition,
  type Control,
  conditioned,
  controlOf,
  EMAIL,
  type Form,
  followOptions,
  idOfNew,
  isStanding,
  KINDS,
  type Kind,
  mayBecome,
  NAME,
  numbered,
  relabelled,
} from './form-control.ts'
import { writeForms } from './queries.ts'

/** Questions of one form, name and email among them; our choice. */
const MOST = 60
/** Including deleted ones that guests have answered. */
const MOST_EVER = 300

/** The form that guests see, and its draft for administrators. */
export async function formsOf(ctx: Ctx, eventId: string): Promise<{ form: Form; draft: Form | undefined }> {
  const { doc } = await getEvent(ctx, eventId)
  return { form: doc.form, draft: holdsScope(ctx.caller, 'events.read') ? doc.draftForm : undefined }
}

type Edit = (draft: Form, event: EventRow) => Form

/** Changes the draft of a form, which begins as the form that guests see. */
const editDraft = (ctx: Ctx, eventId: string, edit: Edit): Promise<Form> =>
  writeBoth(ctx, eventId, (event) => {
    const draft = edit(event.doc.draftForm ?? event.doc.form, event)
    if (brokenCondition(draft.controls)) throw unfit('CONDITION_IS_BROKEN')
    return { form: event.doc.form, draft, answer: draft }
  })

interface Written {
  readonly form: Form
  readonly draft: Form | undefined
  readonly answer: Form
}

const writeBoth = (ctx: Ctx, eventId: string, decide: (event: EventRow) => Written): Promise<Form> =>
  ctx.db.inTx(async (tx) => {
    const event = await lockEventRow(tx, eventId)
    if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
    const { form, draft, answer } = decide(event)
    await tx.run(writeForms, { id: eventId, forms: { form, draftForm: draft ?? null }, at: ctx.now })
    await happen(
      tx,
      [{ entity: 'event', entityId: eventId, slug: 'updated', payload: { modifiedFields: ['form'] } }],
      ctx,
    )
    return answer
  })

/** The one kind that the change describes. */
function kindOf(change: Change, allowed: readonly Kind[]): Kind {
  const given = allowed.filter((kind) => change[kind] !== undefined)
  const [kind] = given
  if (kind && given.length === 1) return kind
  throw new InvalidArgument([
    {
      field: kind ?? '',
      description: message('violations.oneOf', { values: allowed.join(', ') }),
      violatedRule: kind ? 'ONE_OF_ALIGNMENT' : 'REQUIRED_ONE_OF_FIELD',
    },
  ])
}

const unfit = (reason: string): ApiError => new ApiError({ code: 'INVALID_EVENT_CONFIGURATION', reason })

function refuseUnfit(kind: Kind, { initialType }: EventRow): void {
  if (kind === 'additionalGuests' && initialType !== 'RSVP') throw unfit('TICKETS_NAME_THEIR_GUESTS')
}

export async function addControl(
  ctx: Ctx,
  eventId: string,
  change: Change,
  condition: Condition | undefined,
): Promise<{ id: string; form: Form }> {
  const kind = kindOf(change, KINDS)
  const id = idOfNew(kind, ctx.newId)
  const form = await editDraft(ctx, eventId, (draft, event) => {
    refuseUnfit(kind, event)
    const controls = draft.controls.filter(isStanding)
    if (controls.some((one) => one.id === id)) throw unfit('CONTROL_EXISTS')
    if (controls.length >= MOST || draft.controls.length >= MOST_EVER) throw unfit('TOO_MANY_CONTROLS')
    const made = controlOf(change, { id, orderIndex: controls.length }, textsIn(ctx.site.locale))
    refuseUnaskable(made, condition)
    const added = conditioned(made, condition)
    return { ...draft, controls: numbered([...draft.controls.filter((one) => one.id !== id), added]) }
  })
  return { id, form }
}

interface Named {
  readonly id: string
  readonly orderIndex: number | undefined
  /** Null: the question is for everybody; undefined leaves it. */
  readonly condition: Condition | null | undefined
}

export async function updateControl(ctx: Ctx, eventId: string, named: Named, change: Change) {
  const { id, orderIndex, condition } = named
  const given = Object.values(change).some((part) => part !== undefined)
  if (!given && orderIndex === undefined && condition === undefined) kindOf(change, KINDS)
  return editDraft(ctx, eventId, (draft, event) => {
    const before = findControl(draft, id)
    const changed = given ? changedControl(ctx, before, change, event) : before
    refuseUnaskable(changed, condition)
    const after = conditioned(changed, condition, before)
    const others = followOptions(
      draft.controls.filter((one) => one !== before),
      before,
      after,
    )
    const at = Math.min(orderIndex ?? before.orderIndex, others.filter(isStanding).length)
    return { ...draft, controls: numbered([...others.slice(0, at), after, ...others.slice(at)]) }
  })
}

/** Throws where the question has to be for everybody: name, email and companions. */
function refuseUnaskable({ system, type }: Control, condition: Condition | null | undefined): void {
  if (condition && (system || type === 'GUEST_CONTROL')) throw unfit('CONTROL_WITHOUT_CONDITION')
}

function changedControl(ctx: Ctx, before: Control, change: Change, event: EventRow): Control {
  if (before.id === NAME || before.id === EMAIL) {
    kindOf(change, [before.id])
    return relabelled(before, change)
  }
  const kind = kindOf(change, KINDS)
  refuseUnfit(kind, event)
  if (!mayBecome(before, kind)) throw unfit('CONTROL_OF_ANOTHER_KIND')
  return controlOf(change, before, textsIn(ctx.site.locale))
}

/** A question that guests could answer stays in the form, deleted: their answers keep its name. */
export const deleteControl = (ctx: Ctx, eventId: string, id: string): Promise<Form> =>
  editDraft(ctx, eventId, (draft, { doc }) => {
    const gone = findControl(draft, id)
    if (gone.system) throw unfit('CONTROL_OF_EVERY_FORM')
    const answered = doc.form.controls.some((one) => one.id === id)
    const others = draft.controls.filter((one) => one !== gone)
    return { ...draft, controls: numbered(answered ? [...others, { ...gone, deleted: true }] : others) }
  })

function findControl({ controls }: Form, id: string): Control {
  const found = controls.find((one) => one.id === id && isStanding(one))
  if (!found) throw new ApiError({ code: 'CONTROL_NOT_FOUND', controlId: id })
  return found
}

/** Sets the messages that are present; those beside them stay. */
export const updateMessages = (ctx: Ctx, eventId: string, messages: Static<typeof FormMessages>): Promise<Form> =>
  editDraft(ctx, eventId, (draft) => ({
    ...draft,
    messages: merged(draft.messages ?? {}, messages) as Form['messages'], // of the same schema
  }))

type Texts = Readonly<Record<string, unknown>>
const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null

const merged = (before: Texts, change: Texts): Texts => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(change).map(([key, value]) => {
      const earlier = before[key]
      return [key, isGroup(value) ? merged(isGroup(earlier) ? earlier : {}, value) : value]
    }),
  ),
})

/** Without a draft, the form stays as it is. */
export const publishForm = (ctx: Ctx, eventId: string): Promise<Form> =>
  writeBoth(ctx, eventId, ({ doc }) => {
    const form = doc.draftForm ?? doc.form
    return { form, draft: undefined, answer: form }
  })

export const discardDraft = (ctx: Ctx, eventId: string): Promise<Form> =>
  writeBoth(ctx, eventId, ({ doc: { form } }) => ({ form, draft: undefined, answer: form }))
