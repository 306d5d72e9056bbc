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

/** Takes back a part of an invoice, or all of it. Amounts are minor units in digits. */
export interface StoredCreditNote extends Issued {
  readonly invoice: {
    readonly number: string
    /** ISO 8601. */
    readonly issuedAt: string
  }
  /** Credited part of each charge of the invoice, with tax. */
  readonly charges: readonly {
    readonly id: string
    /** Absent for the delivery and fees, which have no name of their own. */
    readonly name?: string
    readonly kind: 'LINE' | 'DELIVERY' | 'FEE'
    readonly options?: readonly string[]
    /** Units that went back; absent where an amount did. */
    readonly quantity?: number
    readonly amount: string
    readonly taxRate: string
  }[]
  readonly taxes: readonly {
    readonly rate: string
    readonly name?: string
    readonly net: string
    readonly tax: string
  }[]
  readonly untaxed: string
  readonly total: string
  readonly reverseCharge?: true
  /** Another invoice follows, of the order as it is since a ticket was changed. */
  readonly replaced?: true
  /** Reason of the refund as staff gave it to the buyer. */
  readonly reason?: string
}

export type StoredDocument =
  | { readonly kind: Extract<OrderDocumentKind, 'INVOICE'>; readonly doc: StoredInvoice }
  | { readonly kind: Extract<OrderDocumentKind, 'RECEIPT'>; readonly doc: StoredReceipt }
  | { readonly kind: Extract<OrderDocumentKind, 'CREDIT_NOTE'>; readonly doc: StoredCreditNote }
