import { Search } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { inLanguage } from '../language-prefix.ts'
import { waiting } from '../page-route.ts'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

type Dialog = ComponentType<{ onClose: () => void }>

const fetchDialog = () => import('../search/search-dialog.tsx')

/** Elements in which a stroke of the slash writes one, or where something is open already. */
const BUSY = 'input, textarea, select, dialog[open]'

/** Leads to the search; with scripts the search opens over the page, also at a slash, once its code is there. */
export function SearchLink() {
  const [Opened, setOpened] = useState<Dialog>()
  const open = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault()
    waiting(fetchDialog, { instead: paths.search }).then(
      ({ SearchDialog }) => setOpened(() => SearchDialog),
      () => location.assign(inLanguage(paths.search())),
    )
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key === '/' && !ctrlKey && !metaKey && !altKey && !(target as Element).closest(BUSY)) open(event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return (
    <>
      <RouterLink
        href={paths.search()}
        onClick={(event) => {
          if (!event.metaKey && !event.ctrlKey) open(event)
        }}
        aria-keyshortcuts="/"
        className="inline-flex h-11 w-8 items-center justify-center hover:text-brand min-[22.5rem]:w-9 sm:w-auto"
      >
        <Search aria-hidden="true" size={20} strokeWidth={1.75} className="sm:hidden" />
        <span className="sr-only sm:not-sr-only">{t('shell.search')}</span>
      </RouterLink>
      {Opened && <Opened onClose={() => setOpened(undefined)} />}
    </>
  )
}
