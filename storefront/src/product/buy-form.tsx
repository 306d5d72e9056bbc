import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { useHydrated } from '@fairground/ui/hydrated.ts'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { Price } from '@fairground/ui/price.tsx'
import { QuantityStepper } from '@fairground/ui/quantity-stepper.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { useToast } from '@fairground/ui/toast-region.tsx'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useCart } from '../cart/cart-desk.tsx'
import { fieldOf } from '../products/chosen-options.ts'
import { OptionChoices } from './option-choices.tsx'
import type { ProductView, VariantView } from './product-view.ts'
import { StockLine } from './stock-line.tsx'

const MOST = 999

export type BuyFormProps = {
  product: ProductView
  variant: VariantView | undefined
  onChoose: (variant: VariantView) => void
  /** What went wrong when the form was sent without scripts. */
  message: string | undefined
}

/** Price, options, quantity and the one marigold button. A form like any other; scripts keep the page and open the cart. */
export function BuyForm({ product, variant, onChoose, message }: BuyFormProps) {
  const { state, data, Form } = useFetcher<{ message?: string }>()
  const byPointer = useAdded(product.name, state, data)
  const hydrated = useHydrated()
  const problem = data?.message ?? message
  return (
    <Form method="post" className="flex flex-col gap-6">
      <input type="hidden" name="product" value={product.id} />
      {variant && (
        <>
          <Price price={variant.price} compareAt={variant.compareAt} size="page" />
          <LiveRegion>{variant.price}</LiveRegion>
        </>
      )}
      {product.options.map((option) => (
        <OptionChoices key={option.name} product={product} option={option} variant={variant} onChoose={onChoose} />
      ))}
      {product.texts.map(({ title, maxLength, required }) => (
        <TextField
          key={title}
          name={fieldOf.text(title)}
          label={title}
          maxLength={maxLength}
          required={required}
          optional={!required}
          help={`At most ${maxLength} characters`}
        />
      ))}
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-3 [&>span]:h-13">
          <QuantityStepper
            label={`Quantity of ${product.name}`}
            name="quantity"
            max={mostOf(product, hydrated ? variant : undefined)}
          />
          <Button
            type="submit"
            variant="marigold"
            size="lg"
            className="min-w-48 grow"
            pending={state !== 'idle'}
            onPointerDown={() => {
              byPointer.current = true
            }}
            disabledReason={variant?.inStock ? undefined : 'Sold out in this choice'}
          >
            Add to cart
          </Button>
        </div>
        {problem && <FieldError>{problem}</FieldError>}
        <StockLine variant={variant} />
      </div>
    </Form>
  )
}

/** Most that can be asked for: of the variant, or, while another may still be chosen unseen, of the one that has most. */
function mostOf({ variants }: ProductView, variant: VariantView | undefined): number {
  const lefts = (variant ? [variant] : variants).map(({ left = MOST }) => left)
  return Math.max(1, Math.min(MOST, Math.max(...lefts)))
}

/** Once it is in the cart: the cart opens for those who point, a toast says so to those on the keyboard, whose place is kept. */
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
        toast({ message: `${name} is in your cart.`, action: { label: 'Show cart', onPress: cart.open } })
      }
    }
    byPointer.current = false
  }, [name, state, answer, cart, toast])
  return byPointer
}
