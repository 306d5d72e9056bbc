const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text as it may stand in XML 1.0, also in an attribute; what XML cannot hold at all is left out. */
export const xmlText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')

/** An element with text; nothing where there is none. */
export const element = (name: string, text: string | undefined): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : ''

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
