import { type FormEvent, memo, Suspense } from 'react'
import { inLanguage } from '../language-prefix.ts'
import { extra } from '../part.tsx'

const Content = import.meta.env.SSR
  ? (await import('./footer-content.tsx')).FooterContent
  : extra(async () => (await import('./footer-content.tsx')).FooterContent)

/** Content that the server wrote: it is the same on all pages of the frame, but for where its forms lead back to. */
const written = import.meta.env.SSR ? undefined : globalThis.document?.querySelector('footer[data-site]')?.innerHTML

/** Height until it is scrolled to: columns of links stand beside each other on wide screens, in two on small ones. */
const UNSEEN = 'auto max(364px, 860px - 36vw)'

/** The foot of each page. In the browser it stays as it was written; its code is fetched where the first page had none. */
export const Footer = memo(function Footer() {
  const frame = { 'data-site': '', className: 'mt-24 bg-sunken', style: { containIntrinsicHeight: UNSEEN } }
  if (written === undefined) {
    return (
      <footer {...frame}>
        <Suspense>
          <Content />
        </Suspense>
      </footer>
    )
  }
  return (
    <footer
      {...frame}
      onSubmit={leadBack}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as the server wrote it.
      dangerouslySetInnerHTML={{ __html: written }}
    />
  )
})

/** The forms lead back to the page that is shown by now: the one of the language to its address without a prefix. */
function leadBack({ target }: FormEvent): void {
  const { elements } = target as HTMLFormElement // nothing else is submitted
  const field = elements.namedItem('returnTo') as HTMLInputElement // each form of the foot has one
  const prefix = elements.namedItem('language') ? inLanguage('') : ''
  field.value = (location.pathname.slice(prefix.length) || '/') + location.search
}
