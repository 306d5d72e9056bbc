/** What a provider says of a payment: its current state, never a change. */
export interface ProviderAnswer {
  readonly status: 'APPROVED' | 'DECLINED' | 'PENDING'
  /** The provider's own id for the payment. */
  readonly reference: string
  readonly reason?: string
}

export interface PaymentRequest {
  /** Idempotency key: the same id asks for the same payment, however often. */
  readonly paymentId: string
  /** Minor units. */
  readonly amount: bigint
  readonly currency: string
  /** What the provider needs to charge, without card numbers: they are not kept. */
  readonly source: Record<string, unknown>
}

/** What a provider says of a refund: its current state, never a change. */
export interface RefundAnswer {
  readonly status: 'SUCCEEDED' | 'FAILED' | 'PENDING'
  /** The provider's own id for the refund. */
  readonly reference: string
  readonly reason?: string
}

export interface RefundRequest {
  /** Idempotency key: the same id asks for the same refund, however often. */
  readonly refundId: string
  /** Minor units. */
  readonly amount: bigint
  readonly currency: string
  /** Of the payment: its source, and the provider's own id. */
  readonly source: Record<string, unknown>
  readonly reference: string | null
}

/** The port that payment providers fill. */
export interface PaymentProvider {
  readonly name: string
  /** Turns what the buyer typed into a chargeable source; undefined when it cannot be used. */
  source(card: { number: string; expiry?: string } | undefined, now: Date): Record<string, unknown> | undefined
  pay(request: PaymentRequest): Promise<ProviderAnswer>
  /** The payment's state now; asked after a late message or a crash. */
  look(request: PaymentRequest, waitedMs: number): Promise<ProviderAnswer>
  /** Gives back, or says how the refund that was asked for before stands. `waitedMs` is how long ago it was asked for first. */
  refund(request: RefundRequest, waitedMs: number): Promise<RefundAnswer>
}
