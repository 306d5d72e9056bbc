import { isCode, isTest, lineOf, type Source, withoutComments } from './source.ts'

/** Files with texts that visitors, merchants and door staff read. */
const VISIBLE =
  /^(storefront|admin|ui|checkin)\/src\/|^\w+\/messages\/en\/|^server\/src\/mail\/(templates|texts\/en)\.ts$/

/** Words with another spelling everywhere else; what the wire calls so stands in names and without blanks. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\be-mails?\b/i, 'email'],
  [/\bwait-?lists?\b/i, 'waiting list'],
  [/\blog(ged)?[ -](in|out)\b/i, 'sign in, sign out'],
  [/\bcancel(ed|ing|ation)\b/i, 'cancelled, cancelling, cancellation'],
]

/** Texts in quotes or between tags. */
const TEXT = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|>([^<>{}=;'"`]*)</g
/** Several words, or one that begins like a label. */
const IS_SHOWN = /\S\s+\S|^[A-Z][a-z-]/

/** A word of the wire by which a message chooses its text. */
const SELECTOR = /\b[A-Z_]{2,}(?= \{)/g

/** Visible texts that spell a word otherwise than the others. */
export const oddSpellings = (files: readonly Source[]): string[] =>
  files.filter(isVisible).flatMap(({ path, text }) => {
    const code = withoutComments(text)
    return [...code.matchAll(TEXT)].flatMap((match) => {
      const visible = match.slice(1).find((part) => part !== undefined) ?? ''
      const plain = visible.replaceAll(/\$\{[^}]*\}/g, '').replaceAll(SELECTOR, '')
      const wrong = IS_SHOWN.test(plain) && SPELLINGS.find(([pattern]) => pattern.test(plain))
      return wrong ? [`${path}:${lineOf(code, match.index)} is spelled “${wrong[1]}” elsewhere: ${visible.trim()}`] : []
    })
  })

const isVisible = ({ path }: Source): boolean =>
  VISIBLE.test(path) && (isCode(path) || path.endsWith('.json')) && !isTest(path)

/** A choice between two words by whether there is one. */
const BY_HAND = /[!=]== 1 \?\s*(['"`][\p{L}\d ]|['"]s?['"]\s*:\s*['"]s?['"])/gu

/** Plurals chosen by hand, where `counted` and `plural` know the language's own rules. */
export const pluralsByHand = (files: readonly Source[]): string[] =>
  files
    .filter(
      (file) => isVisible(file) || (file.path.startsWith('server/src/') && isCode(file.path) && !isTest(file.path)),
    )
    .flatMap(({ path, text }) => {
      const code = withoutComments(text)
      return [...code.matchAll(BY_HAND)].map(
        ({ index }) => `${path}:${lineOf(code, index)} chooses a plural by hand: use counted or plural`,
      )
    })
