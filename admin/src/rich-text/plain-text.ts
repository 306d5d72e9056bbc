/** The words of a rich text, without its form; "" of one that says nothing. */
export function plainText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const { text, textData, nodes } = node as { text?: unknown; textData?: { text?: unknown }; nodes?: unknown[] }
  const own = typeof text === 'string' ? text : typeof textData?.text === 'string' ? textData.text : ''
  return [own, ...(Array.isArray(nodes) ? nodes.map(plainText) : [])].filter(Boolean).join(' ')
}
