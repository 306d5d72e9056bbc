const OWN = 'https://own.invalid'

/** A path of our own to go on at; undefined for whatever names another host, however it is written. */
export function localPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000 || !value.startsWith('/') || !URL.canParse(value, OWN))
    return undefined
  const { origin, pathname, search, hash } = new URL(value, OWN)
  return origin === OWN && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
