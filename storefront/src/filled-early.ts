type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CONTROLS = 'input:not([type=hidden]), select, textarea'
const EVENTS = ['input', 'change'] as const

/**
 * Input that a visitor makes before the page is active: on a slow line that takes seconds. Read before hydration, which knows only
 * what the server wrote and puts some of it back; the answer, called after it, says everything once more as the events that the page
 * listens to.
 */
export function filledEarly(page: Window): () => void {
  const filled = new Map<Control, () => void>()
  const note = (control: Control) => {
    for (const other of filled.keys()) if (other === control || isUndone(other, control)) filled.delete(other)
    const again = changeOf(control)
    if (again) filled.set(control, again)
  }
  // Before React's own listeners, which are the document's: what is filled in while it hydrates is put back by then.
  const listen = ({ target }: Event) => {
    if (target instanceof Element && target.matches(CONTROLS)) note(target as Control)
  }
  page.document.querySelectorAll<Control>(CONTROLS).forEach(note)
  for (const event of EVENTS) page.addEventListener(event, listen, true)
  return () => {
    for (const event of EVENTS) page.removeEventListener(event, listen, true)
    for (const again of [...filled.values()]) again()
    filled.clear()
  }
}

/** Another radio of the same choice was chosen since. */
function isUndone(other: Control, control: Control): boolean {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio' || !control.checked) return false
  return other.type === 'radio' && other.name === control.name && other.form === control.form
}

/** Way to repeat what was done to a control; undefined where it is as the server wrote it. */
function changeOf(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { value } = control
    const written = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
    if (value === written?.value) return undefined
    return () => {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
    const { checked, defaultChecked, type } = control
    // A radio that is no longer chosen follows from the one that is.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined
    return () => {
      control.checked = !checked
      control.click()
    }
  }
  const { value, defaultValue } = control
  return value === defaultValue ? undefined : () => type(control, value)
}

/** React compares with what was last set through the element itself; the prototype's setter is the keyboard's. */
function type(control: HTMLInputElement | HTMLTextAreaElement, value: string) {
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
