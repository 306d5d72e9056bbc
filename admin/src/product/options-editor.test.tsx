// @vitest-environment happy-dom
import { mount, one, press } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { valibotResolver } from '../forms/valibot-resolver.ts'
import { OptionsEditor } from './options-editor.tsx'
import { productSchema } from './product-schema.ts'
import { emptyProduct, type ProductValues } from './product-values.ts'
import { useRecombine } from './use-recombine.ts'
import { freshRow } from './variant-rows.ts'

let entered: ProductValues

function Editor() {
  const form = useForm<ProductValues>({
    defaultValues: { ...emptyProduct, name: 'Tee', variants: [{ ...freshRow, price: '18' }] },
    resolver: valibotResolver(productSchema('GBP')),
  })
  const recombine = useRecombine(form)
  return (
    <form
      onSubmit={form.handleSubmit((values) => {
        entered = values
      })}
    >
      <OptionsEditor form={form} onChange={recombine} />
      <button type="submit">Save</button>
    </form>
  )
}

const type = (input: Element, text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text) // as a person does, past React
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const button = (root: Element, text: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent?.includes(text))!
const submit = (root: Element) =>
  act(async () => {
    one(root, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })

test('an option with two choices makes two variants', async () => {
  const root = mount(<Editor />)
  press(button(root, 'Add an option'))
  type(one(root, 'input[name="options.0.name"]'), 'Size')
  type(one(root, 'input[aria-label="Choice 1 of Size"]'), 'S')
  press(button(root, 'Add a choice'))
  type(one(root, 'input[aria-label="Choice 2 of Size"]'), 'M')
  await submit(root)
  expect(entered.variants.map(({ label, price }) => [label, price])).toEqual([
    ['S', '18'],
    ['M', '18'],
  ])
})

test('an option without a name or a choice says so at its fields', async () => {
  const root = mount(<Editor />)
  press(button(root, 'Add an option'))
  await submit(root)
  expect(root.textContent).toContain('Enter a name, such as “Size”.')
  expect(root.textContent).toContain('Add at least one choice.')
  expect(one(root, 'input[name="options.0.name"]').getAttribute('aria-invalid')).toBe('true')
})

test('a column of a spreadsheet becomes choices, each once', async () => {
  const root = mount(<Editor />)
  press(button(root, 'Add an option'))
  type(one(root, 'input[name="options.0.name"]'), 'Size')
  const paste = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(paste, { clipboardData: { getData: () => 'S\r\nM\r\ns\r\n L \r\n' } })
  act(() => void one(root, 'input[aria-label="Choice 1 of Size"]').dispatchEvent(paste))
  await submit(root)
  expect(entered.variants.map(({ label }) => label)).toEqual(['S', 'M', 'L'])
})
