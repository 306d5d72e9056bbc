/** Status and body of an answer of Stripe. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

export const refused = (status: number, error: Record<string, unknown>): Answer => ({ status, body: { error } })
export const invalid = (code: string, message: string, status = 400): Answer =>
  refused(status, { type: 'invalid_request_error', code, message })

export const listed = (data: readonly unknown[]): Answer => ({
  status: 200,
  body: { object: 'list', data, has_more: false },
})

/** Objects of one page: those that were created within the given times, newest first, after one of them. */
export function pageOf(
  all: readonly { readonly id: string; readonly created: number }[],
  query: URLSearchParams,
): Answer {
  const [from, until] = [Number(query.get('created[gte]')), Number(query.get('created[lt]'))]
  const within = all.filter(({ created }) => created >= from && created < until).toReversed()
  const after = query.get('starting_after')
  const left = after === null ? within : within.slice(within.findIndex(({ id }) => id === after) + 1)
  const limit = Number(query.get('limit'))
  return { status: 200, body: { object: 'list', data: left.slice(0, limit), has_more: left.length > limit } }
}
