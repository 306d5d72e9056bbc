import { isCode, isTest, lineOf, type Source } from './source.ts'

// Written in parts, so that this file does not contain what it refuses.
const RETIRED = [
  'to' + 'ld',
  'sa' + 'id',
  'ask' + 'ed',
  'ke' + 'pt',
  'hea' + 'rd',
  'mea' + 'nt',
  'spo' + 'ken',
  'an' + 'ew',
  'reck' + 'on',
  'reck' + 'ons',
  'reck' + 'oned',
]
const IN_COMMENTS = new RegExp(
  `\\b(?:${[...RETIRED, 'who' + 'ever', 'le' + 'st'].map((word) => `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}`).join('|')})\\b`,
  'g',
)
/** Begins a doc comment with a question, or with a verb of speech, instead of a noun or the verb of the effect. */
const QUESTION = /^(?:What|Of|How|Whether|Whoever|Who|Whom|Whose|Why|When|Where|Which|If|Says|Tells|Asks)\b/

/** Comments and texts; texts come first, so that `//` within one begins no comment. */
const PARTS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/[^\n]*/g
const isComment = (part: string): boolean => part.startsWith('/*') || part.startsWith('//')

/** The parts of a name in camel case, snake case or capitals. */
const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/)

/** Names that stay because the wire, the database or stored events have them. */
export interface FixedName {
  /** As it is, or in capitals. */
  readonly name: string
  /** Files that have it, and folders, which end in a slash. */
  readonly paths: readonly string[]
  readonly because: string
}

/** Written by a generator from the contract, whose comments are read there. */
const FOREIGN = /^client\/src\/generated\//

const read = (files: readonly Source[]): Source[] =>
  files.filter(({ path }) => (isCode(path) || isSql(path)) && !FOREIGN.test(path))

const isSql = (path: string): boolean => path.endsWith('.sql')
const SQL_COMMENT = /--[^\n]*/g
const SQL_TEXT = /'(?:[^'\n]|'')*'/g
const STATEMENT = /^[`'"]\s*(?:select|insert|update|delete|with)\b/i

const blank = (part: string): string => part.replace(/[^\n]/g, ' ')
/** Names of SQL without its comments and texts. */
const sqlCode = (sql: string): string => sql.replace(SQL_COMMENT, blank).replace(SQL_TEXT, blank)

function namesIn({ path, text }: Source): { name: string; at: number }[] {
  const code = isSql(path)
    ? sqlCode(text)
    : text.replace(PARTS, (part) => (STATEMENT.test(part) ? sqlCode(part) : blank(part)))
  return [...code.matchAll(/(?<![\w$-])[A-Za-z_$][\w$]*/g)]
    .filter(([name]) => partsOf(name).some((part) => RETIRED.includes(part)))
    .map((match) => ({ name: match[0], at: match.index }))
}

/** Names with a retired word in place of the value that they hold: `requested`, `stored`, `reported` are words to search for. */
export const retiredNames = (files: readonly Source[], fixed: readonly FixedName[]): string[] =>
  read(files).flatMap((file) =>
    namesIn(file)
      .filter(({ name }) => !fixed.some((one) => isFixed(one, file.path, name)))
      .map(({ name, at }) => `${file.path}:${lineOf(file.text, at)} names ${name}: name the value for what it holds`),
  )

const isFixed = ({ name, paths }: FixedName, path: string, found: string): boolean =>
  name === found.toLowerCase() && paths.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one))

/** Exceptions that nothing needs. */
export const unusedFixedNames = (files: readonly Source[], fixed: readonly FixedName[]): string[] =>
  fixed.flatMap(({ name, paths }) =>
    paths
      .filter(
        (one) =>
          !files.some((file) =>
            namesIn(file).some((found) => isFixed({ name, paths: [one], because: '' }, file.path, found.name)),
          ),
      )
      .map((one) => `${one} ${name}`),
  )

/** The summary of an operation, which the API reference and the client's comments show. */
const SUMMARY = /(?<=\bsummary:\s+['"`])(?:What|Of|How|Whether|Who|Whose|Why|When|Where|Which|If)\b/g

/** Summaries in the contract that begin with a question. */
const questionSummaries = ({ path, text }: Source): string[] =>
  path.startsWith('contract/')
    ? [...text.matchAll(SUMMARY)].map(
        (match) =>
          `${path}:${lineOf(text, match.index)} begins a summary with ${match[0]}: begin with a verb or a noun`,
      )
    : []

/** Comments and summaries with the retired words, or that begin with a question: a sentence has a subject that acts. */
export const retiredWords = (files: readonly Source[]): string[] => [
  ...files.flatMap(questionSummaries),
  ...read(files).flatMap(({ path, text }) =>
    [...text.matchAll(isSql(path) ? SQL_COMMENT : PARTS)]
      .filter(([part]) => isSql(path) || isComment(part))
      .flatMap((match) => {
        const words = match[0].replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
        const found = [...words.matchAll(IN_COMMENTS)].map(
          (word) =>
            `${path}:${lineOf(text, match.index + word.index)} comments with ${word[0]}: name who acts, in plain words`,
        )
        const first = words.replace(/^\/\*\*\s*(?:\*\s*)?/, '')
        return words.startsWith('/**') && QUESTION.test(first)
          ? [
              ...found,
              `${path}:${lineOf(text, match.index)} begins a comment with ${first.split(/\s/, 1)[0]}: begin with a verb or the noun that is returned`,
            ]
          : found
      }),
  ),
]

const TITLE =
  /(?:^|(?<=\n))[ \t]*(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(.+?)\1\s*,|(?:^|(?<=\n))[ \t]*\]\s*(?:as const)?\)\(\s*(['"`])(.+?)\3\s*,/g

const QUESTION_TITLE = /^(?:what|how|whether|whoever|who|whom|whose|why|when|where|which)\b/i
/** Verbs that no title begins with as a noun. A test within a `describe` has its subject there; one at the margin has its own. */
const VERB_TITLE =
  /^(?:is|are|was|were|has|holds|keeps|takes|shows|says|tells|asks|gets|gives|goes|comes|does|makes|moves|stands|leaves|finds|opens|refuses|must|never|cannot)\b/
/** Goes on from the title before, or begins with a preposition that has no noun of its own behind it. */
const CONTINUED_TITLE = /^(?:so|nor|neither|also|too|by|of|as|until|from|taken)\b/
/** At most two words, such as “date block”, hold no verb and its outcome; a title that the rows of a table complete may. */
const SHORT_TITLE = /^[^\s%$]+(?: [^\s%$]+)?$/
const isAtMargin = (match: string): boolean => !/^\s/.test(match)
/** A `describe` may be a noun, which the titles within it go on from. */
const hasNoSubject = (match: string, title: string): boolean =>
  isAtMargin(match) &&
  (VERB_TITLE.test(title) ||
    (!match.startsWith('describe') && (CONTINUED_TITLE.test(title) || SHORT_TITLE.test(title))))

/** Titles of tests with the retired words, or that begin with a question or without a subject: subject, verb, outcome. */
export const questionTitles = (files: readonly Source[]): string[] =>
  read(files)
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(TITLE)].flatMap((match) => {
        const title = match[2] ?? match[4] ?? ''
        return title.search(IN_COMMENTS) >= 0 || QUESTION_TITLE.test(title) || hasNoSubject(match[0], title)
          ? [`${path}:${lineOf(text, match.index)} titles a test “${title}”: name subject, verb and outcome`]
          : []
      }),
    )
