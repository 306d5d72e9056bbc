import { AdminField, AdminInput, AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { t } from '../texts.ts'
import { kindOfAddress } from './medium-kinds.ts'
import type { MediumKind } from './product-values.ts'

/** Adds any address elsewhere: its ending decides the kind, unless somebody picks one. */
export function AddByAddress({ onAdd }: { onAdd: (url: string, kind: MediumKind) => void }) {
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<'' | 'video'>('')
  const [fault, setFault] = useState<string>()
  const add = () => {
    const url = typed.trim()
    if (!/^https?:\/\/\S+$/.test(url)) return setFault(t('admin.product.enterAnAddressThatStarts'))
    setFault(undefined)
    setTyped('')
    onAdd(url, kind || kindOfAddress(url))
  }
  return (
    <AdminField
      label={t('admin.product.addFromAWebAddress')}
      error={fault}
      help={t('admin.product.theAddressOfAShownKinds')}
    >
      {(wiring) => (
        <div className="flex flex-wrap gap-2">
          <AdminInput
            {...wiring}
            type="url"
            inputMode="url"
            placeholder={t('admin.product.https')}
            className="min-w-40 flex-1"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
          <AdminSelect
            aria-label={t('admin.product.kindOfMedia')}
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value as '' | 'video')} // the options below
          >
            <option value="">{t('admin.product.detectTheKind')}</option>
            <option value="video">{t('admin.product.video')}</option>
          </AdminSelect>
          <Button variant="secondary" size="sm" onClick={add}>
            {t('admin.product.addMedia')}
          </Button>
        </div>
      )}
    </AdminField>
  )
}
