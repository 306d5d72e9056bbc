import { connection } from './connection.ts'

/** Keeps forms and links that load a whole page from leaving for the browser's own error page. */
export function stayOffline(target: Window): void {
  const stay = (event: Event) => {
    if (!connection.isGone() || event.defaultPrevented) return
    if (event.type === 'click' && !leadsAway(event.target)) return
    event.preventDefault()
    if (event.type === 'submit') connection.holdForm()
    // A form that was about to leave stands again.
    setTimeout(() => target.dispatchEvent(new Event('pageshow')))
  }
  target.addEventListener('submit', stay)
  target.addEventListener('click', stay)
}

/** Not to a place within the page. */
const leadsAway = (clicked: EventTarget | null): boolean => {
  const link = clicked instanceof Element ? clicked.closest('a') : null
  return link !== null && link.origin === location.origin && !link.getAttribute('href')?.startsWith('#')
}
