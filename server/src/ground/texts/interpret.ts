import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { held } from './held.ts'

export type MessageValues = Readonly<Record<string, string | number>>

type Parts = readonly MessageFormatElement[]

/** The engine's formats by language, each of which takes longer to make than a text to write. */
const pluralRules = {
  cardinal: held((locale) => new Intl.PluralRules(locale)),
  ordinal: held((locale) => new Intl.PluralRules(locale, { type: 'ordinal' })),
}
const numberFormat = held((locale) => new Intl.NumberFormat(locale))

/** A parsed message as text. Browsers run the same messages compiled (`scripts/messages/compile.ts`); a test holds that both agree. */
export function interpret(parts: Parts, values: MessageValues, locale: string, pound?: number): string {
  return parts.map((part) => partOf(part, values, locale, pound)).join('')
}

function partOf(part: MessageFormatElement, values: MessageValues, locale: string, pound?: number): string {
  switch (part.type) {
    case TYPE.literal:
      return part.value
    case TYPE.argument:
      return String(valueNamed(values, part.value))
    case TYPE.number:
      return numberFormat(locale).format(Number(valueNamed(values, part.value)))
    case TYPE.pound:
      return pound === undefined ? '#' : numberFormat(locale).format(pound)
    case TYPE.select: {
      const option = part.options[String(valueNamed(values, part.value))] ?? part.options.other
      return interpret(option?.value ?? [], values, locale, pound)
    }
    case TYPE.plural: {
      const count = Number(valueNamed(values, part.value))
      const shown = count - (part.offset ?? 0)
      const category = pluralRules[part.pluralType ?? 'cardinal'](locale).select(shown)
      const option = part.options[`=${count}`] ?? part.options[category] ?? part.options.other
      return interpret(option?.value ?? [], values, locale, shown)
    }
    default:
      throw new Error('A text of the server has no elements, and dates are given as text')
  }
}

function valueNamed(values: MessageValues, name: string): string | number {
  const value = values[name]
  if (value === undefined) throw new Error(`The message needs {${name}}`)
  return value
}
