const KEY = 'viewed'
const MOST = 12

type ViewedStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Ids of products that this browser looked at, the latest first. Nothing where storage is refused or holds something else. */
export function viewedProducts(storage: ViewedStorage): string[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Remembers a product as the latest. */
export function remember(storage: ViewedStorage, productId: string): void {
  const ids = [productId, ...viewedProducts(storage).filter((id) => id !== productId)].slice(0, MOST)
  try {
    storage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Full or refused: then nothing is remembered.
  }
}
