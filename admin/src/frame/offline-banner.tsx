import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { t } from '../texts.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) return null
  return (
    <p role="status" className="flex items-center gap-2 border-b border-border bg-sunken px-4 py-2 text-admin md:px-7">
      <CloudOff aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
      {t('admin.shell.youAreOfflineThisPage')}
    </p>
  )
}
