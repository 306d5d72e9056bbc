import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../texts.ts'
import { PasswordField } from './password-field.tsx'
import { type PasswordRule, SHORTEST, standingOf } from './password-rules.ts'

type NewPasswordFieldProps = { name: string; label: string; error: string | undefined; email?: string }

/** A password that is being chosen; its rules stand below and are ticked as one types. */
export function NewPasswordField({ name, label, error, email = '' }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  return (
    <PasswordField
      id={name}
      name={name}
      label={label}
      autoComplete="new-password"
      minLength={SHORTEST}
      help={<Rules rules={standingOf(typed, email)} />}
      error={error}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}

function Rules({ rules }: { rules: readonly PasswordRule[] }) {
  return (
    <span className="flex flex-col gap-1 pt-0.5">
      {rules.map(({ text, met }) => {
        const Icon = met ? Check : Circle
        return (
          <span key={text} className={`flex items-center gap-1.5 ${met ? 'text-success' : 'text-ink-2'}`}>
            <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
            <span>
              {text}.{met && <span className="sr-only"> {t('sign-in-login.done')}</span>}
            </span>
          </span>
        )
      })}
    </span>
  )
}
