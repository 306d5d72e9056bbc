import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../router/hooks.ts'
import { type Field, fields } from './checkout-names.ts'
import type { Refused } from './place-order.ts'
import { isStep, type OpenStep, openAtLoad, type StepName, stepOf, stepWithMistake } from './steps.ts'

export interface OpenSteps {
  readonly open: OpenStep
  /** The one that was open before. */
  readonly left: OpenStep | undefined
  openStep: (step: OpenStep) => void
  /** Opens the step of a field, and leads there. */
  openField: (field: Field) => void
}

type Seen = Pick<OpenSteps, 'open' | 'left'> & { readonly key: string; readonly refused: Refused | undefined }

/** State of an entry of the history that opens a step of the page as it is. */
const OPENED = 'opened'
const isOpened = ({ state }: { state: unknown }): boolean => state === OPENED

/** A refusal stays while steps are opened, until the form is sent again. */
export function useRefusal(arrived: Refused | undefined): Refused | undefined {
  const location = useLocation()
  const [last, setLast] = useState(arrived)
  const refused = arrived ?? (isOpened(location) ? last : undefined)
  if (refused !== last) setLast(refused)
  return refused
}

/**
 * The step that is open: the first that is not complete, then the one in the address, which the way back walks; a refused form opens the
 * step of its first mistake and leads to it. `present` are the steps of this purchase.
 */
export function useOpenStep(present: readonly StepName[], first: StepName, refused: Refused | undefined): OpenSteps {
  const location = useLocation()
  const navigate = useNavigate()
  const wanted = new URLSearchParams(location.search).get('step')
  const { key } = location
  const [seen, setSeen] = useState<Seen>({
    key,
    refused,
    open: stepWithMistake(refused?.errors ?? {}) ?? openAtLoad(wanted, first),
    left: undefined,
  })
  if (seen.key !== key || seen.refused !== refused) {
    const faulty = seen.refused === refused ? undefined : stepWithMistake(refused?.errors ?? {})
    const stays = refused !== undefined && !isOpened(location)
    const next = faulty ?? (stays ? seen.open : isStep(wanted) ? wanted : first)
    setSeen({ key, refused, open: next, left: next === seen.open ? seen.left : seen.open })
  }
  const open = present.some((step) => step === seen.open) ? seen.open : 'review'

  const leadsTo = useRef<Field>(undefined)
  useLeading(open, refused, leadsTo)
  const openStep = (step: OpenStep) => void navigate(`?step=${step}`, { preventScrollReset: true, state: OPENED })
  return {
    open,
    left: seen.left,
    openStep,
    openField: (field) => {
      if (stepOf(field) === open || stepOf(field) === 'review') return focusField(field)
      leadsTo.current = field
      openStep(stepOf(field))
    },
  }
}

/** Focus follows the step that opens, to its heading or a field of it, and a refused form to its first mistake; not a page that is loaded. */
function useLeading(open: OpenStep, refused: Refused | undefined, leadsTo: { current: Field | undefined }): void {
  const last = useRef<{ open: OpenStep; refused: Refused | undefined }>({ open, refused: undefined })
  useEffect(() => {
    const before = last.current
    last.current = { open, refused }
    const faulty = before.refused === refused ? undefined : fields.find((name) => refused?.errors[name])
    const field = faulty ?? leadsTo.current
    leadsTo.current = undefined
    if (field) focusField(field)
    else if (before.open !== open) document.getElementById(`step-${open}`)?.focus()
  }, [open, refused, leadsTo])
}

/** A field, or the first of the choices under its name. */
function focusField(name: Field): void {
  const found = document.getElementById(name)
  const control = found?.matches('input, select, textarea') ? found : found?.querySelector<HTMLElement>('input')
  ;(control ?? found)?.focus()
}
