import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { useHydrated } from '@fairground/ui/hydrated.ts'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { Price } from '@fairground/ui/price.tsx'
import { QuantityStepper } from '@fairground/ui/quantity-stepper.tsx'
import { useToast } from '@fairground/ui/toast-region.tsx'
import { useEffect, useRef, useState } from 'react'
import { MembersOnly, useIsMember } from '../account/members-only.tsx'
import { useCart } from '../cart/cart-desk.tsx'
import { waiting } from '../page-route.ts'
import { part } from '../part.tsx'
import { useFetcher } from '../router/use-fetcher.tsx'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'
import { type AddAnswer, BUY_NOW } from './add-answer.ts'
import { BuyBar } from './buy-bar.tsx'
import { isOffered } from './choose.ts'
import { OptionChoices } from './option-choices.tsx'
import type { PriceOf } from './price-with.ts'
import type { ProductView, VariantView } from './product-view.ts'
import { StockLine } from './stock-line.tsx'

const MOST = 999

type BuyFormProps = {
  product: ProductView
  variant: VariantView | undefined
  onChoose: (variant: VariantView) => void
  /** Mistake of the form when it was sent without scripts. */
  answer: AddAnswer | undefined
}

/** Few products ask for more than a variant. */
const ModifierFields = import.meta.env.SSR
  ? (await import('./seldom-parts.ts')).seldomParts.ModifierFields
  : part('modifiers', async () => (await import('./seldom-parts.ts')).seldomParts.ModifierFields)

/** Price, options, quantity and the one marigold button. A form like any other; scripts keep the page and open the cart. */
export function BuyForm({ product, variant, onChoose, answer }: BuyFormProps) {
  const { state, data, formData, Form } = useFetcher<AddAnswer>()
  const byPointer = useAdded(product.name, state, data)
  const hydrated = useHydrated()
  const { locale } = useSite()
  const [priceOf, setPriceOf] = useState<PriceOf>(() => ({ price, compareAt }: VariantView) => ({ price, compareAt }))
  const outcome = data ?? answer
  const shown = variant && priceOf(variant)
  const offered = variant !== undefined && isOffered(variant)
  const label = variant?.preorder === undefined ? t('product.addToCart') : t('product.preOrder')
  const isMember = useIsMember()
  /** Nothing to press for somebody who has to sign in first. */
  const closed = product.forMembers && isMember === false
  const button = useRef<HTMLDivElement>(null)
  const now = formData?.get('intent') === BUY_NOW
  const pressed = () => {
    byPointer.current = true
  }
  return (
    <Form
      method="post"
      className="flex flex-col gap-6"
      onChange={async ({ currentTarget }) => {
        if (product.modifiers.length === 0) return
        const entered = new FormData(currentTarget)
        const { pricedWith } = await waiting(() => import('./price-with.ts'))
        setPriceOf(() => pricedWith(product, entered, locale))
      }}
    >
      <input type="hidden" name="product" value={product.id} />
      {shown && (
        <>
          <Price {...shown} perUnit={variant.perUnit} size="page" />
          <LiveRegion>{shown.price}</LiveRegion>
        </>
      )}
      {product.options.map((option) => (
        <OptionChoices key={option.name} product={product} option={option} variant={variant} onChoose={onChoose} />
      ))}
      {product.modifiers.length > 0 && (
        <div data-part="modifiers" className="contents">
          <ModifierFields modifiers={product.modifiers} answer={outcome} />
        </div>
      )}
      <div className="flex flex-col gap-3">
        {product.forMembers && <MembersOnly what="goods" returnTo={product.path} />}
        {!closed && (
          <div ref={button} className="flex flex-wrap gap-3 [&>span]:h-13">
            <QuantityStepper
              label={t('product.quantityOfName', { name: product.name })}
              name="quantity"
              max={mostOf(product, hydrated ? variant : undefined)}
            />
            <Button
              type="submit"
              variant="marigold"
              size="lg"
              className="min-w-48 grow"
              pending={state !== 'idle' && !now}
              onPointerDown={pressed}
              disabledReason={offered ? undefined : t('product.choiceSoldOut')}
            >
              {label}
            </Button>
            {offered && (
              <Button type="submit" name="intent" value={BUY_NOW} variant="secondary" className="w-full" pending={now}>
                {t('product.buyNow')}
              </Button>
            )}
          </div>
        )}
        {outcome?.message && <FieldError>{outcome.message}</FieldError>}
        <StockLine variant={variant} />
      </div>
      {hydrated && shown && offered && !closed && (
        <BuyBar button={button} label={label} pending={state !== 'idle' && !now} {...shown} onPointerDown={pressed} />
      )}
    </Form>
  )
}

/** Highest quantity that can be chosen: of the variant, or, while another may still be chosen unseen, of the one that has most. */
function mostOf({ variants }: ProductView, variant: VariantView | undefined): number {
  const lefts = (variant ? [variant] : variants).map(({ left = MOST }) => left)
  return Math.max(1, Math.min(MOST, Math.max(...lefts)))
}

/** Once it is in the cart: the cart opens for those who point, a toast says so to those on the keyboard, whose place stays. */
function useAdded(name: string, state: string, answer: { message?: string } | undefined) {
  const cart = useCart()
  const toast = useToast()
  const byPointer = useRef(false)
  const answered = useRef(answer)
  useEffect(() => {
    if (state !== 'idle' || answer === undefined || answer === answered.current) return
    answered.current = answer
    if (answer.message === undefined) {
      if (byPointer.current) cart.open()
      else {
        cart.changed()
        toast({
          message: t('product.inYourCart', { name }),
          action: { label: t('product.showCart'), onPress: cart.open },
        })
      }
    }
    byPointer.current = false
  }, [name, state, answer, cart, toast])
  return byPointer
}
