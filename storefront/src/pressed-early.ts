/** Attribute of an element whose code comes after the page has become active; gone once it is active itself. */
export const LATER = 'data-unready'

/** By any of these React makes the part that they happen in active at once; where its code is missing, it may draw the part again. */
const EVENTS = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'pointerup',
  'mouseup',
  'touchend',
  'click',
  'submit',
  'keydown',
  'keyup',
  'input',
  'change',
] as const

/**
 * What is pressed in a part whose code has not come yet is the browser's: links and forms work without scripts. React, which could take
 * the pressed element away, does not learn of it. To be called before hydration: its listeners are the document's.
 */
export function pressedEarly(page: Window): void {
  const listen = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(`[${LATER}]`)) event.stopImmediatePropagation()
  }
  for (const name of EVENTS) page.addEventListener(name, listen, true)
}
