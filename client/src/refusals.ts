import { ApiError, type RefusalError, SystemError, type ValidationError } from './errors.ts'
import type { Refusal } from './generated/refusal.ts'

/** Refusals that any call may meet, beside those it declares itself. */
export type GeneralRefusal = Extract<
  Refusal,
  | 'UNAUTHENTICATED'
  | 'TOKEN_EXPIRED'
  | 'PERMISSION_DENIED'
  | 'SITE_MISMATCH'
  | 'TOO_MANY_REQUESTS'
  | 'BAD_REQUEST'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IDEMPOTENCY_KEY_IN_USE'
  | 'BODY_TOO_LARGE'
  | 'URI_TOO_LONG'
  | 'BUSY'
  | 'STORAGE_FULL'
>

interface Typed<Code extends string> {
  readonly types?: { code: Code }
}

/** The refusals that a call declares, as their codes. */
export type RefusalsOf<C> = C extends { readonly types?: { code: infer Code extends string } } ? Code : never

/** Every way in which a call may be refused, distinguished by `code`. */
export type FailureOf<C> = RefusalError<RefusalsOf<C> | GeneralRefusal> | ValidationError

/** True when `error` is a refusal of this call; then `code` is one of those that it declares. A switch over it can be complete. */
export const isRefusalOf = <C extends Typed<string>>(_call: C, error: unknown): error is FailureOf<C> =>
  error instanceof ApiError && !(error instanceof SystemError)

export type Outcome<Answer, Failure> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: Failure }

type AnyBound = ((...args: never[]) => Promise<unknown>) & Typed<string>

/** Calls and gives a refusal back as a value. Everything else that goes wrong is still thrown. */
export async function attempt<C extends AnyBound>(
  call: C,
  ...args: Parameters<C>
): Promise<Outcome<Awaited<ReturnType<C>>, FailureOf<C>>> {
  try {
    return { ok: true, answer: (await call(...args)) as Awaited<ReturnType<C>> } // what this call resolves to
  } catch (error) {
    if (isRefusalOf(call, error)) return { ok: false, refusal: error }
    throw error
  }
}
