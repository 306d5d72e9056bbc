import { useMemo, useState } from 'react'
import { same } from '../forms/shared-edits.ts'
import type { LoadedProduct } from './load-product.ts'
import { ProductForm } from './product-form.tsx'
import { productValues } from './product-read.ts'

/** The form of a product that is stored. It follows changes from elsewhere: a sale that takes a unit, a colleague. */
export function Editor({ latest }: { latest: LoadedProduct }) {
  const theirs = useMemo(() => productValues(latest), [latest])
  const [base, setBase] = useState(theirs)
  if (base !== theirs && !same(base, theirs)) setBase(theirs)
  // A save that stores what was there already is a new state, too: the form shows how it was read.
  return <ProductForm base={base} stored={latest} onSaved={(product) => setBase(productValues(product))} />
}
