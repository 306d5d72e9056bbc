import { expect, test } from 'vitest'
import { writtenIn } from '../ground/texts/message.ts'
import { tooFew, tooLong, tooMany, tooManyEntries, tooShort } from './keywords.ts'

test.for([
  ['en', ['item', 'items', 'items', 'entry', 'character', 'characters']],
  ['de', ['Eintrag', 'Einträge', 'Einträge', 'Eintrag', 'Zeichen', 'Zeichen']],
  ['fr', ['élément', 'éléments', 'éléments', 'entrée', 'caractère', 'caractères']],
] as const)('a limit counts in the singular or plural of %s, without a separator', ([locale, counted]) => {
  const written = writtenIn(locale)
  const limits = [
    tooFew('tags', 1),
    tooFew('tags', 2),
    tooMany('tags', 1000),
    tooManyEntries('extendedFields', 1),
    tooShort('name', 1),
    tooLong('name', 50),
  ]
  const sentences = limits.map(({ description, data }) => [written(description), String(data?.threshold)] as const)
  expect(sentences.map(([sentence, limit]) => sentence.match(new RegExp(`\\b${limit} (\\S+)`))?.[1])).toEqual(counted)
})
