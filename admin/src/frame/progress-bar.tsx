import { useNavigation } from 'react-router'

/** The old page stays while the next one loads; after 120 ms a bar says that something is under way. */
export function ProgressBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full w-1/3 animate-under-way bg-brand" />
    </div>
  )
}
