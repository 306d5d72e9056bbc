import type { MailVariable } from '@fairground/client/generated/fairground.mail-templates.ts'
import { present } from '@fairground/domain/present.ts'
import { t } from '../texts.ts'
import type { Block, MailContent } from './mail-client.ts'

type Kind = Block['kind']

export const kindNames: Record<Kind, string> = {
  HEADING: t('admin.mail.heading'),
  TEXT: t('admin.mail.text'),
  BUTTON: t('admin.mail.button'),
  CODE: t('admin.mail.code'),
  FACTS: t('admin.mail.details'),
  LIST: t('admin.mail.list'),
  NOTE: t('admin.mail.note'),
}

const shows: Partial<Record<Kind, MailVariable['kind']>> = { BUTTON: 'LINK', CODE: 'CODE', LIST: 'LIST' }

/** Variables that a block can be about; of texts, none. */
export const variablesFor = (kind: Kind, variables: readonly MailVariable[]): MailVariable[] =>
  variables.filter((variable) => variable.kind === shows[kind])

/** Variables that stand within words. */
export const wordsOf = (variables: readonly MailVariable[]): MailVariable[] =>
  variables.filter(({ kind }) => kind !== 'LIST')

/** A block to begin with. */
export function blankBlock(kind: Kind, variables: readonly MailVariable[]): Block {
  const variable = variablesFor(kind, variables)[0]?.name
  if (kind === 'FACTS') return { kind, facts: [{ label: '', value: '' }] }
  return { kind, ...present({ text: kind === 'CODE' ? undefined : '', variable }) }
}

/** Kinds that can be added: a mail has one button, and blocks about a variable need one. */
export function kindsToAdd(content: MailContent, variables: readonly MailVariable[]): Kind[] {
  const all: readonly Kind[] = ['HEADING', 'TEXT', 'BUTTON', 'CODE', 'FACTS', 'LIST', 'NOTE']
  return all.filter((kind) => {
    if (kind === 'BUTTON' && content.blocks.some((block) => block.kind === 'BUTTON')) return false
    return shows[kind] === undefined || variablesFor(kind, variables).length > 0
  })
}

/** Number of parts of a text that differ: subject, preheader and blocks. */
export function countChanges(before: MailContent, after: MailContent): number {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const length = Math.max(before.blocks.length, after.blocks.length)
  const blocks = Array.from({ length }, (_, i) => (same(before.blocks[i], after.blocks[i]) ? 0 : 1))
  return [
    before.subject === after.subject ? 0 : 1,
    (before.preheader ?? '') === (after.preheader ?? '') ? 0 : 1,
    ...blocks,
  ].reduce<number>((sum, one) => sum + one, 0)
}

/** As the contract takes it: what is empty is left out. */
export const contentToSend = ({ subject, preheader, blocks }: MailContent): MailContent => ({
  subject,
  ...present({ preheader: preheader || undefined }),
  blocks,
})
