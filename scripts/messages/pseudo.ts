import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz'].map((letter, i) => [
    letter,
    [...'ÀàĆćĎďÈèĜĝĤĥÌìĶķĹĺŃńÒòŔŕŚśŢţÙùŴŵÝýŽž'][i] ?? letter,
  ]),
)
/** Texts in other languages are longer: of short ones, so much of their own length. */
const LONGER = 0.4
const FILLING = 'one two three four five six seven eight nine ten'

/** A message as a test reads it: every one of our letters is marked, so that text outside of the catalogues stands out. */
export function pseudo(message: readonly MessageFormatElement[], language: string): MessageFormatElement[] {
  const marked = mapText(message, language === 'ar-XB' ? rightToLeft : accented)
  if (language === 'ar-XB') return marked
  const missing = Math.ceil(lengthOf(message) * LONGER)
  return [literal('['), ...marked, literal(missing > 0 ? ` ${accented(FILLING.slice(0, missing).trimEnd())}]` : ']')]
}

const accented = (text: string): string => [...text].map((letter) => ACCENTS[letter] ?? letter).join('')

/** Each word on its own, so that lines still break between them. */
const rightToLeft = (text: string): string => text.replaceAll(/\p{L}+/gu, (word) => `\u202e${word}\u202c`)

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })

const lengthOf = (message: readonly MessageFormatElement[]): number =>
  message.reduce((sum, part) => {
    if (part.type === TYPE.literal) return sum + part.value.length
    if (part.type === TYPE.tag) return sum + lengthOf(part.children)
    if (part.type === TYPE.plural || part.type === TYPE.select) return sum + lengthOf(part.options.other?.value ?? [])
    return sum
  }, 0)

function mapText(message: readonly MessageFormatElement[], change: (text: string) => string): MessageFormatElement[] {
  return message.map((part) => {
    if (part.type === TYPE.literal) return { ...part, value: change(part.value) }
    if (part.type === TYPE.tag) return { ...part, children: mapText(part.children, change) }
    if (part.type === TYPE.plural || part.type === TYPE.select) {
      const options = Object.entries(part.options).map(([name, option]) => [
        name,
        { ...option, value: mapText(option.value, change) },
      ])
      return { ...part, options: Object.fromEntries(options) } as typeof part
    }
    return part
  })
}
