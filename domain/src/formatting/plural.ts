/** Texts by plural category of the language; `#` in them is the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** "1 ticket", "12 tickets": the form that the language wants for `count`, with the number written its way. */
export function plural(count: number, forms: PluralForms, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
  return form.replaceAll('#', count.toLocaleString(locale))
}

/** `plural` in English. Does not construct `Intl.PluralRules`, which takes a slow telephone 50 ms while a page becomes active. */
export function counted(count: number, forms: PluralForms): string {
  const form = (count === 1 && forms.one) || forms.other
  return form.replaceAll('#', Math.abs(count) < 1000 ? String(count) : count.toLocaleString('en-GB'))
}

/** "12,345" or "12 345" or "12.345" */
export function formatNumber(count: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(count)
}

/** "red, green and blue" */
export function formatList(items: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items)
}
