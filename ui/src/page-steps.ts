export type PageStep = number | 'gap'

/** First, last, and the current page with a neighbour on each side; a run of two or more left out is one gap. */
export function pageSteps(page: number, pageCount: number): PageStep[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount)
  const steps: PageStep[] = []
  let last = 0
  for (const number of new Set(shown)) {
    if (number - last === 2) steps.push(last + 1)
    else if (number - last > 2) steps.push('gap')
    steps.push(number)
    last = number
  }
  return steps
}
