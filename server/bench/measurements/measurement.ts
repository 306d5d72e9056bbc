/** One figure that stands for itself: no ceiling is measured beside it. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** Absent: there is none. */
  readonly goal?: { readonly most: number } | { readonly least: number }
}

export interface Measurement {
  readonly name: string
  readonly title: string
  /** `quick` takes seconds where the whole takes minutes. */
  measure(setting: { readonly quick: boolean; readonly print: (text: string) => void }): Promise<Figure[]>
}

const goalOf = ({ goal, unit }: Figure): string =>
  goal === undefined ? '' : 'most' in goal ? `at most ${goal.most} ${unit}` : `at least ${goal.least} ${unit}`

export const isReached = ({ goal, value }: Figure): boolean =>
  goal === undefined || ('most' in goal ? value <= goal.most : value >= goal.least)

const shown = (value: number): string => (Number.isInteger(value) || value >= 100 ? value.toFixed(0) : value.toFixed(2))

/** A table in Markdown. */
export const figuresTable = (figures: readonly Figure[]): string =>
  [
    '| figure | value | goal | |',
    '|---|--:|--:|---|',
    ...figures.map((figure) => {
      const reached = figure.goal === undefined ? '' : isReached(figure) ? 'reached' : 'MISSED'
      return `| ${figure.what} | ${shown(figure.value)} ${figure.unit} | ${goalOf(figure)} | ${reached} |`
    }),
  ].join('\n')
