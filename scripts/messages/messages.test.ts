import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { describe, expect, test } from 'vitest'
import { interpret } from '../../server/src/ground/texts/interpret.ts'
import {
  type Catalogue,
  catalogueOf,
  languagesOf,
  PSEUDO,
  parseMessage,
  root,
  SOURCE,
  textsOf,
  workspacesWithMessages,
} from './catalogues.ts'
import { expressionOf, HELPERS, isRich, valuesOf } from './compile.ts'
import { CONVERTED } from './converted.ts'
import { idsFile, typesOf } from './generate.ts'
import { callsOf, inlined } from './inline.ts'
import { leftIn, sourcesIn } from './left.ts'

/** Catalogues that are whole in these languages: texts of visitors and buyers; the admin and check-in are in English first. */
const WHOLE = ['ui', 'storefront', 'server']
/** Read by staff alone, whose admin is in English. */
const OF_STAFF = /^refusals-staff\./
/** Refusals are looked up by the codes of the contract; `refusal-sentence.test.ts` holds that each has one. */
const BY_CODE = /^refusals[\w-]*\.[A-Z0-9_-]+$/
const TRANSLATED = ['de', 'fr']

/** A value and a unit of time beside it, outside a plural. */
const LENGTH_OF_TIME =
  /\{\w+(, number)?\}\s*(hour|day|minute|second|week|month|Stunde|Tag|Minute|Sekunde|Woche|Monat|heure|jour|seconde|semaine|mois)/u

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

describe.for(workspacesWithMessages)('catalogues of %s', (workspace) => {
  test('types of ids are those of the messages: run node scripts/messages/generate.ts', () => {
    expect(readFileSync(idsFile(workspace), 'utf8')).toBe(typesOf(workspace))
  })
  test('every message is used', () => {
    const code = sourcesIn(`${workspace}/src`)
      .filter((file) => join(root, file) !== idsFile(workspace))
      .map(read)
      .join('\n')
    expect(
      [...textsOf(workspace, SOURCE).keys()].filter((id) => !BY_CODE.test(id) && !code.includes(`'${id}'`)),
    ).toEqual([])
  })
  test('a length of time has a plural', () => {
    for (const language of languagesOf(workspace))
      for (const [id, text] of textsOf(workspace, language))
        expect(text, `${language} ${id}`).not.toMatch(LENGTH_OF_TIME)
  })
  test('no message is empty or begins or ends with a blank', () => {
    for (const language of languagesOf(workspace))
      for (const [id, text] of textsOf(workspace, language)) expect(text, id).toMatch(/^\S(.*\S)?$/su)
  })
  test('translations have the ids and values of the source', () => {
    const source = catalogueOf([workspace], SOURCE)
    for (const language of languagesOf(workspace)) {
      for (const [id, text] of textsOf(workspace, language)) {
        const values = [...valuesOf(parseMessage(id, text)).keys()].sort()
        expect([language, id, values]).toEqual([language, id, [...valuesOf(source.get(id) ?? []).keys()].sort()])
      }
    }
  })
})

test.for(WHOLE.filter((name) => workspacesWithMessages.includes(name)))('%s is whole in each language', (workspace) => {
  for (const language of TRANSLATED) {
    const translated = textsOf(workspace, language)
    expect(
      [...textsOf(workspace, SOURCE).keys()].filter((id) => !OF_STAFF.test(id) && !translated.has(id)),
      language,
    ).toEqual([])
  }
})

test('no id is in two catalogues', () => {
  const ids = workspacesWithMessages
    .filter((name) => name !== 'server')
    .flatMap((name) => [...textsOf(name, SOURCE).keys()])
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
})

test('converted folders keep no text outside of the catalogues', () => {
  const left = CONVERTED.flatMap(sourcesIn).flatMap((file) =>
    leftIn(file, read(file)).map(({ line, text }) => `${file}:${line} ${text}`),
  )
  expect(left).toEqual([])
})

