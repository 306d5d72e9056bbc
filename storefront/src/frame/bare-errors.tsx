import { SkipLink } from '@fairground/ui/skip-link.tsx'
import { inLanguage } from '../language-prefix.ts'
import { paths } from '../paths.ts'
import { useSite } from '../shell/site-context.ts'
import { PageErrors } from './page-errors.tsx'

/** Content in the place of a page outside the shop's frame: the name leads back into it. */
export function BareErrors() {
  const { name } = useSite()
  return (
    <>
      <SkipLink />
      <header className="border-b border-border bg-surface">
        <div className="page-column flex h-16 items-center">
          <a href={inLanguage(paths.home())} className="font-display text-h2 font-bold">
            {name}
          </a>
        </div>
      </header>
      <main id="main" className="grow">
        <PageErrors />
      </main>
    </>
  )
}
