import { createHash } from 'node:crypto'
import { canonical } from '@fairground/domain/canonical.ts'
import type { FileProduct } from '../product-files/file-product.ts'
import type { RowProblem } from './file-rows.ts'

export type ProductFormat = 'OWN' | 'SHOPIFY' | 'WOOCOMMERCE'

/** A product as a file describes it, not yet in the shop. */
export interface ReadProduct {
  readonly format: ProductFormat
  /** Handle of the product in the file; of our own file its slug. */
  readonly handle: string
  readonly line: number
  readonly incoming: FileProduct
  /** The id of the product here, where the file came from one of our shops. */
  readonly ownId?: string
  /** Headings of the file, in lower case. */
  readonly columns: ReadonlySet<string>
  /** SHA-256 of what was read: the same file gives the same. */
  readonly contentHash: string
  /** Fields that were taken over differently. */
  readonly warnings: readonly RowProblem[]
}

export type ReadResult =
  | { readonly ok: true; readonly product: ReadProduct }
  | { readonly ok: false; readonly problems: readonly RowProblem[] }

const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)))

export const hashOf = (product: FileProduct): string =>
  createHash('sha256')
    .update(canonical(plain(product)))
    .digest('hex')
