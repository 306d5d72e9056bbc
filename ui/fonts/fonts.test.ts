// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type CodePoints, charactersOf, codesIn, fontTables } from './characters.ts'

const folder = join(import.meta.dirname, '../src/fonts')
const css = readFileSync(join(folder, 'faces.css'), 'utf8').replace(/\s+/g, ' ')

interface Face {
  readonly family: string
  readonly weights: readonly number[]
  readonly woff2: Buffer
  readonly characters: CodePoints
  /** Undefined: every character that no other face of the family claims. */
  readonly range: CodePoints | undefined
}

const faces = [...css.matchAll(/@font-face \{(.*?)\}/g)].map(([, body = '']): Face => {
  const value = (name: string) => new RegExp(`${name}: ?([^;]*);`).exec(body)?.[1]?.trim()
  const woff2 = readFileSync(join(folder, /url\("\.\/(.*?)"\)/.exec(body)?.[1] ?? ''))
  const range = value('unicode-range')
  return {
    family: value('font-family')?.replaceAll('"', '') ?? '',
    weights: value('font-weight')?.split(' ').map(Number) ?? [],
    woff2,
    characters: charactersOf(woff2),
    range: range === undefined ? undefined : codesIn(range),
  }
})
const families = Map.groupBy(faces, ({ family }) => family)

/** Every letter of an alphabet that is not among a to z. */
const WESTERN_LETTERS = {
  German: 'äöüßÄÖÜ',
  French: 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ',
  Spanish: 'áéíñóúü¡¿ÁÉÍÑÓÚÜ',
  Italian: 'àèéìíîòóùÀÈÉÌÍÎÒÓÙ',
  Portuguese: 'áâãàçéêíóôõúÁÂÃÀÇÉÊÍÓÔÕÚ',
  Dutch: 'áéëïíóöúÁÉËÏÍÓÖÚ',
  'Danish, Norwegian, Swedish, Finnish': 'åæøäöÅÆØÄÖ',
  Catalan: 'àçèéíïòóúü·ÀÇÈÉÍÏÒÓÚÜ',
}
const FURTHER_LETTERS = {
  'Capitals of ß and ÿ': 'ẞŸ',
  Icelandic: 'áðéíóúýþæöÁÐÉÍÓÚÝÞÆÖ',
  Polish: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ',
  Czech: 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ',
  Hungarian: 'áéíóöőúüűÁÉÍÓÖŐÚÜŰ',
  Romanian: 'ăâîșțĂÂÎȘȚ',
  Turkish: 'çğıöşüÇĞİÖŞÜ',
  Croatian: 'čćđšžČĆĐŠŽ',
  Lithuanian: 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ',
}
const SIGNS = '£€$¢¥§©®™°·×«»‹›“”‘’‚„–—…•−'

/** The face that a browser takes for a character: the last whose range has it, else the one without a range. */
const faceFor = (all: readonly Face[], code: number): Face | undefined =>
  all.findLast(({ range }) => range?.includes(code)) ?? all.find(({ range }) => range === undefined)

const missing = (all: readonly Face[], text: string): string[] =>
  [...text].filter((sign) => !faceFor(all, sign.codePointAt(0) ?? 0)?.characters.includes(sign.codePointAt(0) ?? 0))

describe.each([...families])('%s', (_family, all) => {
  test('has one face for western languages, which alone has no range', () => {
    expect(all.map(({ range }) => range === undefined)).toEqual([true, ...all.slice(1).map(() => false)])
  })

  test.each(Object.entries(WESTERN_LETTERS))('a page in %s needs that face alone', (_language, letters) => {
    const [western] = all
    const text = `${letters}${SIGNS}`
    expect(missing(all, text)).toEqual([])
    expect([...text].filter((sign) => faceFor(all, sign.codePointAt(0) ?? 0) !== western)).toEqual([])
  })

  test.each(Object.entries(FURTHER_LETTERS))('%s is written in it', (_language, letters) => {
    expect(missing(all, letters)).toEqual([])
  })

  test('every glyph of every file is reached', () => {
    for (const face of all) expect(face.characters.filter((code) => faceFor(all, code) !== face)).toEqual([])
  })

  test('the weights that the style sheet names are those of the files', () => {
    for (const { woff2, weights } of all) expect(axisOf(woff2)).toEqual(['wght', ...weights])
  })

  test('it has tabular figures and kerning', () => {
    const [western] = all
    const features = (table: string) => featuresOf(western?.woff2 ?? Buffer.alloc(0), table)
    expect([...features('GSUB'), ...features('GPOS')]).toEqual(expect.arrayContaining(['tnum', 'kern']))
  })
})

test('the faces have the weights that the tokens and utilities ask for', () => {
  const tokens = readFileSync(join(folder, '../tokens.css'), 'utf8')
  const used = [...tokens.matchAll(/--font-weight: (\d+)/g)].map(([, weight]) => Number(weight))
  expect(Math.min(...(families.get('Instrument Sans Variable')?.[0]?.weights ?? []))).toBe(400)
  for (const all of families.values()) expect(all[0]?.weights[1]).toBe(Math.max(...used))
})

/** Tag, least and greatest value of a variable font's only axis. */
function axisOf(woff2: Buffer): unknown[] {
  const fvar = fontTables(woff2).get('fvar') ?? Buffer.alloc(0)
  const axis = fvar.subarray(fvar.readUInt16BE(4))
  return [axis.toString('latin1', 0, 4), axis.readInt16BE(4), axis.readInt16BE(12)]
}

function featuresOf(woff2: Buffer, name: string): string[] {
  const table = fontTables(woff2).get(name) ?? Buffer.alloc(0)
  const list = table.subarray(table.readUInt16BE(6))
  return Array.from({ length: list.readUInt16BE(0) }, (_, at) => list.toString('latin1', 2 + at * 6, 6 + at * 6))
}
