import { Button } from '@fairground/ui/button.tsx'
import type { Country } from '@fairground/ui/countries.ts'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { TextAreaField } from '@fairground/ui/text-field.tsx'
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { ChargedIn } from '../cart/charged-in.tsx'
import { paths } from '../paths.ts'
import { Form } from '../router/form.tsx'
import { useSent } from '../router/hooks.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { t } from '../texts.ts'
import { AddressFields } from './address-fields.tsx'
import type { AddressWords } from './address-words.ts'
import type { FieldErrors } from './checkout-form.ts'
import { ADDRESS_FIELDS, addressField } from './checkout-names.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import type { CheckoutView } from './checkout-view.ts'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryChoices } from './delivery-choices.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { SavedAddress } from './known-buyer.ts'
import { PaymentChoices, titleOfWay, type Ways } from './payment-choices.tsx'
import type { Refused } from './place-order.ts'
import { ConsentFields, type ConsentView } from './policies.tsx'
import { SavedAddressChoices } from './saved-address-choices.tsx'
import { Step, StepHeading, type StepProps, Unfolded } from './step.tsx'
import { type OpenStep, STEPS, type StepName } from './steps.ts'
import type { StepsView } from './steps-view.ts'
import { useStoredChoices } from './stored-choices.ts'
import { AfterDecline } from './take-back-form.tsx'

import type { TipsView } from './tip-names.ts'
import { TipChoices } from './tips-part.ts'
import { useOpenStep, useRefusal } from './use-open-step.ts'

type CheckoutFieldsProps = {
  texts: CheckoutTexts
  checkout: CheckoutView
  /** Addresses of the member's account; none for a visitor. */
  addresses: readonly SavedAddress[]
  ways: Ways & { readonly needed: boolean }
  countries: readonly Country[]
  /** Labels of an address in the stored country. */
  words: AddressWords
  /** The same, in the country of a bill that goes elsewhere than the goods. */
  billWords: AddressWords
  consent: ConsentView
  /** The bill has an address where nothing is sent to one, too. */
  billsFully: boolean
  steps: StepsView
  /** Absent where buyers give none. */
  tips: TipsView | undefined
  refused: Refused | undefined
}

/**
 * The whole purchase as one form: contact, delivery, payment, each folded to a line while another is open, and the review. With scripts the
 * input is saved as one types, and the total follows the delivery; without them all is open and a second button does that.
 */
export function CheckoutFields(props: CheckoutFieldsProps) {
  const { checkout, ways, steps } = props
  const refused = useRefusal(props.refused)
  const form = useRef<HTMLFormElement>(null)
  const saving = useFetcher<{ words?: AddressWords; billWords?: AddressWords }>()
  const { words = props.words, billWords = props.billWords } = saving.data ?? {}
  const values = { ...checkout.values, ...refused?.values }
  const [errors, mend, mended] = useErrors(refused)
  const unpaid = checkout.orderId !== undefined
  const present = stepsOf(props)
  const { open, left, openStep, openField } = useOpenStep(present, steps.first, refused)
  const [method, setMethod] = useState(values.method)
  const [sent, overtake] = useSentStep()
  const storeChoices = useStoredChoices({
    checkoutId: checkout.id,
    form,
    isRefused: refused !== undefined,
    onMethod: setMethod,
  })
  const step = (name: StepName) => ({
    name,
    number: present.indexOf(name) + 1,
    isOpen: open === name,
    pending: sent === name,
    onOpen: openStep,
  })

  const save = () => {
    if (!form.current || unpaid) return
    const typed = new FormData(form.current)
    typed.set('intent', 'keep')
    void saving.submit(typed, { method: 'post', action: paths.checkout(checkout.id) })
  }
  const saveTyped = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if ('defaultValue' in target && target.type !== 'radio' && target.value !== target.defaultValue) save()
  }
  const change = (event: FormEvent<HTMLFormElement>) => {
    mend(event)
    overtake()
    storeChoices(event)
    const { name, value } = event.target as HTMLInputElement // every control of the form has both
    if (name === 'method') setMethod(value)
  }
  const shared = { ...props, words, billWords, values, errors, onChoose: save }
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onBlur={saveTyped as never}
      onChange={change}
      className="group flex flex-col gap-10"
    >
      <Unfolded />
      <LiveRegion>{left && doneOf(left, props)}</LiveRegion>
      <ErrorSummary
        message={mended ? undefined : refused?.message}
        errors={errors}
        problems={checkout.problems}
        repeated={refused?.short}
        onField={openField}
      >
        {refused?.declined && <AfterDecline canTakeBack={checkout.orderId !== undefined} />}
      </ErrorSummary>
      {!unpaid && <BuyerSteps {...shared} step={step} />}
      {present.includes('payment') && (
        <Step
          {...step('payment')}
          title={t('checkout.payment')}
          done={steps.first === 'payment' ? titleOfWay(ways, method) : undefined}
          isLast
        >
          <PaymentChoices ways={ways} chosen={method} save={values.save} errors={errors} />
        </Step>
      )}
      <Review {...shared} number={present.length + 1} />
    </Form>
  )
}

