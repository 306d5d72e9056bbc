import { controlClass } from '@fairground/ui/control-styles.ts'
import { Field, type FieldText } from '@fairground/ui/field.tsx'
import { useHydrated } from '@fairground/ui/hydrated.ts'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { t } from '../../texts.ts'

type PasswordFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | keyof FieldText> & {
    autoComplete: 'current-password' | 'new-password'
  }

/** A password, which scripts can show to who types it. */
export function PasswordField({ label, help, error, optional, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  const Icon = shown ? EyeOff : Eye
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional ?? false}>
      {(wiring) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            required
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={`${controlClass.input} pe-12`}
          />
          {hydrated && (
            <button
              type="button"
              aria-label={shown ? t('sign-in-login.hide', { label }) : t('sign-in-login.show', { label })}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-control text-ink-2 hover:text-ink"
            >
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
            </button>
          )}
        </span>
      )}
    </Field>
  )
}
