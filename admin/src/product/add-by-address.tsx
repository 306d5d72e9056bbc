import { AdminField, AdminInput, AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { kindOfAddress, shownKinds } from './medium-kinds.ts'
import type { MediumKind } from './product-values.ts'

/** Adds any address elsewhere: its ending decides the kind, unless somebody picks one. */
export function AddByAddress({ onAdd }: { onAdd: (url: string, kind: MediumKind) => void }) {
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<'' | 'video'>('')
  const [fault, setFault] = useState<string>()
  const add = () => {
    const url = typed.trim()
    if (!/^https?:\/\/\S+$/.test(url)) return setFault('Enter an address that starts with https://.')
    setFault(undefined)
    setTyped('')
    onAdd(url, kind || kindOfAddress(url))
  }
  return (
    <AdminField
      label="Add from a web address"
      error={fault}
      help={`The address of a ${shownKinds}. It is not copied into the library.`}
    >
      {(wiring) => (
        <div className="flex flex-wrap gap-2">
          <AdminInput
            {...wiring}
            type="url"
            inputMode="url"
            placeholder="https://"
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
            aria-label="Kind of media"
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value as '' | 'video')} // the options below
          >
            <option value="">Detect the kind</option>
            <option value="video">Video</option>
          </AdminSelect>
          <Button variant="secondary" size="sm" onClick={add}>
            Add media
          </Button>
        </div>
      )}
    </AdminField>
  )
}
