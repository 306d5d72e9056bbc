import { expect, test } from 'vitest'
import { remember, viewedProducts } from './viewed.ts'

function storage(text?: string) {
  let stored = text ?? null
  const setItem = (_: string, value: string) => {
    stored = value
  }
  return { getItem: () => stored, setItem }
}

test('the latest twelve, each once', () => {
  const store = storage()
  for (let i = 1; i <= 14; i++) remember(store, `p${i}`)
  remember(store, 'p10')
  expect(viewedProducts(store).slice(0, 3)).toEqual(['p10', 'p14', 'p13'])
  expect(viewedProducts(store)).toHaveLength(12)
})

test.for(['', '{"a":1}', 'null', '[1,"p1",null]'])('a stored text of others does no harm: %s', (text) => {
  const store = storage(text)
  expect(viewedProducts(store)).toEqual(text.includes('p1') ? ['p1'] : [])
  remember(store, 'p2')
  expect(viewedProducts(store)[0]).toBe('p2')
})

test('a browser that keeps nothing', () => {
  const refused = {
    getItem: (): string => {
      throw new Error('refused')
    },
    setItem: () => {
      throw new Error('refused')
    },
  }
  remember(refused, 'p1')
  expect(viewedProducts(refused)).toEqual([])
})
