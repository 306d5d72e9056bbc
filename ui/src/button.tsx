import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-styles.ts'
import type { LinkAs } from './link-as.ts'
import { Spinner } from './spinner.tsx'

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string; children: ReactNode }

export type ButtonProps = Look &
  Omit<ComponentPropsWithRef<'button'>, keyof Look> & {
    /** Work is under way: shows a spinner and refuses a second press, keeping focus where it is. */
    pending?: boolean
    /** Why the action cannot be taken now. The button stays visible and focusable and says so. */
    disabledReason?: string | undefined
  }

/** A button is a verb with its object: "Publish event". `type` is `button` unless the form says `submit`. */
export function Button({
  variant = 'primary',
  size = 'md',
  type = 'button',
  className,
  children,
  pending = false,
  disabledReason,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const blocked = pending || disabledReason !== undefined
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass(variant, size, className)}
        aria-busy={pending || undefined}
        aria-disabled={blocked || rest['aria-disabled']}
        aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
        title={disabledReason ?? rest.title}
        onClick={blocked ? (event) => event.preventDefault() : onClick}
      >
        {pending && <Spinner />}
        {children}
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} className="sr-only">
          {disabledReason}
        </span>
      )}
    </>
  )
}

export type ButtonLinkProps = Look &
  Omit<ComponentPropsWithRef<'a'>, keyof Look | 'href'> & { href: string; linkAs?: LinkAs }

/** A link that looks like a button: it goes somewhere, it does not change anything. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  className,
  linkAs: Link = 'a',
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, size, className)} />
}
