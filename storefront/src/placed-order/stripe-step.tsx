import { Button } from '@fairground/ui/button.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { t } from '../texts.ts'
import type { ProviderStep } from './returned.ts'
import { loadStripe, type StripeJs } from './stripe-js.ts'

type Elements = ReturnType<StripeJs['elements']>
type Phase = 'loading' | 'ready' | 'paying' | 'failed'

/** Draws the element into `place`; another `attempt` loads everything again. */
function useElement({ clientSecret, publicKey = '' }: ProviderStep, attempt: number) {
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<{ stripe: StripeJs; elements: Elements }>(undefined)
  const [phase, setPhase] = useState<Phase>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isOver = false
    let end = () => {}
    const draw = async () => {
      const stripe = await loadStripe(publicKey)
      if (isOver || !place.current) return
      const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe'
      const elements = stripe.elements({ clientSecret, locale: document.documentElement.lang, appearance: { theme } })
      const element = elements.create('payment')
      element.on('ready', () => setPhase('ready'))
      element.on('loaderror', () => setPhase('failed'))
      element.mount(place.current)
      drawn.current = { stripe, elements }
      end = () => element.destroy()
    }
    draw().catch(() => !isOver && setPhase('failed'))
    return () => {
      isOver = true
      end()
    }
  }, [clientSecret, publicKey, attempt])
  return { place, drawn, phase, setPhase }
}

/** Confirms the payment; returns why it was not, in the provider's words. */
async function confirm({ stripe, elements }: { stripe: StripeJs; elements: Elements }, address: string) {
  const { error } = await stripe
    .confirmPayment({ elements, confirmParams: { return_url: address }, redirect: 'if_required' })
    .catch(() => ({ error: {} as { message?: string } }))
  return error && (error.message ?? t('placed-order.providerAway'))
}

/** Stripe's Payment Element: the buyer's data goes from their browser to Stripe. */
export function StripeStep(step: ProviderStep) {
  const [attempt, setAttempt] = useState(0)
  const { place, drawn, phase, setPhase } = useElement(step, attempt)
  const [problem, setProblem] = useState<string>()

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (!drawn.current || phase !== 'ready') return
    setPhase('paying')
    setProblem(undefined)
    const address = new URL(step.returnPath, location.href).href
    const refused = await confirm(drawn.current, address)
    if (refused === undefined) return location.assign(address)
    setProblem(refused)
    setPhase('ready')
  }
  const again = () => {
    setPhase('loading')
    setAttempt(attempt + 1)
  }

  return (
    <section data-part="stripe" aria-labelledby="pay-here" data-print="hide" className="flex flex-col gap-5">
      <h2 id="pay-here" className="font-display text-h2">
        {t('placed-order.payHere')}
      </h2>
      <noscript>
        <p>{t('placed-order.needsScripts')}</p>
      </noscript>
      <form onSubmit={pay} className="flex max-w-measure flex-col gap-5">
        {phase === 'loading' && <p role="status">{t('placed-order.loadingStep')}</p>}
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <div ref={place} />
        {phase === 'failed' && <LoadAgain again={again} />}
        {(phase === 'ready' || phase === 'paying') && (
          <Button type="submit" variant="marigold" size="lg" pending={phase === 'paying'}>
            {t('placed-order.payNow')}
          </Button>
        )}
      </form>
    </section>
  )
}

function LoadAgain({ again }: { again: () => void }) {
  return (
    <>
      <p role="alert">{t('placed-order.stepFailed')}</p>
      <Button variant="secondary" onClick={again}>
        {t('placed-order.loadAgain')}
      </Button>
    </>
  )
}
