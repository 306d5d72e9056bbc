import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-styles.ts'
import type { LinkAs } from './link-as.ts'
import { Spinner } from './spinner.tsx'

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string; children: ReactNode }

export type ButtonProps = Look &
  Omit<ComponentPropsWithRef<'button'>, keyof Look> & {
    /** Work is under way: shows a spinner and refuses a second press, keeping focus where it is. */
    pending?: boolean
    /** Reason why the action cannot be taken now. The button stays visible and focusable; its description says so, and a press shows it. */
    disabledReason?: string | undefined
  }

/** By then a press is drawn as pending. Presses that waited for a busy page, as by a key, come before any timer. */
const UNTIL_DRAWN_MS = 10
const justPressed = new Set<HTMLButtonElement>()
let forgetsAtInput = false

/** Remembers a press until it is drawn, or until something is entered: then the next press is one of its own. */
function remember(button: HTMLButtonElement): void {
  justPressed.add(button)
  setTimeout(() => justPressed.delete(button), UNTIL_DRAWN_MS)
  if (forgetsAtInput) return
  forgetsAtInput = true
  document.addEventListener('input', () => justPressed.clear(), true)
}

/** A button is a verb with its object: "Publish event". `type` is `button` unless the form says `submit`. */
export function Button({
  variant = 'primary',
  size = 'md',
  type = 'button',
  className,
  children,
  pending,
  disabledReason,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const [showsReason, setShowsReason] = useState(false)
  const blocked = pending === true || disabledReason !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const actsOnce = pending !== undefined || type === 'submit'
    // The second half of a double press is no second order; before the first is drawn as pending, nothing else would stop it.
    const isSecond = actsOnce && (event.detail > 1 || justPressed.has(event.currentTarget))
    if (blocked) setShowsReason(true)
    if (blocked || isSecond) return event.preventDefault()
    remember(event.currentTarget)
    onClick?.(event)
  }
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
        onClick={press}
      >
        {pending && <Spinner />}
        {children}
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} className={showsReason ? 'text-label font-normal text-ink-2' : 'sr-only'}>
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
