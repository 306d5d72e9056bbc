import { Button } from '@fairground/ui/button.tsx'
import { RefreshCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { LoadedProduct } from './load-product.ts'
import { ProductForm } from './product-form.tsx'
import { same } from './product-plan.ts'
import { productValues } from './product-read.ts'

/**
 * The form stands on the product as it was read. A change from elsewhere (a sale that takes a unit, a colleague) shows at once while
 * nothing is entered; otherwise what was entered stays, and a note offers the new state.
 */
export function Editor({ latest }: { latest: LoadedProduct }) {
  const [held, setHeld] = useState(latest)
  const [dirty, setDirty] = useState(false)
  const [taken, setTaken] = useState(0)
  const base = useMemo(() => productValues(held), [held])
  const theirs = useMemo(() => productValues(latest), [latest])
  const differs = latest !== held && !same(base, theirs)
  if (latest !== held && !(differs && dirty)) setHeld(latest)
  return (
    <>
      {differs && dirty && (
        <ChangedNote
          onMerge={() => setHeld(latest)}
          onTake={() => {
            setHeld(latest)
            setTaken(taken + 1)
          }}
        />
      )}
      <ProductForm key={taken} base={base} stored={held} onDirty={setDirty} onSaved={setHeld} />
    </>
  )
}

function ChangedNote({ onMerge, onTake }: { onMerge: () => void; onTake: () => void }) {
  return (
    <section role="status" className="flex flex-wrap items-center gap-2 rounded-card bg-info-soft px-3 py-2 text-info">
      <RefreshCw aria-hidden="true" size={16} strokeWidth={1.75} />
      <span className="grow">Somebody changed this meanwhile. What you entered is still here.</span>
      <Button variant="secondary" size="sm" onClick={onMerge}>
        Load theirs and keep mine
      </Button>
      <Button variant="quiet" size="sm" onClick={onTake}>
        Discard mine
      </Button>
    </section>
  )
}
