import { useSite } from './site-context.ts'

export type MetadataProps = {
  title: string
  description?: string | undefined
  /** Path of the page's one address; absent where there is none to index. */
  path?: string | undefined
  noindex?: boolean
  /** `/media/...` or absolute. */
  image?: string | undefined
}

/** Title and what search engines and other sites show. React moves them into the head. */
export function Metadata({ title, description, path, noindex, image }: MetadataProps) {
  const { name, origin } = useSite()
  const picture = image && new URL(image, origin).href
  return (
    <>
      <title>{title === name ? name : `${title} · ${name}`}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={origin + path} />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={name} />
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={picture} />}
    </>
  )
}

/** Facts for machines, as schema.org spells them. A data block: it never runs. */
export function JsonLd({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped, in a script that never runs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
