import { inLanguage } from '../language-prefix.ts'
import { paths } from '../paths.ts'
import { useLocation } from '../router/hooks.ts'
import { HEARTS, KEEP } from './heart-form.ts'

/** A heart of 24 units (Lucide, ISC). */
const HEART =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5'

/** Once in a page: the form of its hearts, and how they are drawn. */
export function HeartsForm() {
  const { pathname, search } = useLocation()
  return (
    <form id={HEARTS} method="post" action={inLanguage(paths.wishlist())}>
      <input type="hidden" name="intent" value={KEEP} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <svg className="hidden" aria-hidden="true">
        <symbol
          id="heart"
          viewBox="0 0 24 24"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={HEART} />
        </symbol>
      </svg>
    </form>
  )
}
