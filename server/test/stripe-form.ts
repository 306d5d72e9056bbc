/** Fields of a form; `metadata[payment_id]=1` is one inside of `metadata`. */
export interface Form {
  readonly [field: string]: string | Form | undefined
}

export function formOf(body: string): Form {
  const form: Record<string, string | Record<string, string>> = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const [, outer, inner] = /^(\w+)\[(\w+)\]$/.exec(name) ?? []
    if (outer === undefined || inner === undefined) form[name] = value
    else {
      const nested = form[outer]
      form[outer] = { ...(typeof nested === 'object' ? nested : {}), [inner]: value }
    }
  }
  return form
}
