import { useEffect, useRef } from 'react'

export type MailTheme = 'light' | 'dark'

type MailFrameProps = {
  /** Names the frame: "Preview of Password recovery". */
  label: string
  html: string
  theme: MailTheme
  /** May its links be opened, in a tab of their own? */
  links?: boolean
}

/**
 * A mail as a mail program shows it, in a frame that runs no scripts and sends no forms. Its styles are put in as sheets, because
 * the pages' policy lets no document bring its own.
 */
export function MailFrame({ label, html, theme, links = false }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const { contentDocument: inner, contentWindow } = frame.current ?? {}
    if (!frame.current || !inner || !contentWindow) return
    const mail = new DOMParser().parseFromString(html, 'text/html')
    const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet() // a frame has its own
    sheet.replaceSync([...mail.querySelectorAll('style')].map((style) => themed(style, theme)).join('\n'))
    inner.adoptedStyleSheets = [sheet]
    inner.documentElement.lang = mail.documentElement.lang
    inner.documentElement.dir = mail.documentElement.dir
    inner.documentElement.style.colorScheme = theme
    const body = inner.importNode(mail.body, true)
    for (const link of body.querySelectorAll('a')) {
      link.target = '_blank'
      link.rel = 'noreferrer'
      if (!links) link.removeAttribute('href')
    }
    inner.body.replaceWith(body)
    frame.current.style.height = `${inner.documentElement.scrollHeight}px`
  }, [html, theme, links])
  return (
    <iframe
      ref={frame}
      title={label}
      sandbox={links ? 'allow-same-origin allow-popups allow-popups-to-escape-sandbox' : 'allow-same-origin'}
      className="block w-full border-0"
    />
  )
}

/** The rules for dark readers hold, or do not, whatever this browser prefers. */
function themed({ textContent, media }: HTMLStyleElement, theme: MailTheme): string {
  const css = (textContent ?? '')
    .replaceAll('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all')
    .replaceAll('light dark', theme)
  return media ? `@media ${media} { ${css} }` : css
}