/** Codes are in capitals or small letters; names of keys of a keyboard are no texts. */
const COMPARED = /(?<!\bkey )[!=]== '([A-Z][^']*[a-z][^']*)'/g

test('no code compares with the text of a message, which is another in each language', () => {
  // The server compares names in files of other shops, which are in one language.
  const faces = workspacesWithMessages.filter((workspace) => workspace !== 'server')
  const texts = new Set(faces.flatMap((workspace) => [...textsOf(workspace, SOURCE).values()]))
  const compared = faces
    .flatMap((workspace) => sourcesIn(`${workspace}/src`))
    .flatMap((file) => [...read(file).matchAll(COMPARED)].map(([, text = '']) => ({ file, text })))
  expect(compared.filter(({ text }) => texts.has(text))).toEqual([])
})

test('texts left in a module are found', () => {
  const code = `export const A = ({ x }) => <p title="Your cart" className="Big one">{x === 'No' ? 'See all' : \`Remove \${x}\`}<b> now</b></p>`
  expect(leftIn('a.tsx', code).map(({ text }) => text)).toEqual(['Your cart', 'See all', 'Remove …', 'now'])
  const small = `export const B = ({ n, of }) => <b title={n ? 'none left' : of}>{n > 1 && \`\${n} items of \${of}\`}{of.join(' or ')}{n}</b>
    toast({ message: 'was saved', path: 'a/b' })`
  expect(leftIn('b.tsx', small).map(({ text }) => text)).toEqual(['… items of …', 'or', 'none left', 'was saved'])
  expect(leftIn('a.ts', `const tags = { HOME: 'Home', LAST: 'End' }`).map(({ text }) => text)).toEqual(['Home', 'End'])
  expect(leftIn('a.ts', `switch (key) { case 'Home': move(key === 'End') }`)).toEqual([])
  expect(leftIn('a.ts', `const words = count(n, { one: '# item', other: '# items' })`).map(({ text }) => text)).toEqual(
    ['# item', '# items'],
  )
})

describe('messages in modules', () => {
  const catalogue: Catalogue = new Map(
    Object.entries({
      'a.plain': 'Your “cart”',
      'a.value': '{name} removed from `{place}`',
      'a.count': '{count, plural, =0 {No items} one {# item} other {# items of {name}}}',
      'a.twice': '{name} and {name}',
      'a.kind': '{kind, select, ticket {A ticket} other {Goods}}',
      'a.rich': 'Read <link>the {what}</link> first',
    }).map(([id, text]) => [id, parseMessage(id, text)]),
  )
  const built = (call: string) => {
    const code = `import { t } from '../texts.ts'\nexport const f = (x) => ${call}`
    return inlined(code, callsOf(parseSync('a.js', code).program), catalogue)
  }
  const run = (call: string, x: unknown): unknown => {
    const { code, faults } = built(call)
    expect(faults).toEqual([])
    const body = code.split('export const f = ')[1]
    const rules = new Intl.PluralRules('en')
    return new Function(HELPERS.category, HELPERS.number, HELPERS.nodes, `return ${body}`)(
      (count: number) => rules.select(count),
      (count: number) => count.toLocaleString('en'),
      (...parts: unknown[]) => parts,
    )(x)
  }

  test.for([
    [`t('a.plain')`, 0, 'Your “cart”'],
    [`t('a.value', { name: x, place: \`\${x}s\` })`, 'Mug', 'Mug removed from `Mugs`'],
    [`t('a.value', { name: t('a.plain'), place: x })`, 'x', 'Your “cart” removed from `x`'],
    [`t('a.count', { count: x, name: 'tea' })`, 0, 'No items'],
    [`t('a.count', { count: x, name: 'tea' })`, 1, '1 item'],
    [`t('a.count', { count: x, name: 'tea' })`, 1234, '1,234 items of tea'],
    [`t('a.twice', { name: x.trim() })`, ' a ', 'a and a'],
    [`t('a.twice', x)`, { name: 'a' }, 'a and a'],
    [`t('a.kind', { kind: x })`, 'ticket', 'A ticket'],
    [`t('a.kind', { kind: x })`, 'mug', 'Goods'],
  ] as const)('%s of %o is written in its place', ([call, x, text]) => {
    expect(run(call, x)).toBe(text)
    expect(built(call).code).not.toContain(' t(')
  })
  test('elements get their text', () => {
    expect(run(`t('a.rich', { link: (text) => [text], what: x })`, 'terms')).toEqual(['Read ', ['the terms'], ' first'])
  })
  test.for([
    [`import { t } from './texts.ts'; const a = t('a.plain')`, /before its language is known/],
    [`import { t } from './texts.ts'; const a = () => t(id)`, /written out/],
    [`import { t } from './texts.ts'; const a = () => t('a.other')`, /no message a.other/],
  ] as const)('%s is refused', ([code, reason]) => {
    expect(inlined(code, callsOf(parseSync('a.js', code).program), catalogue).faults[0]).toMatch(reason)
  })
  test('dates are no part of a message', () => {
    expect(() => valuesOf(parseMessage('a', '{at, date}'))).toThrow('domain/src/formatting')
  })
})

test('pseudo-languages mark every letter', () => {
  const messages = catalogueOf(workspacesWithMessages, PSEUDO[0])
  for (const [id, message] of messages) expect(message.at(0), id).toEqual({ type: 0, value: '[' })
  const [first] = parseMessage('a', 'Your cart')
  expect(catalogueOf(['ui'], PSEUDO[1]).size).toBe(textsOf('ui', SOURCE).size)
  expect(first).toBeDefined()
})

test('the server and browsers write the same', () => {
  for (const language of [SOURCE, ...TRANSLATED]) {
    for (const [id, message] of catalogueOf(workspacesWithMessages, language)) {
      if (isRich(message)) continue
      const rules = new Intl.PluralRules(language)
      for (const count of [0, 1, 2, 5, 1_000_000]) {
        const values = Object.fromEntries(
          [...valuesOf(message)].map(([name, kind]) => [
            name,
            kind === 'number' ? count : Array.isArray(kind) ? kind[0] : `<${name}>`,
          ]),
        )
        const compiled = new Function(
          HELPERS.category,
          HELPERS.ordinal,
          HELPERS.number,
          'v',
          `return ${expressionOf(message, (name) => `v.${name}`)}`,
        )(
          (n: number) => rules.select(n),
          (n: number) => new Intl.PluralRules(language, { type: 'ordinal' }).select(n),
          (n: number) => n.toLocaleString(language),
          values,
        )
        expect(compiled, `${language} ${id}`).toBe(interpret(message, values, language))
      }
    }
  }
})
