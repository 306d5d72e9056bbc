const USES_BEFORE = 2
const MOST = 200
const REMEMBERED = 2_000

/**
 * Names for compiled statements that come again, so that each connection plans them once instead of every time. A text is named on
 * its third use; at most 200 are, since every connection keeps what it has prepared.
 */
export function popularTexts(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= MOST) return name
    const used = uses.get(text) ?? 0
    if (used >= USES_BEFORE) {
      uses.delete(text)
      const given = `compiled-${names.size + 1}`
      names.set(text, given)
      return given
    }
    if (uses.size >= REMEMBERED) uses.clear()
    uses.set(text, used + 1)
    return undefined
  }
}
