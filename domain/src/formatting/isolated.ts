/** Letters that are written from right to left: Hebrew, Arabic and their neighbours. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufefc]/

/** A name in a sentence: one that is written from right to left leaves the words, numbers and brackets around it where they are. */
export const isolated = (name: string): string => (FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name)

/** Facts in one line, as far as there are any: `Balcony · Row C · 1 of 2`. */
export const dotted = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.flatMap((fact) => (fact ? isolated(fact) : [])).join(' · ')
