// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fillIn } from './stored-form.ts'

test('fields that are empty are filled in as they were, and others stand', () => {
  document.body.innerHTML = `<form>
    <input name="firstName"><input name="lastName" value="Lovelace"><textarea name="note"></textarea>
    <select name="diet"><option value=""></option><option>Vegan</option></select>
    <input type="checkbox" name="days" value="Friday"><input type="checkbox" name="days" value="Sunday">
    <input type="radio" name="size" value="S"><input type="radio" name="size" value="M">
    <input type="hidden" name="token"><button name="intent" value="copy"></button>
  </form>`
  const form = document.querySelector('form') as HTMLFormElement // it stands there
  fillIn(form, [
    ['firstName', 'Ada'],
    ['lastName', 'Byron'],
    ['note', 'Near the door'],
    ['diet', 'Vegan'],
    ['days', 'Sunday'],
    ['size', 'M'],
    ['token', 'x'],
    ['intent', 'copy'],
    ['gone', 'y'],
  ])
  expect([...new FormData(form)]).toEqual([
    ['firstName', 'Ada'],
    ['lastName', 'Lovelace'],
    ['note', 'Near the door'],
    ['diet', 'Vegan'],
    ['days', 'Sunday'],
    ['size', 'M'],
    ['token', ''],
  ])
})
