import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { type CategoryView, type EventChoice, eventsIn } from './event-category.ts'

type CategoryNavProps = EventChoice & { categories: readonly CategoryView[] }

/** Links that narrow the list down to a category, and the one that leads back to all of it. */
export function CategoryNav({ categories, category, ...choice }: CategoryNavProps) {
  return (
    <nav aria-label={t('events.categories')}>
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...categories].map((one) => (
          <li key={one?.id ?? ''} className="shrink-0">
            <RouterLink
              href={eventsIn({ ...choice, category: one })}
              aria-current={one?.id === category?.id ? 'page' : undefined}
              className="place-chip"
            >
              {one?.name ?? t('events.all')}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
