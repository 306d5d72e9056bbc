import { Button } from '@fairground/ui/button.tsx'
import type { MouseEvent, ReactNode } from 'react'
import { t } from '../texts.ts'
import type { OpenStep, StepName } from './steps.ts'

export type StepProps = {
  name: StepName
  number: number
  title: string
  isOpen: boolean
  pending: boolean
  /** Line in place of the fields of a step that is complete. */
  done: string | undefined
  onOpen: (step: OpenStep) => void
  /** The last step leads to the button that buys. */
  isLast?: boolean
  children: ReactNode
}

/**
 * One numbered step of the checkout, folded to a line while another is open. Its fields stay in the form. Without scripts all of them are
 * open (`Unfolded`).
 */
export function Step({ name, number, title, isOpen, pending, done, onOpen, isLast = false, children }: StepProps) {
  return (
    <section aria-labelledby={`step-${name}`} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <div className="flex items-center justify-between gap-4">
          <StepHeading name={name} number={number} title={title} />
          {!isOpen && (
            <a
              href={`?step=${name}`}
              aria-expanded={false}
              aria-controls={`fields-${name}`}
              aria-label={done ? t('checkout.changeStep', { step: title }) : t('checkout.openStep', { step: title })}
              onClick={(event) => openHere(event, () => onOpen(name))}
              className="inline-flex min-h-11 items-center text-small font-medium text-brand underline-offset-4 hover:underline noscript:hidden"
            >
              {done ? t('checkout.change') : t('checkout.open')}
            </a>
          )}
        </div>
        {!isOpen && done && <p className="text-ink-2 noscript:hidden">{done}</p>}
      </div>
      <div id={`fields-${name}`} data-folds="" className={isOpen ? 'flex flex-col gap-5' : 'hidden flex-col gap-5'}>
        {children}
        {isOpen && !isLast && (
          <Button type="submit" name="intent" value={name} pending={pending} className="self-start noscript:hidden">
            {t('checkout.continue')}
          </Button>
        )}
      </div>
    </section>
  )
}

export const StepHeading = ({ name, number, title }: { name: OpenStep; number: number; title: string }) => (
  <h2 id={`step-${name}`} tabIndex={-1} className="flex items-baseline gap-3 font-display text-h2 outline-none">
    <span className="text-ink-3 tabular-nums">{number}</span>
    {title}
  </h2>
)

const UNFOLDED = '[data-folds]{display:flex}'

/** Opens all steps where no script can. */
export const Unfolded = () => (
  <noscript className="hidden">
    <style>{UNFOLDED}</style>
  </noscript>
)

/** Another tab or window gets the page itself. */
function openHere(event: MouseEvent, open: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}
