const WIDTH = 56
const HEIGHT = 20

/** The trend of a figure, 56 by 20. Hidden from assistive technology: the change is text beside it. */
export function Sparkline({ points }: { points: readonly number[] }) {
  return (
    <svg
      aria-hidden="true"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      className="shrink-0 overflow-visible"
    >
      <path
        d={sparklinePath(points)}
        stroke="var(--color-chart-1)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** The line from the first point to the last, lowest at the bottom; a level series runs through the middle. */
export function sparklinePath(points: readonly number[]): string {
  if (points.length < 2) return ''
  const low = Math.min(...points)
  const range = Math.max(...points) - low
  return points
    .map((point, index) => {
      const x = (index / (points.length - 1)) * WIDTH
      const y = range === 0 ? HEIGHT / 2 : HEIGHT - 2 - ((point - low) / range) * (HEIGHT - 4)
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}
