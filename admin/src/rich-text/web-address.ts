/** "example.com" stands for a web address. */
export const webAddress = (typed: string): string => {
  const text = typed.trim()
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  return /^[\w-]+(\.[\w-]+)+/.test(text) && !/^[a-z]+:/i.test(text) ? `https://${text}` : text
}
