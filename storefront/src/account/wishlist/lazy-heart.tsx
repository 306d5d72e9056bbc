import { lazy, Suspense } from 'react'
import type { HeartProps } from './heart.tsx'

/** The server writes it into the page; its code comes after the page has become active. */
const Heart = import.meta.env.SSR
  ? (await import('./heart.tsx')).Heart
  : lazy(async () => ({ default: (await import('./heart.tsx')).Heart }))

export const LazyHeart = (props: HeartProps) => (
  <Suspense>
    <Heart {...props} />
  </Suspense>
)
