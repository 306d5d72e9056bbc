import { lazy, Suspense } from 'react'
import { type HeartProps, Heart as ReadyHeart } from './heart.tsx'

/** Many stand on a page: each becomes active after the page has, and none keeps it waiting. */
const Heart = import.meta.env.SSR ? ReadyHeart : lazy(async () => ({ default: ReadyHeart }))

export const LazyHeart = (props: HeartProps) => (
  <Suspense>
    <Heart {...props} />
  </Suspense>
)
