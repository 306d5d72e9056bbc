import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

/** Renders into a fresh element of the document and returns it. Wrap later changes in `act`. */
export function mount(node: ReactNode): HTMLElement {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  document.body.replaceChildren()
  const place = document.createElement('div')
  document.body.append(place)
  act(() => createRoot(place).render(node))
  return place
}

/** The one element that matches, or a failure that shows what stands there instead. */
export function one(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelectorAll<HTMLElement>(selector)
  const [first] = found
  if (!first || found.length > 1) throw new Error(`${found.length} of ${selector} in ${document.body.innerHTML}`)
  return first
}

export const press = (element: Element): void => act(() => (element as HTMLElement).click())
