import { useSite } from '../shell/site-context.ts'

/** The sum as it is charged, where prices are shown in another currency. */
export function ChargedIn({ amount }: { amount: string | undefined }) {
  const { currency, shownIn } = useSite()
  if (!amount || !shownIn) return null
  return (
    <p className="text-small text-ink-2">
      You are charged in {currency}: <span className="font-semibold tabular-nums">{amount}</span>. Prices in {shownIn}{' '}
      are approximate.
    </p>
  )
}
