/** A request as the Fetch API or Node's http module has it. */
export interface IncomingRequest {
  readonly url?: string | undefined
  readonly headers: { get(name: string): string | null } | Readonly<Record<string, string | string[] | undefined>>
  /** Node's: whether the connection itself is TLS. */
  readonly socket?: object
}

/** The first value of a header. */
export function headerOf({ headers }: IncomingRequest, name: string): string | undefined {
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined
  const value = (headers as Readonly<Record<string, string | string[] | undefined>>)[name]
  return typeof value === 'object' ? value[0] : value
}
