import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { AdminField, AdminInput } from '@fairground/ui/admin/form-field.tsx'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { t } from '../texts.ts'
import { Suggestions, useKnownNames } from './known-names.tsx'

type Props = {
  label: string
  help?: string
  names: readonly string[]
  most: number
  longest: number
  /** Offers those that there are. */
  suggest?: 'brand' | 'ribbon'
  error?: string | undefined
  onChange: (names: string[]) => void
}

/** Words that stand beside each other: Enter or a comma adds one. */
export function NameList({ label, help, names, most, longest, suggest, error, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const listId = useId()
  const add = () => {
    const more = typed.split(',').map((name) => cutText(name.trim(), longest))
    setTyped('')
    const all = [...new Set([...names, ...more.filter(Boolean)])].slice(0, most)
    if (all.length > names.length) onChange(all)
  }
  return (
    <AdminField label={label} help={help} error={error} optional>
      {(wiring) => (
        <div className="flex flex-col gap-1.5">
          {names.length > 0 && (
            <ul aria-label={label} className="flex flex-wrap gap-1">
              {names.map((name) => (
                <li key={name} className="inline-flex h-7 items-center rounded-control border border-border ps-2">
                  <span className="max-w-48 truncate">{name}</span>
                  <button
                    type="button"
                    aria-label={t('admin.product.removeName', { name })}
                    onClick={() => onChange(names.filter((one) => one !== name))}
                    className="inline-flex size-6 items-center justify-center rounded-control text-ink-3 hover:text-ink"
                  >
                    <X aria-hidden="true" size={14} strokeWidth={1.75} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <AdminInput
            {...wiring}
            value={typed}
            {...(suggest ? { list: listId } : {})}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={names.length >= most ? t('admin.product.atMostMost', { most }) : t('admin.product.add')}
            disabled={names.length >= most}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ',') return
              event.preventDefault()
              add()
            }}
          />
          {suggest && <Offered id={listId} kind={suggest} typed={typed} />}
        </div>
      )}
    </AdminField>
  )
}

function Offered({ id, kind, typed }: { id: string; kind: 'brand' | 'ribbon'; typed: string }) {
  return <Suggestions id={id} names={useKnownNames(kind, typed).names} />
}
