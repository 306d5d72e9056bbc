import { Drawer } from '@fairground/ui/drawer.tsx'
import { t } from '../texts.ts'
import { SearchBox } from './search-box.tsx'

/** The search over any page, as the header opens it. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Drawer open side="top" title={t('search.search')} onClose={onClose}>
      <div className="mx-auto min-h-24 w-full max-w-2xl">
        <SearchBox inDialog onGone={onClose} />
      </div>
    </Drawer>
  )
}
