import { SHOP_LANGUAGES } from '@fairground/contract/enumerations/sites.ts'
import type { EventForm } from '@fairground/contract/events/event-form.ts'
import type { Static } from 'typebox'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { defaultForm } from './default-form.ts'

type Form = Static<typeof EventForm>

/** Built-in forms of every language, made once. */
let builtIn: readonly Form[] | undefined

/** The form for a reader: texts that the organiser left as they are built in, in whichever language, are in the reader's. */
export function formInLanguage(form: Form, locale: string): Form {
  builtIn ??= SHOP_LANGUAGES.map((language) => defaultForm(textsIn(language)))
  const known = builtIn
  const own = defaultForm(textsIn(locale))
  return {
    ...form,
    controls: form.controls.map((control) => {
      const labels = known.map((one) => labelsOf(one))
      const inputs = control.inputs.map((input) => ({
        ...input,
        label: replaced(
          input.label,
          labels.map((one) => one[input.name]),
          labelsOf(own)[input.name],
        ),
      }))
      const isFirst = control.label === control.inputs[0]?.label
      return { ...control, inputs, label: isFirst ? (inputs[0]?.label ?? control.label) : control.label }
    }),
    messages: localized(
      form.messages,
      known.map(({ messages }) => messages),
      own.messages,
    ) as Form['messages'], // of the same shape
  }
}

const labelsOf = ({ controls }: Form): Readonly<Record<string, string>> =>
  Object.fromEntries(controls.flatMap(({ inputs }) => inputs.map(({ name, label }) => [name, label])))

const replaced = (text: string, known: readonly unknown[], own: unknown): string =>
  typeof own === 'string' && known.includes(text) ? own : text

/** Each text of a form where the built-in forms have one at the same place. */
function localized(value: unknown, known: readonly unknown[], own: unknown): unknown {
  if (typeof value === 'string') return replaced(value, known, own)
  if (!isRecord(value)) return value
  const part = (of: unknown, key: string) => (isRecord(of) ? of[key] : undefined)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      localized(
        inner,
        known.map((one) => part(one, key)),
        part(own, key),
      ),
    ]),
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
