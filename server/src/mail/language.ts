/** The site's own texts of one template, by language. */
export interface Choice<T> {
  readonly language: string
  readonly content: T
}

/** `de-CH`, `de`: as given, then without its region. */
const wider = (language: string): string[] => {
  const [base = ''] = language.toLowerCase().split(/[-_]/)
  const region = /^[a-z]{2,3}[-_]([a-z]{2})\b/i.exec(language)?.[1]
  return [...(region ? [`${base}-${region.toUpperCase()}`] : []), base]
}

/**
 * The text for a reader: in their language, else in the site's, else in English; of one language, the site's own goes before
 * what is built in. English is always built in.
 */
export function textFor<T>(
  wanted: string | null | undefined,
  siteLocale: string,
  own: readonly Choice<T>[],
  builtIn: ReadonlyMap<string, T>,
): Choice<T> {
  for (const language of [...(wanted ? wider(wanted) : []), ...wider(siteLocale), 'en']) {
    const content = own.find((text) => text.language === language)?.content ?? builtIn.get(language)
    if (content !== undefined) return { language, content }
  }
  throw new Error('No text is built in for English')
}
