import { useHydrated } from '@fairground/ui/hydrated.ts'
import { type FormEvent, type RefObject, useEffect } from 'react'
import type { Field } from './checkout-names.ts'

/** Choices that the shop stores with the order alone. */
const CHOICES: ReadonlySet<string> = new Set<Field>(['method', 'save', 'agreed', 'subscribed'])

type Chosen = Readonly<Record<string, string | null>>

/** A browser may refuse to store anything. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && CHOICES.has(field.name) && /^(checkbox|radio)$/.test(field.type)

/** Sets ticks and radio buttons as they were, where they still mean the same: not a way to pay that has gone, nor terms that have changed. */
export function chooseAgain(form: HTMLFormElement, chosen: Chosen): void {
  for (const field of form.elements) {
    if (!isChoice(field)) continue
    const value = chosen[field.name]
    if (field.type === 'radio') field.checked ||= value === field.value
    else if (value === null || value === field.value) field.checked = value !== null
  }
}

interface StoredChoices {
  readonly checkoutId: string
  readonly form: RefObject<HTMLFormElement | null>
  /** The form comes back with what was sent. */
  readonly isRefused: boolean
  readonly onMethod: (method: string) => void
}

/** Stores choices in this tab, so that a page which is loaded again has them. */
export function useStoredChoices({ checkoutId, form, isRefused, onMethod }: StoredChoices) {
  const key = `checkout ${checkoutId}`
  const hydrated = useHydrated()
  useEffect(() => {
    if (!hydrated || isRefused || !form.current) return
    const chosen = inStorage((storage) => JSON.parse(storage.getItem(key) ?? '{}') as Chosen)
    if (!chosen || Object.keys(chosen).length === 0) return
    chooseAgain(form.current, chosen)
    const method = form.current.querySelector<HTMLInputElement>('input[name=method]:checked')
    if (method) onMethod(method.value)
  }, [key, hydrated, isRefused, form, onMethod])
  return ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (!isChoice(target as Element)) return
    const chosen = [...currentTarget.elements]
      .filter(isChoice)
      .filter(({ type, checked }) => checked || type !== 'radio')
    const values = chosen.map(({ name, value, checked }) => [name, checked ? value : null])
    inStorage((storage) => storage.setItem(key, JSON.stringify(Object.fromEntries(values))))
  }
}
