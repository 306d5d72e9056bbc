import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { DELIVERY } from './delivery-queries.ts'
import { liveClient } from './live-queries.ts'

type CarrierKeyDialogProps = { account: { readonly keyEnd?: string }; onClose: () => void }

/** Enters a key, which the carrier confirms before it is stored. */
export function CarrierKeyDialog({ account, onClose }: CarrierKeyDialogProps) {
  const [key, setKey] = useState('')
  const [tried, setTried] = useState(false)
  const save = useChange({
    run: () => liveClient.carrierAccounts.setCarrierAccount({ key }),
    done: t('admin.delivery.keySaved'),
    onDone: onClose,
    stale: [DELIVERY],
  })
  return (
    <ChangeDialog
      title={t('admin.delivery.shippoKey')}
      submit={t('admin.delivery.saveKey')}
      pending={save.isPending}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (key.trim()) save.mutate(undefined)
      }}
      onClose={onClose}
    >
      {account.keyEnd !== undefined && (
        <p className="text-ink-2">{t('admin.delivery.keyEndsWith', { end: account.keyEnd })}</p>
      )}
      <AdminTextField
        label={t('admin.delivery.key')}
        help={t('admin.delivery.keyHelp')}
        type="password"
        autoComplete="off"
        maxLength={255}
        value={key}
        onChange={({ currentTarget }) => setKey(currentTarget.value)}
        error={tried && !key.trim() ? t('admin.delivery.enterThisKey') : undefined}
      />
    </ChangeDialog>
  )
}
