import { useHydrated } from '@fairground/ui/hydrated.ts'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigation, useParams } from '../router/hooks.ts'

type Typed = readonly (readonly [name: string, value: string])[]

/** A browser may refuse to store anything. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** Fills fields in that are empty; what the server sent with the page stands. */
export function fillIn(form: HTMLFormElement, typed: Typed): void {
  for (const field of form.elements) {
    const values = typed.filter(([name]) => name === (field as HTMLInputElement).name).map(([, value]) => value)
    if (values.length === 0) continue
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
      field.checked ||= values.includes(field.value)
    else if (isText(field) && field.value === '') field.value = values[0] ?? ''
  }
}

const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && !/^(hidden|submit)$/.test(field.type))

/** Stores what is typed in this tab until the tickets are bought, so that Back and Forward find the form as it was. */
export function useStoredForm() {
  const key = `tickets ${useParams().reservationId}`
  const form = useRef<HTMLFormElement>(null)
  // Questions that depend on an answer are there once the page is active.
  const hydrated = useHydrated()
  useEffect(() => {
    const typed = hydrated && inStorage((storage) => JSON.parse(storage.getItem(key) ?? '[]') as Typed)
    if (!form.current || !typed || typed.length === 0) return
    fillIn(form.current, typed)
    form.current.dispatchEvent(new Event('change', { bubbles: true }))
  }, [key, hydrated])
  const { state, formAction, location } = useNavigation()
  const isBought = state === 'loading' && formAction !== undefined && location.pathname !== formAction
  useEffect(() => {
    if (isBought) inStorage((storage) => storage.removeItem(key))
  }, [isBought, key])
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)])
    inStorage((storage) => storage.setItem(key, JSON.stringify(typed)))
  }
  return { ref: form, onInput }
}
