import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

let mounted: Root | undefined

/** Takes down what was mounted: it hears no more of what its test put in place. */
export function unmount(): void {
  const root = mounted
  mounted = undefined
  if (root) act(() => root.unmount())
}

/** Renders into a fresh element of the document and returns it; what was mounted before is taken down. Wrap later changes in `act`. */
export function mount(node: ReactNode): HTMLElement {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  unmount()
  document.body.replaceChildren()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  mounted = root
  act(() => root.render(node))
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
