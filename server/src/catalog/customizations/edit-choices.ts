import type { ChoiceChanges, NewChoice } from '@fairground/contract/stores/customization.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import type { Tx } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import type { Plan } from './edit-customizations.ts'
import { broken, changedChoice, checkChoices, choiceOf } from './new-choices.ts'
import { type Choice, type CustomizationRow, findChoicesInUse } from './queries.ts'

type New = Static<typeof NewChoice>
type NewId = () => string

const choiceNotFound = (choiceId: string) => new ApiError({ code: 'CHOICE_NOT_FOUND', choiceId })

/** The choices of a customization that has some. */
function choicesOf({ id, doc, renderType }: CustomizationRow): readonly Choice[] {
  if (renderType === 'FREE_TEXT') throw new ApiError({ code: 'DOESNT_SUPPORT_CHOICES', customizationId: id })
  return doc.choices
}

/** Choices among these that some product offers. */
async function inUse(tx: Tx, id: string, choiceIds: readonly string[]): Promise<Set<string>> {
  if (choiceIds.length === 0) return new Set()
  const rows = await tx.rows(findChoicesInUse, { id, choiceIds: [...choiceIds] })
  return new Set(rows.map(({ choiceId }) => choiceId))
}

/** Adds choices behind the others. `at` is the wire path of their list. */
export const adding = (id: string, wanted: readonly New[], at: string, newId: NewId): Plan => ({
  id,
  next: (row) => {
    const before = choicesOf(row)
    const more = wanted.map((choice, i) => choiceOf(choice, row.renderType, `${at}[${i}]`, { newId }))
    const place = (index: number) => `${at}[${index - before.length}]`
    return { doc: { ...row.doc, choices: checkChoices(row, [...before, ...more], place) } }
  },
})

/** These choices and no others. */
export function setting(id: string, wanted: readonly New[], newId: NewId): Plan {
  const nextOf = (row: CustomizationRow): Choice[] => {
    const before = choicesOf(row)
    const byId = new Map(before.map((choice) => [choice.id, choice]))
    const byName = new Map(before.map((choice) => [choice.name, choice]))
    return wanted.map((choice, i) => {
      const existing = choice.id === undefined ? byName.get(choice.name.trim()) : byId.get(choice.id)
      if (choice.id !== undefined && !existing) throw choiceNotFound(choice.id)
      return choiceOf(choice, row.renderType, `choices[${i}]`, { before: existing, newId })
    })
  }
  return {
    id,
    check: async (tx, row) => {
      const remaining = new Set(nextOf(row).map((choice) => choice.id))
      const gone = row.doc.choices.filter((choice) => !remaining.has(choice.id)).map((choice) => choice.id)
      const [used] = await inUse(tx, row.id, gone)
      if (used)
        throw broken(
          'choices',
          'NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT',
          message('violations.keepsChoice', { choice: used }),
        )
    },
    next: (row) => {
      const choices = checkChoices(row, nextOf(row), (i) => `choices[${i}]`)
      const ids = choices.map((choice) => choice.id)
      if (new Set(ids).size < ids.length)
        throw broken('choices', 'DUPLICATE_CHOICE_NAME', message('violations.choiceOnce'))
      return { doc: { ...row.doc, choices } }
    },
  }
}

/** Takes choices away; one stays at least. */
export function removing(id: string, revision: string | undefined, choiceIds: readonly string[]): Plan {
  const ids = new Set(choiceIds)
  return {
    id,
    revision,
    check: async (tx, row) => {
      const [used] = await inUse(tx, row.id, [...ids])
      if (used) throw new ApiError({ code: 'CHOICE_ASSIGNED_TO_PRODUCT', choiceId: used })
    },
    next: (row) => {
      const before = choicesOf(row)
      const unknown = [...ids].find((choiceId) => !before.some((choice) => choice.id === choiceId))
      if (unknown) throw choiceNotFound(unknown)
      const choices = before.filter((choice) => !ids.has(choice.id))
      if (choices.length === 0)
        throw broken('choiceIds', 'NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES', message('violations.leavesChoice'))
      if (choices.some(({ primaryChoiceIds = [] }) => primaryChoiceIds.some((primary) => ids.has(primary))))
        throw broken('choiceIds', 'PRIMARY_CHOICE_DELETE_REFERENCED', message('violations.namesUpperChoice'))
      return { doc: { ...row.doc, choices } }
    },
  }
}

/** Sets what is present of each. */
export const changing = (id: string, revision: string, changes: readonly Static<typeof ChoiceChanges>[]): Plan => ({
  id,
  revision,
  next: (row) => {
    const choices = [...choicesOf(row)]
    changes.forEach((change, i) => {
      const place = choices.findIndex((choice) => choice.id === change.id)
      const before = choices[place]
      if (!before) throw choiceNotFound(change.id)
      choices[place] = changedChoice(before, change, `choices[${i}].choice`)
    })
    return { doc: { ...row.doc, choices: checkChoices(row, choices, (i) => `choices[${i}].choice`) } }
  },
})

/** Every choice, each once, in this order. */
export const reordering = (id: string, revision: string, choiceIds: readonly string[]): Plan => ({
  id,
  revision,
  next: (row) => {
    const byId = new Map(choicesOf(row).map((choice) => [choice.id, choice]))
    const missingIds = [...byId.keys()].filter((choiceId) => !choiceIds.includes(choiceId))
    const extraIds = choiceIds.filter((choiceId, i) => !byId.has(choiceId) || choiceIds.indexOf(choiceId) !== i)
    if (missingIds.length + extraIds.length > 0)
      throw new ApiError({ code: 'CHOICE_IDS_MISMATCH', missingIds, extraIds })
    return { doc: { ...row.doc, choices: choiceIds.map((choiceId) => byId.get(choiceId)!) } } // every one is known
  },
})
