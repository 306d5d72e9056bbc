import { PaletteField, PaletteFrame } from '@fairground/ui/admin/palette-frame.tsx'
import { lazy, Suspense, useState } from 'react'
import { t } from '../texts.ts'

const PALETTE = t('admin.shell.searchOrRun')

const PaletteList = lazy(async () => ({ default: (await import('./palette-list.tsx')).PaletteList }))

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void; onCheatSheet: () => void }

/** Ctrl K: go anywhere, find any order, product or event, run what needs no page. Its entries are fetched when it is first opened. */
export function Palette({ open, onOpenChange, onCheatSheet }: PaletteProps) {
  const [query, setQuery] = useState('')
  const change = (next: boolean) => {
    if (!next) setQuery('')
    onOpenChange(next)
  }
  return (
    <PaletteFrame open={open} onOpenChange={change} label={PALETTE}>
      <Suspense fallback={<PaletteField label={PALETTE} query={query} onQueryChange={setQuery} />}>
        <PaletteList
          label={PALETTE}
          query={query}
          onQuery={setQuery}
          onClose={() => change(false)}
          onCheatSheet={onCheatSheet}
        />
      </Suspense>
    </PaletteFrame>
  )
}
