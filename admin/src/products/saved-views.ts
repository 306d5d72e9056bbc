import { useState } from 'react'
import { useMe } from '../session/me.ts'

/** A named query of the list. */
export interface SavedView {
  readonly name: string
  /** Of the address, without its `?` and the page. */
  readonly query: string
}

const MOST = 20
const LONGEST = 40

/** What is stored, or nothing where that is not what was stored. */
export function readViews(stored: string | null): SavedView[] {
  try {
    const all: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(all)) return []
    return all.filter(
      (one): one is SavedView => typeof one?.name === 'string' && typeof one?.query === 'string' && one.name !== '',
    )
  } catch {
    return []
  }
}

/** With the view under its name; one of that name is another from now on. */
export const withView = (views: readonly SavedView[], { name, query }: SavedView): SavedView[] => {
  const called = name.trim().slice(0, LONGEST)
  return [...views.filter((view) => view.name !== called), { name: called, query }].slice(-MOST)
}

/** Views of this user in this browser. */
export function useSavedViews(list: string) {
  const { user } = useMe()
  const key = `fairground-views-${list}-${user.id}`
  const [views, setViews] = useState(() => readViews(localStorage.getItem(key)))
  const keep = (next: SavedView[]) => {
    localStorage.setItem(key, JSON.stringify(next))
    setViews(next)
  }
  return {
    views,
    save: (view: SavedView) => keep(withView(views, view)),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  }
}
