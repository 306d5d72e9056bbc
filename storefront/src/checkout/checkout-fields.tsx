import { Button } from '@fairground/ui/button.tsx'
import type { Country } from '@fairground/ui/countries.ts'
import { TextAreaField } from '@fairground/ui/text-field.tsx'
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import { paths } from '../paths.ts'
import { t } from '../texts.ts'
import { AddressFields } from './address-fields.tsx'
import type { AddressWords } from './address-words.ts'
import type { FieldErrors } from './checkout-form.ts'
import { ADDRESS_FIELDS, addressField } from './checkout-names.ts'
import type { CheckoutView } from './checkout-view.ts'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryChoices } from './delivery-choices.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { SavedAddress } from './known-buyer.ts'
import { PaymentChoices, type Ways } from './payment-choices.tsx'
import type { Refused } from './place-order.ts'
import { ConsentFields, type ConsentView } from './policies.tsx'
import { SavedAddressChoices } from './saved-address-choices.tsx'
import { Step } from './step.tsx'
import { AfterDecline } from './take-back-form.tsx'
import { TipChoices } from './tip-choices.tsx'
import type { TipsView } from './tip-names.ts'

type CheckoutFieldsProps = {
  checkout: CheckoutView
  /** Addresses of the member's account; none for a visitor. */
  addresses: readonly SavedAddress[]
  ways: Ways
  countries: readonly Country[]
  /** Labels of an address in the stored country. */
  words: AddressWords
  /** The same, in the country of a bill that goes elsewhere than the goods. */
  billWords: AddressWords
  consent: ConsentView
  /** The bill has an address where nothing is sent to one, too. */
  billsFully: boolean
  /** Absent where buyers give none. */
  tips: TipsView | undefined
  refused: Refused | undefined
}

/**
 * The whole purchase as one form: contact, delivery, payment. With scripts the input is saved as one types, and the
 * total follows the delivery; without them a second button does that.
 */
export function CheckoutFields(props: CheckoutFieldsProps) {
  const { checkout, ways, consent, tips, refused } = props
  const form = useRef<HTMLFormElement>(null)
  const saving = useFetcher<{ words?: AddressWords; billWords?: AddressWords }>()
  const { words = props.words, billWords = props.billWords } = saving.data ?? {}
  const placing = useNavigation().formData?.get('intent') === 'place'
  const values = { ...checkout.values, ...refused?.values }
  const [errors, mend] = useErrors(refused)
  const mended = Object.keys(refused?.errors ?? {}).length > 0 && Object.keys(errors).length === 0
  const unpaid = checkout.orderId !== undefined

  const save = () => {
    if (!form.current || unpaid) return
    const typed = new FormData(form.current)
    typed.set('intent', 'keep')
    void saving.submit(typed, { method: 'post', action: paths.checkout(checkout.id) })
  }
  const saveTyped = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { target } = event
    if ('defaultValue' in target && target.type !== 'radio' && target.value !== target.defaultValue) save()
  }
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onBlur={saveTyped as never}
      onChange={mend}
      className="group flex flex-col gap-10"
    >
      <ErrorSummary message={mended ? undefined : refused?.message} errors={errors} problems={checkout.problems}>
        {refused?.declined && <AfterDecline canTakeBack={checkout.orderId !== undefined} />}
      </ErrorSummary>
      {!unpaid && (
        <>
          <Step title={t('checkout.contact')} number={1}>
            <ContactFields values={values} errors={errors} taxId={needsAddress(props) ? words.taxId : undefined} />
          </Step>
          <AddressStep {...props} words={words} billWords={billWords} values={values} errors={errors} onChoose={save} />
        </>
      )}
      {tips && <TipChoices tips={tips} values={values} error={errors.tipAmount} onChoose={save} />}
      {!checkout.free && ways.methods.length > 0 && (
        <Step title={t('checkout.payment')} number={unpaid ? 1 : needsAddress(props) ? 3 : 2}>
          <PaymentChoices ways={ways} chosen={values.method} save={values.save} errors={errors} />
        </Step>
      )}
      <div className="flex flex-col gap-5 border-t border-border pt-8">
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
          {checkout.free ? t('checkout.placeOrder') : t('checkout.pay', { charged: checkout.charged })}
        </Button>
        <p className="text-small text-ink-2">{pressed(checkout)}</p>
      </div>
    </Form>
  )
}

const needsAddress = ({ checkout, billsFully }: Pick<CheckoutFieldsProps, 'checkout' | 'billsFully'>): boolean =>
  checkout.delivers || billsFully

/** Delivery, or the address of the bill alone; nothing where neither is needed. */
function AddressStep(props: DeliveryStepProps) {
  const { values, errors, countries, words, onChoose } = props
  if (props.checkout.delivers) return <DeliveryStep {...props} />
  if (!needsAddress(props)) return null
  return (
    <Step title={t('checkout.billingAddress')} number={2}>
      <AddressFields values={values} errors={errors} countries={countries} words={words} onCountry={onChoose} />
    </Step>
  )
}

type DeliveryStepProps = Pick<
  CheckoutFieldsProps,
  'checkout' | 'addresses' | 'countries' | 'words' | 'billWords' | 'billsFully'
> & {
  values: CheckoutView['values']
  errors: FieldErrors
  onChoose: () => void
}

/** Delivery options, and the address of those that travel to one: a saved one or one that is typed. */
function DeliveryStep(props: DeliveryStepProps) {
  const { checkout, addresses, countries, words, billsFully, values, errors, onChoose } = props
  return (
    <Step title={t('checkout.delivery')} number={2}>
      <DeliveryChoices
        options={checkout.delivery}
        hasDestination={checkout.hasDestination}
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
    </Step>
  )
}

/** Folded away while the bill has the address of the goods. */
function BillFields({ values, errors, countries, billWords, onChoose }: DeliveryStepProps) {
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

/** Effect of pressing the button. */
function pressed({ free, orderId, charged, later }: CheckoutView): string {
  if (free) return t('checkout.nothingIsCharged')
  if (later) return t('checkout.restLater', { charged, later })
  return orderId === undefined ? t('checkout.placedWhenPressed') : t('checkout.placedNowPay')
}

/** The mistakes that were found, but for those in fields that have been changed since. */
function useErrors(refused: Refused | undefined) {
  const [changed, setChanged] = useState<{ of: Refused | undefined; fields: readonly string[] }>({
    of: refused,
    fields: [],
  })
  const fields = changed.of === refused ? changed.fields : []
  const errors = Object.fromEntries(Object.entries(refused?.errors ?? {}).filter(([field]) => !fields.includes(field)))
  const mend = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as EventTarget & { name?: string } // every control of the form has one
    if (name && name in errors) setChanged({ of: refused, fields: [...fields, name] })
  }
  return [errors as FieldErrors, mend] as const
}
