import type { PageAssets, SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { type Me, MeContext } from './shell/me.ts'
import { SiteContext } from './shell/site-context.ts'

/** Facts of a page beside the router's data. */
export interface PageFacts {
  readonly site: SiteFacts
  readonly assets: PageAssets
}

export const HYDRATION_ID = 'hydration'

type DocumentProps = PageFacts & {
  hydration: string
  /** In the browser only. */
  me?: Promise<Me>
  /** Once the page answers; in the browser only. */
  onActive?: () => void
  children: ReactNode
}

/** Languages that are read from right to left. */
const directionOf = (locale: string): 'rtl' | undefined => (/^(ar|fa|he|ur)\b/.test(locale) ? 'rtl' : undefined)

const attributes = (head: HTMLElement, selector: string, name: string): string[] =>
  [...head.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')

/** Files of a page, as `Document` has written them into its head. */
export const writtenAssets = (head: HTMLElement): PageAssets => ({
  scripts: attributes(head, 'script[fetchpriority]', 'src'),
  later: attributes(head, '[data-later]', 'data-later').flatMap((files) => files.split(' ')),
  styles: attributes(head, '[rel=stylesheet]', 'href'),
  fonts: attributes(head, '[as=font]', 'href'),
})

/** The whole document, the same on both sides. `hydration` is the text of the data script as it was sent. */
export function Document({ site, assets, hydration, me, onActive, children }: DocumentProps) {
  useEffect(() => onActive?.(), [onActive])
  return (
    <StrictMode>
      <html lang={site.locale} dir={directionOf(site.locale)} data-prefix={site.prefix} style={site.palette}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121b17" />
          <link rel="icon" href={site.icon ?? '/icon.svg'} />
          {assets.fonts.map((href) => (
            <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
          {assets.styles.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          {assets.scripts.map((src) => (
            <script
              key={src}
              type="module"
              src={src}
              fetchPriority="low"
              data-later={assets.later.join(' ') || undefined}
            />
          ))}
        </head>
        <body className="flex min-h-dvh flex-col">
          <SiteContext value={site}>
            <MeContext value={me}>{children}</MeContext>
          </SiteContext>
          <script
            id={HYDRATION_ID}
            type="application/json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped, in a script that never runs.
            dangerouslySetInnerHTML={{ __html: hydration }}
          />
        </body>
      </html>
    </StrictMode>
  )
}
