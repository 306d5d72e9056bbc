/** Three quarters of a ring. Decorative: the control around it carries `aria-busy`. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16" className="animate-spin" fill="none">
      <path d="M8 1.5a6.5 6.5 0 1 1-6.5 6.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
