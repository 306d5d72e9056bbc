import { DatabaseBusy } from '../../db/faults.ts'
import { ApiError } from '../../ground/api-error.ts'
import { answerInTime } from './answer-in-time.ts'
import type { PaymentProvider } from './provider.ts'

/** Calls in a row without an answer after which a provider is left alone. */
const FAILURES = 5
/** Milliseconds that it is left alone before one call tries it. */
const REST_MS = 30_000

/** A provider did not answer, or refused the call. The same call may be made again later. */
export class ProviderUnreachable extends ApiError {
  override name = 'ProviderUnreachable'
  constructor(provider: string, cause?: unknown) {
    super({ code: 'PAYMENT_PROVIDER_UNREACHABLE', retryAfter: REST_MS / 1000 })
    this.message = `The payment provider ${provider} ${cause ? 'failed' : 'is left alone for a while'}`
    this.cause = cause
  }
}

/**
 * The provider, whose calls end in time: with its answer, or as `ProviderUnreachable`. After failures in a row for one site, further
 * calls of that site fail at once for a while, so that buyers do not wait for an answer that does not come. `clock` is the machine's, in milliseconds.
 */
export function guardedProvider(provider: PaymentProvider, clock = () => performance.now()): PaymentProvider {
  const { name } = provider
  const circuits = new Map<string, { readonly failures: number; readonly restsUntil: number }>()

  async function guarded<About extends { readonly siteId: string }, Answer>(
    about: About,
    call: (about: About) => Promise<Answer>,
  ): Promise<Answer> {
    const { siteId } = about
    const { failures = 0, restsUntil = 0 } = circuits.get(siteId) ?? {}
    if (clock() < restsUntil) throw new ProviderUnreachable(name)
    // One call at a time tries a provider that was left alone.
    if (failures >= FAILURES) circuits.set(siteId, { failures, restsUntil: clock() + REST_MS })
    try {
      const answer = await answerInTime(name, call(about))
      circuits.delete(siteId)
      return answer
    } catch (error) {
      // Our own database, while a provider's answer is prepared.
      if (error instanceof DatabaseBusy || error instanceof ApiError) throw error
      if (isAnswer(error)) circuits.delete(siteId)
      else circuits.set(siteId, failed(circuits.get(siteId)?.failures ?? 0))
      throw new ProviderUnreachable(name, error)
    }
  }

  const failed = (before: number) => ({
    failures: before + 1,
    restsUntil: before + 1 >= FAILURES ? clock() + REST_MS : 0,
  })

  const disputes = provider.disputes?.bind(provider)
  const movements = provider.movements?.bind(provider)
  const { saving } = provider
  return {
    ...provider,
    ...(saving && {
      saving: {
        customer: (member) => guarded(member, (about) => saving.customer(about)),
        remove: (saved) => guarded(saved, (about) => saving.remove(about)),
        forget: (customer) => guarded(customer, (about) => saving.forget(about)),
      },
    }),
    ...(movements && { movements: (query) => guarded(query, movements) }),
    ...(disputes && { disputes: (payment) => guarded(payment, disputes) }),
    begin: (payment) => guarded(payment, (about) => provider.begin(about)),
    look: (payment) => guarded(payment, (about) => provider.look(about)),
    void: (payment) => guarded(payment, (about) => provider.void(about)),
    capture: (payment, amount) => guarded(payment, (about) => provider.capture(about, amount)),
    refund: (refund) => guarded(refund, (about) => provider.refund(about)),
  }
}

/** True when the provider answered, with a 4xx that is about this call: it is there for others. */
function isAnswer(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
