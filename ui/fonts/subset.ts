import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CodePoints, charactersOf, rangesOf } from './characters.ts'

/**
 * `node ui/fonts/subset.ts`: writes `ui/src/fonts`, the fonts cut to what the design uses, and their style sheet. Run by hand when the fonts
 * or the weights of `tokens.css` change; what it writes is committed.
 */
const here = import.meta.dirname
const out = join(here, '../src/fonts')

interface Family {
  readonly name: string
  /** The package of the whole fonts, and the beginning of the names of files. */
  readonly font: string
  /** Weights that the design uses. */
  readonly weights: { readonly min: number; readonly max: number }
  /** Files of the package. */
  readonly scripts: readonly string[]
}

const FAMILIES: readonly Family[] = [
  {
    name: 'Instrument Sans Variable',
    font: 'instrument-sans',
    weights: { min: 400, max: 700 },
    scripts: ['latin', 'latin-ext'],
  },
  {
    name: 'Bricolage Grotesque Variable',
    font: 'bricolage-grotesque',
    weights: { min: 600, max: 700 },
    scripts: ['latin', 'latin-ext', 'vietnamese'],
  },
]

/** Kerning, ligatures, letters by language, tabular figures. The design never asks for fractions and the like. */
const FEATURES = ['kern', 'liga', 'locl', 'tnum']

/** Letters, figures and signs of the languages of western Europe, Icelandic aside: what most shops show on every page. */
const WESTERN: CodePoints = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa2, 0xa3],
  [0xa5, 0xa5],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xae, 0xae],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xbf, 0xcf],
  [0xd1, 0xdd],
  [0xdf, 0xef],
  [0xf1, 0xfd],
  [0xff, 0xff],
  [0x152, 0x153],
  [0x2009, 0x2009],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))

/** Accents that follow their letter: a browser puts both together to the letter with its accent, which has a glyph. */
const isCombining = (code: number) => code >= 0x300 && code <= 0x36f

type Subset = (font: Buffer, text: string, options: Readonly<Record<string, unknown>>) => Promise<Buffer>

async function installed(): Promise<Subset> {
  const module = join(here, 'node_modules/subset-font/index.js')
  if (!existsSync(module)) execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: here, stdio: 'inherit' })
  return (await import(pathToFileURL(module).href)).default as Subset // it has no types of its own
}

async function main(): Promise<void> {
  const subset = await installed()
  mkdirSync(out, { recursive: true })
  const faces: string[] = []
  for (const family of FAMILIES) {
    const folder = join(here, 'node_modules/@fontsource-variable', family.font)
    writeFileSync(join(out, `${family.font}.LICENSE`), readFileSync(join(folder, 'LICENSE')))
    const cut: { readonly name: string; readonly codes: CodePoints; readonly first: boolean }[] = []
    for (const script of ['western', ...family.scripts]) {
      const first = script === 'western'
      const whole = readFileSync(join(folder, `files/${family.font}-${first ? 'latin' : script}-wght-normal.woff2`))
      const taken = new Set(cut.flatMap(({ codes }) => codes))
      const wanted = (code: number) =>
        first ? WESTERN.includes(code) : code >= 0x20 && !taken.has(code) && !isCombining(code)
      const codes = charactersOf(whole).filter(wanted)
      const bytes = await subset(whole, String.fromCodePoint(...codes), {
        targetFormat: 'woff2',
        noHinting: true,
        keepFeatures: FEATURES,
        variationAxes: { wght: family.weights },
      })
      const name = `${family.font}-${script}.woff2`
      writeFileSync(join(out, name), bytes)
      process.stdout.write(`${name}: ${codes.length} characters, ${bytes.length} bytes\n`)
      cut.push({ name, codes, first })
    }
    for (const { name, codes, first } of cut) {
      const others = new Set(cut.filter((other) => other.name !== name).flatMap((other) => other.codes))
      const isOthers = (code: number) => others.has(code) || isCombining(code)
      faces.push(face(family, name, first ? undefined : rangesOf(codes, isOthers)))
    }
  }
  writeFileSync(join(out, 'faces.css'), `/* Written by ui/fonts/subset.ts. */\n${faces.join('\n')}\n`)
}

/** The first face of a family has no range: later ones win where they have one. */
const face = ({ name, weights }: Family, file: string, range: string | undefined): string =>
  [
    '@font-face {',
    `  font-family: "${name}";`,
    '  font-display: swap;',
    `  font-weight: ${weights.min} ${weights.max};`,
    `  src: url("./${file}") format("woff2");`,
    ...(range ? [`  unicode-range: ${range};`] : []),
    '}',
  ].join('\n')

await main()
