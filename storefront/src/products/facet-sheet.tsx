import { buttonClass } from '@fairground/ui/button-styles.ts'
import { SlidersHorizontal } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { t } from '../texts.ts'
import { FACETS_ID } from './facets-id.ts'

interface Sheet {
  readonly open: boolean
  setOpen(open: boolean): void
}

const SheetContext = createContext<Sheet>({ open: false, setOpen: () => {} })

export const useFacetSheet = (): Sheet => use(SheetContext)

/** Around a list: holds whether its sheet of facets is open, so that opening it renders the sheet and its link, not the list. */
export function FacetSheet({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  // Opened before the scripts were there: then its address stands in the page's.
  useEffect(() => setOpen(window.location.hash === `#${FACETS_ID}`), [])
  const sheet = useMemo(() => ({ open, setOpen }), [open])
  return <SheetContext value={sheet}>{children}</SheetContext>
}

/** Opens the sheet, on small screens. `count` is how many filters are selected. */
export function FacetSheetLink({ count }: { count: number }) {
  const { setOpen } = useFacetSheet()
  return (
    <a
      href={`#${FACETS_ID}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault()
        setOpen(true)
      }}
      className={buttonClass('secondary', 'md', 'lg:hidden')}
    >
      <SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.75} />
      {count > 0 ? t('products.filtersCount', { count }) : t('products.filters')}
    </a>
  )
}
