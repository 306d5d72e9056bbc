import { beforeEach, expect, test } from 'vitest'
import { filledEarly } from './filled-early.ts'

let received: string[]
beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <input type="hidden" name="product" value="1">
      <input type="radio" name="size" value="S" checked><input type="radio" name="size" value="M">
      <input type="radio" name="size" value="L">
      <input type="checkbox" name="sale">
      <select name="sort"><option selected>new</option><option>price</option></select>
      <input name="text" value="">
    </form>`
  received = []
  const form = document.querySelector('form')
  for (const name of ['input', 'change'])
    form?.addEventListener(name, ({ target }) => {
      const { name: field, value, type, checked } = target as HTMLInputElement
      received.push(`${name} ${field} ${/radio|checkbox/.test(type) ? `${value} ${checked}` : value}`)
    })
})
const control = <C extends Element = HTMLInputElement>(selector: string) => document.querySelector<C>(selector) as C

test('input that equals the server’s is not replayed', () => {
  filledEarly(window)()
  expect(received).toEqual([])
})

test('input from before hydration is replayed', () => {
  control('[value=M]').checked = true
  control('[name=sale]').checked = true
  control<HTMLSelectElement>('select').value = 'price'
  control('[name=text]').value = 'For Ada'
  const fillIn = filledEarly(window)
  control('[value=S]').checked = true
  fillIn()
  expect(received.filter((one) => one.startsWith('change'))).toEqual([
    'change size M true',
    'change sale on true',
    'change sort price',
  ])
  expect(received).toContain('input text For Ada')
  expect(control('[value=M]').checked).toBe(true)
})

test('input during hydration counts as it was intended, the last choice alone', () => {
  const fillIn = filledEarly(window)
  control('[value=L]').click()
  control('[value=M]').click()
  const select = control<HTMLSelectElement>('select')
  select.value = 'price'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  // As hydration puts it back.
  select.value = 'new'
  received = []
  fillIn()
  expect(received.filter((one) => one.startsWith('change'))).toEqual(['change size M true', 'change sort price'])
  received = []
  select.value = 'price'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  fillIn()
  expect(received).toEqual(['change sort price'])
})

test('input that was undone meanwhile is not replayed', () => {
  control('[value=M]').checked = true
  const fillIn = filledEarly(window)
  control('[value=S]').click()
  received = []
  fillIn()
  expect(received).toEqual([])
})
