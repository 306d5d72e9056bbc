import type { OrderDocumentKind } from '@fairground/contract/enumerations/orders.ts'

/** Seller or buyer as they were when the document was issued. Fields that are not known are absent. */
export interface StoredParty {
  readonly name: string
  readonly address: readonly string[]
  readonly taxId?: string
  readonly email?: string
  readonly phone?: string
}

interface Issued {
  /** BCP 47: of the language in which the buyer bought. */
  readonly locale: string
  /** IANA. */
  readonly timeZone: string
  readonly currency: string
  readonly orderNumber: string
  /** ISO 8601. */
  readonly orderedAt: string
  readonly seller: StoredParty
  readonly buyer: StoredParty
}

export interface StoredInvoice extends Issued {
  readonly lines: readonly {
    readonly id: string
    readonly name: string
    readonly options: readonly string[]
  }[]
  /** As orders store it. */
  readonly breakdown: unknown
  readonly reverseCharge?: true
  /** Minor units in digits. */
  readonly total: string
  /** Part of the total that was paid. */
  readonly paid: string
  readonly note?: string
}

export interface StoredReceipt extends Issued {
  /** Minor units in digits. */
  readonly amount: string
  /** Name of the payment's method, with what identifies a card. */
  readonly method: string
  /** ISO 8601. */
  readonly receivedAt: string
}

export type StoredDocument =
  | { readonly kind: Extract<OrderDocumentKind, 'INVOICE'>; readonly doc: StoredInvoice }
  | { readonly kind: Extract<OrderDocumentKind, 'RECEIPT'>; readonly doc: StoredReceipt }
