const colours = ['#fabc32', '#c11e4d', '#f8fbf9'] as const
/** Nine arcs over one centre, 40 px apart; three bulbs to each arc's length of 34 px or so. */
const arcs = Array.from({ length: 9 }, (_, ring) => ({
  radius: 60 + 40 * ring,
  colour: colours[ring % colours.length],
}))

/** Rows of bulbs around a bandstand at dusk. Decoration, 3:2. */
export function Lights({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 320" preserveAspectRatio="xMidYMax slice" className={className}>
      <path fill="#0c3828" d="M0 0h480v320H0z" />
      {arcs.map(({ radius, colour }, ring) => (
        <circle
          key={radius}
          cx="240"
          cy="330"
          r={radius}
          fill="none"
          stroke={colour}
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`1.5 ${12 + ring * 1.4}`}
          strokeDashoffset={ring * 5}
        />
      ))}
    </svg>
  )
}
