import { lineOf, type Source, withoutComments } from './source.ts'

/** Home of the lists of words that travel: one file for each area. */
const HOME = 'contract/src/enumerations/'

/** Words of every area. */
const OF_ALL = ['refusals', 'rich-content']
/** Folders that are areas: those of the server, of its sales and of the domain. */
const AREA = /^(?:server\/src(?:\/sales)?|domain\/src)\/([a-z-]+)\//

/** Enumerations that stand in a file without an area of its name. */
export function enumerationsWithoutArea(files: readonly Source[]): string[] {
  const areas = new Set([...OF_ALL, ...files.flatMap(({ path }) => AREA.exec(path)?.[1] ?? [])])
  return files
    .filter(({ path }) => path.startsWith(HOME) && !areas.has(path.slice(HOME.length).replace(/\.ts$/, '')))
    .map(({ path }) => `${path} is named for no area: a folder of the server, its sales or the domain`)
}

const WORD = String.raw`(?:'[^'\n]*'|"[^"\n]*"|\.\.\.\w+)`
const LIST = String.raw`\[\s*${WORD}(?:\s*,\s*${WORD})*\s*,?\s*\]`
/** A list that is written where a schema uses it. */
const IN_PLACE = new RegExp(String.raw`\b(?:oneOf|fieldSets)\(\s*${LIST}`, 'g')
const DECLARED = new RegExp(String.raw`\bconst (\w+)(?::[^=\n]+)? = ${LIST}`, 'g')
/** Uses that make a list one of words that travel: its schema, or the type of its members. */
const usesAsWords = (name: string): RegExp =>
  new RegExp(String.raw`\b(?:oneOf|fieldSets)\(\s*${name}\b|\btypeof ${name}\)\[number\]`)

/** Lists of words in the contract that stand outside the enumerations of their area, or that a schema holds without a name. */
export const strayWireWords = (files: readonly Source[]): string[] => {
  const contract = files
    .filter(({ path }) => path.startsWith('contract/src/') && !path.startsWith(HOME))
    .map(({ path, text }) => ({ path, text: withoutComments(text) }))
  return contract.flatMap(({ path, text }) => [
    ...[...text.matchAll(IN_PLACE)].map(
      ({ index }) => `${path}:${lineOf(text, index)} lists words in place: name the list in ${HOME}`,
    ),
    ...[...text.matchAll(DECLARED)]
      .filter(([, name = '']) => contract.some((other) => usesAsWords(name).test(other.text)))
      .map(({ 1: name, index }) => `${path}:${lineOf(text, index)} lists the words of ${name}: move it to ${HOME}`),
  ])
}
