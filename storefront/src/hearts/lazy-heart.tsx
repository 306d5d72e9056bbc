import { Suspense } from 'react'
import { Heart, type HeartProps } from './heart.tsx'

/** Many stand on a page: each becomes active after the page has, or when it is pressed. */
export const LazyHeart = (props: HeartProps) => (
  <Suspense>
    <Heart {...props} />
  </Suspense>
)
