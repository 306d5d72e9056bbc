import { useNoticeSlot } from '@fairground/ui/notice-slots.ts'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { connected } from '../page-route.ts'
import { t } from '../texts.ts'
import { cartWaits, connection, isLost, onceConnected, orNotSent } from './connection.ts'
import { stayOffline } from './stay-offline.ts'

if (!import.meta.env.SSR) {
  connected.code = { cartWaits, connection, isLost, onceConnected, orNotSent }
  stayOffline(window)
}

/** Shows that there is no connection, over the page as it is, or in the dialog that covers it, and retries what waits for one. */
export function OfflineNotice() {
  const lack = useSyncExternalStore(connection.watch, connection.lack, () => undefined)
  const slot = useNoticeSlot()
  const notice = lack && (
    <div
      data-offline=""
      className="page-column flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-border-strong bg-surface py-3 text-small"
    >
      <p>
        <strong>{lack === 'away' ? t('offline.away') : t('offline.offline')}</strong>{' '}
        {lack === 'unsent' ? t('offline.unsent') : t('offline.continueLater')}
      </p>
      <button
        type="button"
        onClick={connection.retry}
        className="min-h-11 font-medium text-brand underline underline-offset-4"
      >
        {t('offline.tryAgain')}
      </button>
    </div>
  )
  return (
    <>
      <div role="status" className="fixed inset-x-0 bottom-0 z-50" data-print="hide">
        {!slot && notice}
      </div>
      {slot && createPortal(notice, slot)}
    </>
  )
}
