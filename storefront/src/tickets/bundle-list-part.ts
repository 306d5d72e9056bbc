import { part } from '../part.tsx'

/** Few events have bundles. */
export const BundleList = import.meta.env.SSR
  ? (await import('./bundle-list.tsx')).BundleList
  : part('bundle-list', async () => (await import('./bundle-list.tsx')).BundleList)
