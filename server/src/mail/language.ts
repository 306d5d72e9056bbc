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
 * Locale whose dates go with a text of this language: the first of these that is of it, rather one with a region. A request may name
 * a language in any words; one that the platform does not know is written as the language alone.
 */
export function localeFor(language: string, locales: readonly (string | null)[]): string {
  const own = locales.filter((one) => one?.startsWith(language))
  const locale = own.find((one) => one?.includes('-')) ?? own[0] ?? language
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([locale])[0] ?? language
  } catch (error) {
    if (error instanceof RangeError) return language
    throw error
  }
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
