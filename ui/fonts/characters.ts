import { brotliDecompressSync } from 'node:zlib'

/** Code points, ascending. */
export type CodePoints = readonly number[]

/** Names of the tables that every font may have, as WOFF2 numbers them (section 5.2 of its specification), as far as `tag`. */
const KNOWN_TABLES =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .match(/.{4} ?/g)
    ?.map((name) => name.slice(0, 4)) ?? []

/** The tables of a WOFF2 file by name; those of outlines are in the form that WOFF2 gives them. */
export function fontTables(woff2: Buffer): ReadonlyMap<string, Buffer> {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is no WOFF2 file.')
  let at = 48
  const varying = (): number => {
    for (let value = 0; ; ) {
      const byte = woff2.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const lengths = Array.from({ length: woff2.readUInt16BE(12) }, (): [string, number] => {
    const flags = woff2.readUInt8(at++)
    const known = KNOWN_TABLES[flags & 63]
    if (known === undefined) at += 4
    const name = known ?? woff2.toString('latin1', at - 4, at)
    const length = varying()
    const outlines = name === 'glyf' || name === 'loca'
    const transformed = outlines ? flags >> 6 !== 3 : flags >> 6 !== 0
    return [name, transformed ? varying() : length]
  })
  const data = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)))
  const tables = new Map<string, Buffer>()
  let start = 0
  for (const [name, length] of lengths) {
    tables.set(name, data.subarray(start, start + length))
    start += length
  }
  return tables
}

/** Code points that a font has a glyph for, from its `cmap` of format 4 or 12. */
export function charactersOf(woff2: Buffer): CodePoints {
  const cmap = fontTables(woff2).get('cmap')
  if (!cmap) throw new Error('This font maps no characters.')
  const found = new Set<number>()
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + table * 8 + 4))
    const format = map.readUInt16BE(0)
    for (const [first, last] of format === 4 ? segments(map) : format === 12 ? groups(map) : [])
      for (let code = first; code <= last; code += 1) found.add(code)
  }
  return [...found].sort((a, b) => a - b)
}

function segments(map: Buffer): [number, number][] {
  const bytes = map.readUInt16BE(6)
  return Array.from({ length: bytes / 2 }, (_, at): [number, number] => [
    map.readUInt16BE(16 + bytes + at * 2),
    map.readUInt16BE(14 + at * 2),
  ]).filter(([first]) => first !== 0xffff)
}

const groups = (map: Buffer): [number, number][] =>
  Array.from({ length: map.readUInt32BE(12) }, (_, at) => [
    map.readUInt32BE(16 + at * 12),
    map.readUInt32BE(20 + at * 12),
  ])

/** As `unicode-range` writes them, `U+20-7E, U+A0`. A range that no font has joins its neighbours, which makes the list short. */
export function rangesOf(codes: CodePoints, othersHave: (code: number) => boolean): string {
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code - last[1] <= LONGEST_GAP && !codesBetween(last[1], code).some(othersHave)) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}

const LONGEST_GAP = 100
const codesBetween = (first: number, last: number): CodePoints =>
  Array.from({ length: last - first - 1 }, (_, at) => first + 1 + at)

/** Code points of a text that `rangesOf` wrote. */
export function codesIn(ranges: string): CodePoints {
  return ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    const start = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, at) => start + at)
  })
}
