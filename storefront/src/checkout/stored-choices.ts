import { useHydrated } from '@fairground/ui/hydrated.ts'
import { type FormEvent, type RefObject, useEffect } from 'react'
import type { Field } from './checkout-names.ts'

/** Choices that the shop stores with the order alone, or with a text beside them. */
const CHOICES: ReadonlySet<string> = new Set<Field>(['method', 'save', 'agreed', 'subscribed', 'tip'])

type Chosen = Readonly<Record<string, string | null>>

/** A browser may refuse to store anything. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement

const isTick = ({ type }: Control): boolean => /^(checkbox|radio)$/.test(type)
const isChoice = (field: Control): field is HTMLInputElement => isTick(field) && CHOICES.has(field.name)
/** The page does not have it yet. */
const isTyped = (field: Control): boolean => !isTick(field) && field.value !== (field.defaultValue ?? field.value)

/** Buttons and lists have no default, and are neither chosen nor typed. */
const controlsOf = (form: HTMLFormElement) => [...form.elements] as Control[]

/**
 * Sets ticks and radio buttons as they were, where they still mean the same: not a way to pay that has gone, nor terms that have changed. Texts
 * come back, too, and are left once more, which saves them.
 */
export function chooseAgain(form: HTMLFormElement, chosen: Chosen): void {
  let typed: Control | undefined
  for (const field of controlsOf(form)) {
    const value = chosen[field.name]
    if (isTick(field)) chooseOne(field as HTMLInputElement, value)
    else if (typeof value === 'string' && value !== field.value) {
      field.value = value
      typed = field
    }
  }
  typed?.dispatchEvent(new Event('focusout', { bubbles: true }))
}

function chooseOne(field: HTMLInputElement, value: string | null | undefined): void {
  if (!isChoice(field)) return
  if (field.type === 'radio') field.checked ||= value === field.value
  else if (value === null || value === field.value) field.checked = value !== null
}

interface StoredChoices {
  readonly checkoutId: string
  readonly form: RefObject<HTMLFormElement | null>
  /** The form comes back with what was sent. */
  readonly isRefused: boolean
  readonly onMethod: (method: string) => void
}

/** Stores choices, and texts that are not saved yet, in this tab, so that a page which is loaded again has them. */
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
  return ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const entered = controlsOf(currentTarget)
      .filter((field) => isTyped(field) || (isChoice(field) && (field.checked || field.type !== 'radio')))
      .map((field) => [field.name, isChoice(field) && !field.checked ? null : field.value])
    inStorage((storage) => storage.setItem(key, JSON.stringify(Object.fromEntries(entered))))
  }
}
