import { AS_WRITTEN } from './as-written.ts'
import type { SeoWords } from './seo-words.ts'
import { useSite } from './site-context.ts'

type MetadataProps = {
  title: string
  description?: string | undefined
  /** Path of the page's one address; absent where there is none to index. */
  path?: string | undefined
  noindex?: boolean
  /** The merchant's own words, instead. */
  seo?: SeoWords
  /** `/media/...` or absolute. */
  image?: string | undefined
}

/** Title and what search engines and other sites show. React moves them into the head. */
export function Metadata({ title, description, path, noindex, seo = {}, image }: MetadataProps) {
  const { name, origin, languages = [], prefix = '' } = useSite()
  const picture = image && new URL(image, origin).href
  const robots = noindex ? 'noindex' : seo.robots
  const summary = seo.description ?? description
  return (
    <>
      <title>{seo.title ?? (title === name ? name : `${title} · ${name}`)}</title>
      {summary && <meta name="description" content={summary} />}
      {robots && <meta name="robots" content={robots} />}
      {path && <link rel="canonical" href={origin + prefix + path} />}
      {path &&
        languages.map((language, i) => (
          <link
            key={language}
            rel="alternate"
            hrefLang={language}
            href={origin + (i > 0 ? `/${language}` : '') + path}
          />
        ))}
      {path && languages.length > 0 && <link rel="alternate" hrefLang="x-default" href={origin + path} />}
      <meta property="og:title" content={seo.title ?? title} />
      <meta property="og:site_name" content={name} />
      {summary && <meta property="og:description" content={summary} />}
      {picture && <meta property="og:image" content={picture} />}
    </>
  )
}

/** In the browser, where nobody reads facts and their code need not go: the data block stays as the server wrote it. */
export const WrittenFacts = (_: object) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, in a script that never runs.
  <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={AS_WRITTEN} />
)

/** Facts for machines, as schema.org spells them. A data block: it never runs. */
export function JsonLd({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  const { text } = textOf(facts)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped, in a script that never runs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

const written = (facts: Readonly<Record<string, unknown>>) => ({
  text: JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c'),
})

/** Facts of an answer that is cached are written once. */
const textOf = import.meta.env.SSR ? (await import('../made-once.server.ts')).madeOnce(written) : written
