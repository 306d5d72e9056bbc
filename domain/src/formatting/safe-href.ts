/** A link's address if its scheme is http, https, mailto or tel, or if it stays on the site; else nothing. */
export function safeHref(url: string | undefined): string | undefined {
  if (!url) return undefined
  if (/^(https?:\/\/|mailto:|tel:|#)/i.test(url)) return url
  return /^\/(?![/\\])/.test(url) ? url : undefined
}
