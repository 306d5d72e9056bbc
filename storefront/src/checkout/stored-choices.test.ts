// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { chooseAgain } from './stored-choices.ts'

const form = (html: string) => {
  document.body.innerHTML = `<form>${html}</form>`
  return document.querySelector('form')!
}
const checked = () => [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)

const page = `<input type="radio" name="method" value="card" checked><input type="radio" name="method" value="transfer">
  <input type="checkbox" name="agreed" value="3"><input type="checkbox" name="subscribed" value="1" checked>
  <input type="radio" name="delivery" value="pickup">`

test.for([
  [{ method: 'transfer', agreed: '3', subscribed: null, delivery: 'pickup' }, ['transfer', '3']],
  [{ method: 'gone', agreed: '2' }, ['card', '1']],
  [{}, ['card', '1']],
] as const)('a page that is loaded again has the choices %j that still stand', ([chosen, expected]) => {
  chooseAgain(form(page), chosen)
  expect(checked()).toEqual(expected)
})

test('a text that was typed and not saved comes back, and is saved then', () => {
  const left: string[] = []
  const filled = form(`<textarea name="note"></textarea><input name="city" value="Leeds"><input name="phone" value="1">
    <input type="radio" name="tip" value="none" checked><input type="radio" name="tip" value="own">
    <button name="intent">Pay</button><select name="country"><option>GB</option></select>`)
  filled.addEventListener('focusout', ({ target }) => left.push((target as HTMLInputElement).name))
  chooseAgain(filled, { note: 'For Ada', city: '', tip: 'own' })
  expect([...new FormData(filled)]).toEqual([
    ['note', 'For Ada'],
    ['city', ''],
    ['phone', '1'],
    ['tip', 'own'],
    ['country', 'GB'],
  ])
  expect(left).toEqual(['city'])
  chooseAgain(filled, { note: 'For Ada', city: '' })
  expect(left).toEqual(['city'])
})
