import { expect, test } from 'vitest'
import { blankBlock, contentToSend, countChanges, kindsToAdd } from './blocks.ts'
import type { MailContent } from './mail-client.ts'

const variable = (name: string, kind: 'TEXT' | 'LINK' | 'CODE' | 'LIST') => ({
  name,
  kind,
  description: '',
  required: false,
})
const content: MailContent = { subject: 'A', blocks: [{ kind: 'TEXT', text: 'One' }] }

test.for([
  ['a link and nothing else', [variable('link', 'LINK')], ['HEADING', 'TEXT', 'BUTTON', 'FACTS', 'NOTE']],
  ['a code', [variable('code', 'CODE')], ['HEADING', 'TEXT', 'CODE', 'FACTS', 'NOTE']],
  ['a list', [variable('lines', 'LIST')], ['HEADING', 'TEXT', 'FACTS', 'LIST', 'NOTE']],
] as const)('blocks to add where there is %s', ([, variables, kinds]) => {
  expect(kindsToAdd(content, variables)).toEqual(kinds)
})

test('a mail has one button', () => {
  const withButton = { ...content, blocks: [{ kind: 'BUTTON' as const, text: 'Go', variable: 'link' }] }
  expect(kindsToAdd(withButton, [variable('link', 'LINK')])).not.toContain('BUTTON')
})

test('a block begins with the first variable that it can be about', () => {
  const variables = [variable('siteName', 'TEXT'), variable('link', 'LINK'), variable('code', 'CODE')]
  expect(blankBlock('BUTTON', variables)).toEqual({ kind: 'BUTTON', text: '', variable: 'link' })
  expect(blankBlock('CODE', variables)).toEqual({ kind: 'CODE', variable: 'code' })
  expect(blankBlock('FACTS', variables)).toEqual({ kind: 'FACTS', facts: [{ label: '', value: '' }] })
})

test('changes are counted by part; an empty preheader is none', () => {
  expect(countChanges(content, { ...content, preheader: '' })).toBe(0)
  expect(countChanges(content, { subject: 'B', preheader: 'p', blocks: [{ kind: 'TEXT', text: 'Two' }] })).toBe(3)
  expect(countChanges(content, { ...content, blocks: [...content.blocks, { kind: 'NOTE', text: '' }] })).toBe(1)
  expect(contentToSend({ ...content, preheader: '' })).toEqual(content)
})
