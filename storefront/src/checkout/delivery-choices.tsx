import { FieldError } from '@fairground/ui/field.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { useEffect, useRef } from 'react'
import { t } from '../texts.ts'
import { slotField } from './checkout-names.ts'
import type { DeliveryOptionView } from './checkout-view.ts'
import { ChoiceRow, ChoiceRows } from './choice-row.tsx'

type DeliveryChoicesProps = {
  options: readonly DeliveryOptionView[]
  /** Reason why there are none. */
  undelivered: string
  /** Choice of the form that was sent; else the selected one. */
  chosen: string | undefined
  /** Time of the form that was sent. */
  slot: string | undefined
  error: string | undefined
  onChoose: () => void
}

export function DeliveryChoices({ options, undelivered, chosen, slot, error, onChoose }: DeliveryChoicesProps) {
  const box = usePreselected(options)
  return (
    <div ref={box} id="delivery" className="flex flex-col gap-2">
      {options.length === 0 ? (
        <p className="rounded-card border border-border-strong bg-surface px-4 py-3.5">{undelivered}</p>
      ) : (
        <ChoiceRows legend={t('checkout.delivery')}>
          {options.map((option) => (
            <ChoiceRow
              key={option.key}
              name="delivery"
              value={option.key}
              label={option.title}
              detail={<Details option={option} />}
              end={option.price}
              checked={chosen ? chosen === option.key : option.selected}
              delivers={!option.pickup}
              onChoose={onChoose}
            />
          ))}
        </ChoiceRows>
      )}
      {options
        .filter(({ slots }) => slots.length > 0)
        .map(({ key, slots, selected }) => (
          <div key={key} className={selected || chosen === key ? 'pt-2' : 'hidden'}>
            <SelectField
              name={slotField(key)}
              label={t('checkout.dayAndTime')}
              defaultValue={slot || slots.find((one) => one.selected)?.key}
              onChange={onChoose}
            >
              {slots.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.label}
                </option>
              ))}
            </SelectField>
          </div>
        ))}
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}

/** A delivery that an address brought, and that the total holds, is shown as the choice until the buyer makes another. */
function usePreselected(options: readonly DeliveryOptionView[]) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const radios = [...(box.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
    if (radios.some(({ checked }) => checked)) return
    const preselected = options.find(({ selected }) => selected)
    for (const radio of radios) if (radio.value === preselected?.key) radio.checked = true
  }, [options])
  return box
}

/** Time and place; a line for each, as far as the shop states them. */
function Details({ option: { detail, slots, pickup } }: { option: DeliveryOptionView }) {
  const [slot] = slots
  const lines = detail.length > 0 ? detail : [pickup ? t('checkout.collect') : t('checkout.toTheAddressBelow')]
  return [...lines, ...(slot ? [t('checkout.firstTime', { time: slot.label })] : [])].map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}
