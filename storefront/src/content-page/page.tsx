import { paths } from '../paths.ts'
import { TextWithPolls } from '../poll/polled-text-part.ts'
import { useLoaderData } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { t } from '../texts.ts'
import type { loader } from './data.ts'

/** A page that the merchant wrote: terms, privacy and others. */
export function Component() {
  const { title, slug, html, changed, polled } = useLoaderData<typeof loader>()
  return (
    <article className="page-column flex flex-col gap-6 py-10 lg:py-14">
      <Metadata title={title} path={paths.contentPage(slug)} />
      <h1 className="font-display text-h1 text-balance">{title}</h1>
      {polled ? (
        <TextWithPolls text={polled} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it when it was written, by an allow-list.
        <div className="prose max-w-measure text-ink-2" dangerouslySetInnerHTML={{ __html: html }} />
      )}
      <p className="text-small text-ink-3">{t('content-page.changed', { date: changed })}</p>
    </article>
  )
}