/** Facts of the buyer: who they are, and where their goods or their bill go. */
function BuyerSteps(props: SharedProps & { step: (name: StepName) => Omit<StepProps, 'title' | 'done' | 'children'> }) {
  const { checkout, texts, steps, step, values, errors, words } = props
  const hasAddress = needsAddress(props)
  return (
    <>
      <Step {...step('contact')} title={texts.contact} done={steps.contact}>
        <ContactFields values={values} errors={errors} taxId={hasAddress ? words.taxId : undefined} />
      </Step>
      {hasAddress && (
        <Step {...step('delivery')} title={texts.delivery} done={steps.delivery}>
          {checkout.delivers ? <DeliveryFields {...props} /> : <AddressOfBill {...props} />}
        </Step>
      )}
    </>
  )
}

/** Announcement of a step that has folded: its line. */
function doneOf(step: OpenStep, { steps, texts }: CheckoutFieldsProps): string | undefined {
  if (step !== 'contact' && step !== 'delivery') return undefined
  const line = steps[step]
  return line && t('checkout.stepDone', { step: texts[step], line })
}

/** Steps of this purchase that fold; an order that waits for its payment has no other. */
function stepsOf(props: CheckoutFieldsProps): StepName[] {
  const { checkout, ways } = props
  const isThere = {
    contact: checkout.orderId === undefined,
    delivery: checkout.orderId === undefined && needsAddress(props),
    payment: ways.needed,
  } as const satisfies Record<StepName, boolean>
  return STEPS.filter((step) => isThere[step])
}

/** Always open: the tip, the terms that are accepted, and the button with the amount. */
function Review({
  checkout,
  texts,
  consent,
  tips,
  values,
  errors,
  onChoose,
  number,
}: SharedProps & { number: number }) {
  const placing = useSent()?.get('intent') === 'place'
  const unpaid = checkout.orderId !== undefined
  return (
    <section aria-labelledby="step-review" className="flex flex-col gap-5 border-t border-border pt-8">
      {!unpaid && <StepHeading name="review" number={number} title={texts.review} />}
      {tips && <TipChoices tips={tips} values={values} error={errors.tipAmount} onChoose={onChoose} />}
      {!unpaid && (
        <TextAreaField
          label={t('checkout.noteToUs')}
          name="note"
          optional
          maxLength={1000}
          defaultValue={values.note}
        />
      )}
      {!unpaid && <ConsentFields consent={consent} values={values} errors={errors} />}
      <input type="hidden" name="shown" value={checkout.chargedAmount} />
      <Button type="submit" name="intent" value="place" variant="marigold" size="lg" pending={placing}>
        {texts.button}
      </Button>
      <p className="text-small text-ink-2">{texts.effect}</p>
      <ChargedIn amount={checkout.charged} />
    </section>
  )
}

