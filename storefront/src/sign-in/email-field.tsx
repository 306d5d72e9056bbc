import { TextField } from '@fairground/ui/text-field.tsx'
import type { ComponentProps } from 'react'

type EmailFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'help' | 'enterKeyHint' | 'error' | 'onChange'
> & {
  readonly entered: string | undefined
  /** Passkeys are offered where browsers complete the address. */
  readonly withPasskeys?: boolean
}

/** The address that an account is known by. */
export function EmailField({ entered, withPasskeys = false, ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      id="email"
      name="email"
      type="email"
      autoComplete={withPasskeys ? 'username webauthn' : 'username'}
      inputMode="email"
      required
      maxLength={254}
      defaultValue={entered}
    />
  )
}
