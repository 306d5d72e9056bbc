/** Offered beside those that are written already. */
const OFFERED = ['ar', 'bg', 'cs', 'da', 'el', 'es', 'et', 'fi', 'ga', 'he', 'hr', 'hu', 'is', 'it', 'ja', 'ko'].concat(
  ['lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk', 'zh'],
)

/** "German", in the reader's own language. */
export function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames([locale, 'en'], { type: 'language' }).of(language) ?? language
}

/** Languages that nothing is written in yet. */
export const unwritten = (written: readonly string[]): string[] => OFFERED.filter((one) => !written.includes(one))

/** Language of the address, when it is one; else the site's own. */
export const languageIn = (search: string, siteLocale: string): string =>
  /^[a-z]{2,3}(-[A-Z]{2})?$/.exec(new URLSearchParams(search).get('language') ?? '')?.[0] ??
  siteLocale.split('-', 1)[0] ??
  'en'
