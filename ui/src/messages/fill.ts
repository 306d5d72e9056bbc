/** Puts values into a message's `{name}` places. A place without a value stays as written, so that it is noticed. */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
