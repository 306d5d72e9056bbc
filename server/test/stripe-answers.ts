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
