import { useSite } from '../shell/site-context.ts'
import { rich } from '../texts.ts'

/** The sum as it is charged, where prices are shown in another currency. */
export function ChargedIn({ amount }: { amount: string | undefined }) {
  const { currency, shownIn } = useSite()
  if (!amount || !shownIn) return null
  return (
    <p className="text-small text-ink-2">
      {rich('cart.chargedIn', {
        currency,
        mark: (text) => <span className="font-semibold tabular-nums">{text}</span>,
        amount,
        shownIn,
      })}
    </p>
  )
}
