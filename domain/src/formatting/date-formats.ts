const formats = new Map<string, Intl.DateTimeFormat>()

/** Intl formats are slow to make (about 50 microseconds) and pages make hundreds: one per locale and options. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options)
    formats.set(key, format)
  }
  return format
}

/** Text of one part of a formatted date; empty where the locale has none. */
export function part(format: Intl.DateTimeFormat, date: Date, type: Intl.DateTimeFormatPartTypes): string {
  return format.formatToParts(date).find((p) => p.type === type)?.value ?? ''
}

/** Intl puts narrow and thin spaces around times; mails, calendars and tests want plain ones. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ')
}
