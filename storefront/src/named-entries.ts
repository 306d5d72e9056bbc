/**
 * Gives each entry of the history a key of its own that the browser adds for a link within the page (`#sizes`). It names none, and the router would take
 * all of them for its first page: no such link would lead anywhere, and none would be found again. Call it before the router begins to listen:
 * browsers call listeners of the window in the order in which they were added.
 */
export function nameEntries(view: Window): void {
  view.addEventListener('popstate', ({ state }) => {
    if (state === null) view.history.replaceState({ key: `${Math.random()}`, idx: null }, '')
  })
}
