import type { MailTemplateId } from '@fairground/contract/enumerations/mail.ts'
import type { FieldViolation } from '../ground/api-error.ts'
import { message } from '../ground/texts/message.ts'
import { hasStrayBraces, placeholdersIn } from './placeholders.ts'
import { variablesOf } from './templates.ts'
import type { Block, Content, Variable, VariableKind } from './texts/template.ts'

type Variables = Readonly<Record<string, Variable>>

/** Blocks that show one variable, and of which kind. */
const shows: Partial<Record<Block['kind'], VariableKind>> = { BUTTON: 'LINK', CODE: 'CODE', LIST: 'LIST' }
/** Blocks that are nothing without words. */
const needsText: readonly Block['kind'][] = ['HEADING', 'TEXT', 'NOTE', 'BUTTON']

/** Faults of a text for this template; empty when there are none. `at` is the wire path of the content. */
export function contentFaults(id: MailTemplateId, content: Content, at: string): FieldViolation[] {
  const variables = variablesOf(id)
  const text = (field: string, value: string | undefined): FieldViolation[] =>
    value === undefined ? [] : textFaults(variables, `${at}.${field}`, value)
  return [
    ...text('subject', content.subject),
    ...text('preheader', content.preheader),
    ...content.blocks.flatMap((block, i) => blockFaults(variables, `${at}.blocks[${i}]`, block)),
    ...missing(variables, content, `${at}.blocks`),
    ...buttons(content, `${at}.blocks`),
  ]
}

/** Faults of a text that may hold placeholders of these variables. */
export function textFaults(variables: Variables, field: string, text: string): FieldViolation[] {
  if (hasStrayBraces(text)) return [{ field, description: message('violations.strayBraces'), violatedRule: 'FORMAT' }]
  const unknown = placeholdersIn(text).find((name) => !Object.hasOwn(variables, name))
  if (unknown !== undefined)
    return [
      {
        field,
        description: message('violations.unknownPlaceholder', { placeholder: `{{${unknown}}}` }),
        violatedRule: 'OTHER',
        data: { placeholder: unknown, known: namesOf(variables) },
      },
    ]
  const list = placeholdersIn(text).find((name) => variables[name]?.kind === 'LIST')
  return list === undefined
    ? []
    : [{ field, description: message('violations.listInText', { placeholder: `{{${list}}}` }), violatedRule: 'OTHER' }]
}

function blockFaults(variables: Variables, field: string, block: Block): FieldViolation[] {
  const { kind, text, variable, facts = [] } = block
  const shown = shows[kind]
  const choices = Object.entries(variables).filter(([, one]) => one.kind === shown)
  const known = shown === undefined || choices.some(([name]) => name === variable)
  return [
    ...(needsText.includes(kind) && (text ?? '').trim() === ''
      ? [{ field: `${field}.text`, description: message('violations.empty'), violatedRule: 'REQUIRED_FIELD' } as const]
      : textFaults(variables, `${field}.text`, text ?? '')),
    ...(known
      ? []
      : [
          {
            field: `${field}.variable`,
            description:
              choices.length > 0
                ? message('violations.oneOfVariables', { values: choices.map(([name]) => name).join(', ') })
                : message('violations.noSuchVariable'),
            violatedRule: 'OTHER',
            data: { placeholder: variable ?? '', known: choices.map(([name]) => name) },
          } as const,
        ]),
    ...(kind === 'FACTS' && facts.length === 0
      ? [{ field: `${field}.facts`, description: message('violations.row'), violatedRule: 'MIN_SIZE' } as const]
      : []),
    ...(kind === 'FACTS' ? facts : []).flatMap(({ label, value }, i) => [
      ...textFaults(variables, `${field}.facts[${i}].label`, label),
      ...textFaults(variables, `${field}.facts[${i}].value`, value),
    ]),
  ]
}

/** Parts that must be in its blocks: those the mail is sent for. */
const missing = (variables: Variables, content: Content, field: string): FieldViolation[] =>
  Object.entries(variables)
    .filter(([name, { required }]) => required && !content.blocks.some((block) => contains(block, name)))
    .map(([name]) => ({
      field,
      description: message('violations.mustContain', { variable: name }),
      violatedRule: 'REQUIRED_FIELD',
      data: { placeholder: name },
    }))

const contains = ({ kind, text = '', variable, facts = [] }: Block, name: string): boolean =>
  (shows[kind] !== undefined && variable === name) ||
  [text, ...(kind === 'FACTS' ? facts.flatMap(({ label, value }) => [label, value]) : [])].some((part) =>
    placeholdersIn(part).includes(name),
  )

/** Marigold is the one action of a mail. */
const buttons = ({ blocks }: Content, field: string): FieldViolation[] =>
  blocks.filter(({ kind }) => kind === 'BUTTON').length < 2
    ? []
    : [{ field, description: message('violations.oneButton'), violatedRule: 'MAX_SIZE' }]

const namesOf = (variables: Variables): string[] =>
  Object.entries(variables)
    .filter(([, { kind }]) => kind !== 'LIST')
    .map(([name]) => name)
