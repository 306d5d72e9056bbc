/** The row of pennants: empty states and the footer's edge. */
export function Bunting({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`bunting ${className}`} />
}