const needsAddress = ({ checkout, billsFully }: Pick<CheckoutFieldsProps, 'checkout' | 'billsFully'>): boolean =>
  checkout.delivers || billsFully

type SharedProps = CheckoutFieldsProps & {
  values: CheckoutView['values']
  errors: FieldErrors
  onChoose: () => void
}

const AddressOfBill = ({ values, errors, countries, words, onChoose }: SharedProps) => (
  <AddressFields values={values} errors={errors} countries={countries} words={words} onCountry={onChoose} />
)

/** Delivery options, and the address of those that travel to one: a saved one or one that is typed. */
function DeliveryFields(props: SharedProps) {
  const { checkout, texts, addresses, countries, words, billsFully, values, errors, onChoose } = props
  return (
    <>
      <DeliveryChoices
        options={checkout.delivery}
        undelivered={texts.undelivered}
        chosen={values.delivery}
        slot={values.slot}
        error={errors.delivery}
        onChoose={onChoose}
      />
      <div
        className={
          checkout.delivery.some(({ pickup }) => pickup) && !billsFully
            ? 'hidden flex-col gap-5 group-has-[[data-delivers]:checked]:flex'
            : 'flex flex-col gap-5'
        }
      >
        {addresses.length > 0 && (
          <SavedAddressChoices addresses={addresses} chosen={values.savedAddress} onChoose={onChoose} />
        )}
        <div
          className={
            addresses.length > 0 ? 'hidden flex-col gap-5 group-has-[[data-typed]:checked]:flex' : 'flex flex-col gap-5'
          }
        >
          <AddressFields values={values} errors={errors} countries={countries} words={words} onCountry={onChoose} />
        </div>
        <BillFields {...props} />
      </div>
      <noscript>
        <Button type="submit" name="intent" value="keep" variant="secondary" className="self-start">
          {t('checkout.updateTotal')}
        </Button>
      </noscript>
    </>
  )
}

/** Folded away while the bill has the address of the goods. */
function BillFields({ values, errors, countries, billWords, onChoose }: SharedProps) {
  return (
    <details open={isOpen(values, errors)}>
      <summary className="py-2.5 text-small font-medium text-ink-2">{t('checkout.billElsewhere')}</summary>
      <div className="flex flex-col gap-5">
        <p className="text-small text-ink-2">{t('checkout.billElsewhereHelp')}</p>
        <AddressFields
          values={values}
          errors={errors}
          countries={countries}
          words={billWords}
          ofBill
          onCountry={onChoose}
        />
      </div>
    </details>
  )
}

const isOpen = (values: CheckoutView['values'], errors: FieldErrors): boolean =>
  ADDRESS_FIELDS.map((field) => addressField(field, true)).some(
    (field) => errors[field] || (field !== 'billCountry' && values[field]),
  )

/** The step that is being sent, until something else is entered: that comes with a press of its own. */
function useSentStep() {
  const sent = useSent()
  const [overtaken, setOvertaken] = useState<FormData>()
  return [sent === overtaken ? undefined : sent?.get('intent'), () => setOvertaken(sent)] as const
}

/** The mistakes that were found, but for those in fields that have been changed since; and whether none is left of them. */
function useErrors(refused: Refused | undefined) {
  const [changed, setChanged] = useState<{ of: Refused | undefined; fields: readonly string[] }>({
    of: refused,
    fields: [],
  })
  const fields = changed.of === refused ? changed.fields : []
  const found = Object.entries(refused?.errors ?? {})
  const left = found.filter(([field]) => !fields.includes(field))
  const errors = Object.fromEntries(left)
  const mend = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as EventTarget & { name?: string } // every control of the form has one
    if (name && name in errors) setChanged({ of: refused, fields: [...fields, name] })
  }
  return [errors as FieldErrors, mend, found.length > 0 && left.length === 0] as const
}
