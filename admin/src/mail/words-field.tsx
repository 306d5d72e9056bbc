import type { MailVariable } from '@fairground/client/generated/fairground.mail-templates.ts'
import { AdminField, AdminInput, AdminTextArea } from '@fairground/ui/admin/form-field.tsx'
import { Menu } from '@fairground/ui/admin/menu.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Braces } from 'lucide-react'
import { useRef } from 'react'
import { t } from '../texts.ts'

type WordsFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  variables: readonly MailVariable[]
  error?: string | undefined
  help?: string
  optional?: boolean
  lines?: number
  maxLength: number
  disabled: boolean
}

/** Words with placeholders. The menu puts one in where the cursor was. */
export function WordsField({ value, onChange, variables, lines = 1, maxLength, disabled, ...text }: WordsFieldProps) {
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const insert = (name: string) => {
    const { selectionStart: from, selectionEnd: to } = control.current ?? {}
    const start = from ?? value.length
    const placeholder = `{{${name}}}`
    onChange(`${value.slice(0, start)}${placeholder}${value.slice(to ?? start)}`)
    // After the menu has given focus back to its button.
    setTimeout(() => {
      control.current?.focus()
      control.current?.setSelectionRange(start + placeholder.length, start + placeholder.length)
    })
  }
  const typed = {
    ref: control,
    value,
    maxLength,
    disabled,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 grow">
        <AdminField {...text} optional={text.optional ?? false}>
          {(wiring) =>
            lines === 1 ? (
              <AdminInput {...typed} {...wiring} autoComplete="off" />
            ) : (
              <AdminTextArea {...typed} {...wiring} rows={lines} />
            )
          }
        </AdminField>
      </div>
      <div className="pt-5">
        <Menu
          trigger={
            <IconButton
              size="sm"
              label={t('admin.mail.insertVariable', { field: text.label.toLowerCase() })}
              icon={<Braces size={16} strokeWidth={1.75} />}
              disabled={disabled}
            />
          }
          items={variables.map(({ name, description }) => ({
            label: `${name} – ${description}`,
            onSelect: () => insert(name),
          }))}
        />
      </div>
    </div>
  )
}
