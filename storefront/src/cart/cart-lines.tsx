import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { FieldError } from '@fairground/ui/field.tsx'
import { useHydrated } from '@fairground/ui/hydrated.ts'
import { Image } from '@fairground/ui/image.tsx'
import { QuantityStepper } from '@fairground/ui/quantity-stepper.tsx'
import { paths } from '../paths.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { CartLineView } from './cart-view.ts'
import type { RemovedLines } from './removed-lines.ts'

/** The lines of a cart, each with its own forms: they work without scripts, and at once with them. */
export function CartLines({
  lines,
  removed,
  compact = false,
}: {
  lines: readonly CartLineView[]
  removed: RemovedLines
  compact?: boolean
}) {
  return (
    <ul ref={removed.list} className="divide-y divide-border">
      {lines.map((line, place) => (
        <CartLine key={line.id} line={line} compact={compact} onRemove={() => removed.onRemove(line, place)} />
      ))}
    </ul>
  )
}

function CartLine({ line, compact, onRemove }: { line: CartLineView; compact: boolean; onRemove: () => void }) {
  const change = useFetcher<{ message?: string }>({ key: `line ${line.id}` })
  const pending = change.formData
  const leaving = pending?.get('intent') === 'remove'
  const message = change.data?.message ?? line.problem
  return (
    <li className={`flex gap-4 py-5 first:pt-0 ${leaving ? 'opacity-50' : ''}`}>
      <div className={compact ? 'w-16 shrink-0' : 'w-20 shrink-0 sm:w-24'}>
        <Image src={line.picture} alt="" name={line.name} sizes="96px" className="rounded-card" />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-start justify-between gap-4">
          <p className="font-semibold leading-snug">
            {line.href ? (
              <RouterLink href={line.href} className="hover:underline hover:underline-offset-4">
                {line.name}
              </RouterLink>
            ) : (
              line.name
            )}
          </p>
          <p className="font-semibold whitespace-nowrap tabular-nums">{line.total}</p>
        </div>
        {line.details.length > 0 && <p className="text-small text-ink-2">{dotted(line.details)}</p>}
        <p className="text-small text-ink-3 tabular-nums">
          {line.fullPrice && <s>{line.fullPrice}</s>} {t('cart.priceEach', { price: line.price })}
          {line.fee && <span className="block">{t('cart.includesFee', { fee: line.fee })}</span>}
        </p>
        {message && <FieldError>{message}</FieldError>}
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <LineQuantity line={line} change={change} />
          <RemoveLine line={line} change={change} onRemove={onRemove} />
        </div>
      </div>
    </li>
  )
}

type Change = ReturnType<typeof useFetcher<{ message?: string }>>

function LineQuantity({ line, change }: { line: CartLineView; change: Change }) {
  const hydrated = useHydrated()
  const wanted = change.formData?.get('intent') === 'quantity' ? Number(change.formData.get('quantity')) : line.quantity
  return (
    <change.Form method="post" action={paths.cart()} className="flex items-center gap-2">
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line" value={line.id} />
      <QuantityStepper
        label={t('cart.quantityOfName', { name: line.name })}
        name="quantity"
        {...(hydrated ? { value: wanted } : { defaultValue: line.quantity })}
        max={line.max}
        onChange={(quantity) => {
          if (quantity === wanted) return
          void change.submit({ intent: 'quantity', line: line.id, quantity }, { method: 'post', action: paths.cart() })
        }}
      />
      <noscript>
        <button type="submit" className="min-h-11 px-2 text-small font-medium text-brand underline underline-offset-4">
          {t('cart.update')}
        </button>
      </noscript>
    </change.Form>
  )
}

function RemoveLine({ line, change, onRemove }: { line: CartLineView; change: Change; onRemove: () => void }) {
  return (
    <change.Form method="post" action={paths.cart()} onSubmit={onRemove}>
      <input type="hidden" name="line" value={line.id} />
      <button
        type="submit"
        name="intent"
        value="remove"
        // The second half of a double press is none of its own: the next line may stand there by then.
        onClick={(event) => {
          if (event.detail > 1) event.preventDefault()
        }}
        aria-label={t('cart.removeName', { name: line.name })}
        className="min-h-11 px-1 text-small text-ink-2 underline underline-offset-4 hover:text-ink"
      >
        {t('cart.remove')}
      </button>
    </change.Form>
  )
}
