/** Values of the named fields of a form, by their names; a tick is `on` or empty. */
export type Entries = ReadonlyMap<string, string>

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Field that people see: the text field that chooses for a hidden one, or the field itself. */
const seen = (field: Field): Field =>
  (field.hidden && field.parentElement?.querySelector<HTMLInputElement>('[role="combobox"]')) || field

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox'

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (one): one is Field => 'name' in one && one.name !== '' && !(one instanceof HTMLButtonElement),
  )

const entryOf = (field: Field): string => (isTick(field) ? (field.checked ? 'on' : '') : field.value)

export const entriesOf = (form: HTMLFormElement): Entries =>
  new Map(fieldsOf(form).map((field) => [field.name, entryOf(field)]))

/** Fields whose value is another one than it was. */
export const changedEntries = (now: Entries, before: Entries): Entries =>
  new Map([...now].filter(([name, value]) => before.get(name) !== value))

/** Gives a field a value as if it was typed, so that fields with a state of their own follow. */
export function enter(form: HTMLFormElement, name: string, value: string): void {
  const field = fieldsOf(form).find((one) => one.name === name)
  if (!field || entryOf(field) === value) return
  if (isTick(field)) {
    field.click()
    return
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The name of the entry that is edited in an element of the form; empty for an element without one. */
export const nameOf = (form: HTMLFormElement, element: Element): string =>
  fieldsOf(form).find((one) => seen(one) === element)?.name ?? ''

/** The label of a field, without its remark that it is optional. */
export function labelOf(form: HTMLFormElement, name: string): string {
  const field = fieldsOf(form).find((one) => one.name === name)
  const label = field && seen(field).labels?.[0]
  return [...(label?.childNodes ?? [])].find((node) => node.textContent)?.textContent ?? name
}

/** A value for people: the option that is chosen, or what is typed; undefined for a tick. */
export function shownEntry(form: HTMLFormElement, name: string, value: string): string | undefined {
  const field = fieldsOf(form).find((one) => one.name === name)
  if (!field || isTick(field)) return undefined
  if (!(field instanceof HTMLSelectElement)) return value
  return [...field.options].find((option) => option.value === value)?.text ?? value
}

/** Moves the focus to a field; to the button of the form where the field has no name. */
export function focusOn(form: HTMLFormElement, name: string): void {
  const field = name ? fieldsOf(form).find((one) => one.name === name) : undefined
  const target = field ? seen(field) : form.querySelector<HTMLElement>('[type="submit"]')
  target?.focus({ preventScroll: true })
}
