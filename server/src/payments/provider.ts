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

/** The port that payment providers fill. */
export interface PaymentProvider {
  readonly name: string
  /** Turns what the buyer typed into a chargeable source; undefined when it cannot be used. */
  source(card: { number: string } | undefined): Record<string, unknown> | undefined
  pay(request: PaymentRequest): Promise<ProviderAnswer>
  /** The payment's state now; asked after a late message or a crash. */
  look(request: PaymentRequest, waitedMs: number): Promise<ProviderAnswer>
}
