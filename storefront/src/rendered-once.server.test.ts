// @vitest-environment node
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { madeOnce } from './made-once.server.ts'
import { inPageLanguage, pageLanguage } from './page-language.server.ts'
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

const cardOf = madeOnce(({ name }: Props): Props => ({ name }))

test('a part of a lasting value is found by it, and by what is in it', () => {
  let calls = 0
  const part = ({ product, wide }: { product: Props; wide: boolean }) => {
    calls++
    return h('b', null, product.name, wide && '!')
  }
  const markupOf = renderedOnce(part, ({ product, wide }) => ({ shown: product, also: String(wide) }))
  const [card, same, other] = [{ name: 'Mug' }, { name: 'Mug' }, { name: 'Lamp' }].map((one) => cardOf(one))
  for (let turn = 0; turn < 2; turn++) {
    for (const product of [card, same, { name: 'Mug' }] as Props[])
      expect(markupOf({ product, wide: false })).toBe('<b>Mug</b>')
    expect(markupOf({ product: other as Props, wide: false })).toBe('<b>Lamp</b>')
    expect(markupOf({ product: card as Props, wide: true })).toBe('<b>Mug<!-- -->!</b>')
  }
  expect(calls).toBe(3)
})

test('a part of a lasting value is let go of as any other, and rendered again', () => {
  let calls = 0
  const part = ({ product }: { product: Props }) => h('b', null, ++calls, product.name)
  const markupOf = renderedOnce(part, ({ product }) => ({ shown: product, also: '' }))
  const card = cardOf({ name: 'Mug' })
  expect(markupOf({ product: card })).toBe('<b>1<!-- -->Mug</b>')
  for (let count = 0; count < 60; count++) markupOf({ product: { name: 'x'.repeat(100_000), count } })
  expect(markupOf({ product: card })).toBe(`<b>${calls}<!-- -->Mug</b>`)
  expect(calls).toBe(62)
})

test('pictures in the first view go to the head of each page that shows the part', () => {
  const part = ({ name }: Props) => h('img', { src: `/${name}.webp`, alt: '<', loading: 'eager' })
  const markupOf = renderedOnce(part)
  for (let turn = 0; turn < 2; turn++) {
    inPageLanguage({ locale: 'en' }, () => {
      expect(markupOf({ name: 'mug' })).toBe('<img src="/mug.webp" alt="&lt;" loading="eager"/>')
      expect([...(pageLanguage()?.pictures ?? [])]).toEqual(['<link rel="preload" as="image" href="/mug.webp"/>'])
    })
  }
})
