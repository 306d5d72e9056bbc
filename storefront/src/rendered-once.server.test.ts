// @vitest-environment node
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inPageLanguage } from './page-language.server.ts'
import { renderedOnce } from './rendered-once.server.ts'
import { t } from './texts.ts'

interface Props {
  readonly name: string
  readonly count?: number
}

function counted(part: (props: Props) => ReturnType<typeof h>) {
  let calls = 0
  const markupOf = renderedOnce<Props>((props) => {
    calls++
    return part(props)
  })
  return { markupOf, calls: () => calls }
}

test('a part is rendered once for the same value, as React renders it', () => {
  const row = ({ name, count }: Props) => h('p', null, name, ' & ', count, h('b', { title: '"<' }))
  const { markupOf, calls } = counted(row)
  expect(markupOf({ name: 'Mug', count: 2 })).toBe(renderToString(h(row, { name: 'Mug', count: 2 })))
  expect(markupOf({ name: 'Mug', count: 2 })).toBe(markupOf({ name: 'Mug', count: 2 }))
  expect(calls()).toBe(1)
  expect(markupOf({ name: 'Mug' })).not.toBe(markupOf({ name: 'Mug', count: 2 }))
})

test('two parts with the same properties are two', () => {
  const [first, second] = [counted(({ name }) => h('b', null, name)), counted(({ name }) => h('i', null, name))]
  expect([first.markupOf({ name: 'Mug' }), second.markupOf({ name: 'Mug' })]).toEqual(['<b>Mug</b>', '<i>Mug</i>'])
})

test('each language and each prefix of addresses has a markup of its own', () => {
  const { markupOf, calls } = counted(() => h('b', null, t('shell.cart')))
  const within = (locale: string, prefix?: string) =>
    inPageLanguage({ locale, prefix }, () => markupOf({ name: 'Mug' }))
  expect(within('en-GB')).not.toBe(within('de', '/de'))
  within('de')
  within('de', '/de')
  expect(calls()).toBe(3)
})

test('markup that nobody read for long is let go of', () => {
  const { markupOf, calls } = counted(({ name }) => h('b', null, name))
  const long = 'x'.repeat(100_000)
  markupOf({ name: 'first' })
  for (let count = 0; count < 10; count++) markupOf({ name: long, count })
  expect([markupOf({ name: 'first' }), calls()]).toEqual(['<b>first</b>', 11])
  for (let count = 10; count < 40; count++) markupOf({ name: long, count })
  markupOf({ name: 'first' })
  expect(calls()).toBe(42)
})
