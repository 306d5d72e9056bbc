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

type DocumentProps = Pick<PageFacts, 'site'> & {
  /** Files of the page and the text of its data script; on the server only. */
  written?: { assets: PageAssets; hydration: string }
  /** In the browser only. */
  me?: Promise<Me>
  /** Once the page answers; in the browser only. */
  onActive?: () => void
  children: ReactNode
}

/** Languages that are read from right to left. */
const directionOf = (locale: string): 'rtl' | undefined => (/^(ar|fa|he|ur)\b/.test(locale) ? 'rtl' : undefined)

/**
 * The whole document. Files in its head and the data script are the server's alone: React passes over what it does not know in head and
 * body.
 */
export function Document({ site, written, me, onActive, children }: DocumentProps) {
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
          {written && <Files {...written.assets} />}
        </head>
        <body className="flex min-h-dvh flex-col">
          <SiteContext value={site}>
            <MeContext value={me}>{children}</MeContext>
          </SiteContext>
          {written && (
            <script
              id={HYDRATION_ID}
              type="application/json"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped, in a script that never runs.
              dangerouslySetInnerHTML={{ __html: written.hydration }}
            />
          )}
        </body>
      </html>
    </StrictMode>
  )
}

const Files = ({ fonts, styles, scripts, later }: PageAssets) => (
  <>
    {fonts.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    ))}
    {styles.map((href) => (
      <link key={href} rel="stylesheet" href={href} />
    ))}
    {scripts.map((src) => (
      <script key={src} type="module" src={src} fetchPriority="low" data-later={later.join(' ') || undefined} />
    ))}
  </>
)
