import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { QuantityStepper } from '@fairground/ui/quantity-stepper.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { t } from '../texts.ts'
import type { SeatedKind } from './seat-room.ts'
import { choiceOf, choicesOf, type TicketChoice } from './seat-state.ts'
import { OF, PARTY, SEATS, seatsAddress, WHEELCHAIRS } from './seats-query.ts'
import { useSeatsFetcher } from './use-seats.ts'

/** The best seats for a party of one kind of ticket. */
export function BestSeats({
  eventId,
  kinds,
  ticket,
  onTicket,
  access,
  onFound,
}: {
  eventId: string
  kinds: readonly SeatedKind[]
  ticket: string
  onTicket: (value: string) => void
  access: string | undefined
  onFound: (spots: readonly { spotId: string; quantity: number }[], choice: TicketChoice) => void
}) {
  const { load, data, state } = useSeatsFetcher('best seats')
  const [party, setParty] = useState(2)
  const [wheelchairs, setWheelchairs] = useState(false)
  const choices = choicesOf(kinds)
  const value = choices.some((choice) => choice.value === ticket) ? ticket : (choices[0]?.value ?? '')
  const choice = choiceOf(value)
  const most = kinds.find(({ id }) => id === choice.kindId)?.most ?? 1
  const answered = useRef<typeof data>(undefined)
  useEffect(() => {
    if (!data?.best || answered.current === data) return
    answered.current = data
    onFound(data.best.spots, { ...choice, kindId: data.best.kindId })
  })
  if (choices.length === 0) return null
  const find = () => {
    const wish = { [PARTY]: String(Math.min(party, most)), [WHEELCHAIRS]: wheelchairs ? '1' : '0' }
    void load(seatsAddress({ [SEATS]: choice.kindId, [OF]: eventId, ...wish }, access))
  }
  return (
    <fieldset className="flex flex-wrap items-end gap-4">
      <legend className="pb-4 font-sans text-h3">{t('seats.chooseSeats')}</legend>
      <div className="min-w-48 grow">
        <SelectField label={t('seats.ticket')} value={value} onChange={(event) => onTicket(event.currentTarget.value)}>
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </SelectField>
      </div>
      <QuantityStepper label={t('seats.party')} value={Math.min(party, most)} max={most} onChange={setParty} />
      <CheckboxField
        label={t('seats.oneWheelchair')}
        checked={wheelchairs}
        onChange={(event) => setWheelchairs(event.currentTarget.checked)}
      />
      <Button type="button" variant="secondary" onClick={find} pending={state !== 'idle'}>
        {t('seats.findBest')}
      </Button>
      {data?.trouble && state === 'idle' && (
        <div role="alert" className="w-full">
          <FieldError>{data.trouble}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
