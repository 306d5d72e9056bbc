/** Part of Stripe.js that the page uses. The script always comes from Stripe's own host, as its terms ask. */
const SCRIPT = 'https://js.stripe.com/clover/stripe.js'

interface PaymentElement {
  mount(place: HTMLElement): void
  on(event: 'ready' | 'loaderror', listener: () => void): void
  destroy(): void
}

interface StripeElements {
  create(kind: 'payment'): PaymentElement
}

export interface StripeJs {
  elements(options: { clientSecret: string; locale: string; appearance: { theme: 'stripe' | 'night' } }): StripeElements
  confirmPayment(options: {
    elements: StripeElements
    confirmParams: { return_url: string }
    redirect: 'if_required'
  }): Promise<{ error?: { message?: string } }>
}

declare global {
  interface Window {
    Stripe?: (publicKey: string) => StripeJs
  }
}

let loading: Promise<void> | undefined

/** Stripe with the key of the account; loaded once for a page, and again after it could not be. */
export async function loadStripe(publicKey: string): Promise<StripeJs> {
  if (!window.Stripe) {
    loading ??= loadScript().finally(() => {
      loading = undefined
    })
    await loading
  }
  if (!window.Stripe) throw new Error('Stripe.js did not start')
  return window.Stripe(publicKey)
}

function loadScript(): Promise<void> {
  const script = document.createElement('script')
  script.src = SCRIPT
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('Stripe.js could not be loaded'))
    }
    document.head.append(script)
  })
}
