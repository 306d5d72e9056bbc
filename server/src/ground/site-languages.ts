import type { Site } from './site.ts'

/** `en` of `en-GB`. */
export const languageOf = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? locale

type SiteLanguages = Pick<Site, 'locale'> & { readonly settings: Pick<Site['settings'], 'otherLanguages'> }

/** The site's own language first, then the others that its shop is shown in. */
export const languagesOf = ({ locale, settings }: SiteLanguages): readonly string[] => {
  const own = languageOf(locale)
  return [own, ...(settings.otherLanguages ?? []).filter((language) => language !== own)]
}

/** The language of a request that came from pages in another language than the site's own. */
export const pageLanguage = ({ pathPrefix, locale }: Pick<Site, 'pathPrefix' | 'locale'>): string | undefined =>
  pathPrefix === undefined ? undefined : locale

/** The site as a caller reads it who requested one of its other languages; any other language leaves its own. */
export function siteInLanguage<S extends SiteLanguages>(site: S, language: string | undefined): S {
  if (language === undefined || language === languageOf(site.locale)) return site
  return site.settings.otherLanguages?.includes(language)
    ? { ...site, locale: language, pathPrefix: `/${language}` }
    : site
}
