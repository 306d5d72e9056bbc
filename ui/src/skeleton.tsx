import { t } from './texts.ts'

export type SkeletonShape = 'line' | 'title' | 'picture' | 'row' | 'block'

const shapes: Record<SkeletonShape, string> = {
  line: 'h-4 w-full rounded-control',
  title: 'h-7 w-1/2 rounded-control',
  picture: 'aspect-4/5 w-full rounded-card',
  row: 'h-10 w-full rounded-control',
  block: 'h-40 w-full rounded-card',
}

/** Holds the geometry of what is on its way. Only for panels that load on their own. */
export function Skeleton({ shape = 'line', count = 1 }: { shape?: SkeletonShape; count?: number }) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{t('ui.loading')}</span>
      {Array.from({ length: count }, (_, bar) => bar).map((bar) => (
        <span
          key={bar}
          aria-hidden="true"
          className={`block bg-border/70 motion-safe:animate-pulse ${shapes[shape]}`}
        />
      ))}
    </div>
  )
}
