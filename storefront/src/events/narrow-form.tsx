import { Button } from '@fairground/ui/button.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { ChevronDown } from 'lucide-react'
import { paths } from '../paths.ts'
import { Form } from '../router/form.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'
import { type EventChoice, eventsIn } from './event-category.ts'
import { type Narrowing, ONLINE } from './narrowing.ts'

type NarrowFormProps = {
  choice: EventChoice
  narrowing: Narrowing
  /** As typed, where it is no price. */
  wrongPrice: string | undefined
  /** Cities that have events. */
  cities: readonly string[]
  hasOnline: boolean
}

/** Place, days and price of the events to show. A month has its days already. */
export function NarrowForm({ choice, ...fields }: NarrowFormProps) {
  const { narrowing, wrongPrice } = fields
  const { past, category, month } = choice
  const isNarrowed = Object.keys(narrowing).length > 0
  const fixed = { past: past ? '1' : undefined, category: category?.id, month }
  return (
    <details open={isNarrowed || wrongPrice !== undefined} className="group/section" data-part="narrow-events">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 text-small font-medium text-brand [&::-webkit-details-marker]:hidden">
        {t('events.narrow')}
        <ChevronDown
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className="shrink-0 transition-transform duration-200 group-open/section:rotate-180"
        />
      </summary>
      <Form method="get" action={paths.events()} className="grid grid-cols-2 items-end gap-4 pt-2 sm:flex sm:flex-wrap">
        {Object.entries(fixed).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <NarrowFields {...fields} withDays={!month} />
        <Button type="submit" variant="secondary">
          {t('events.show')}
        </Button>
        {isNarrowed && (
          <RouterLink href={eventsIn(choice)} className="inline-flex min-h-11 items-center text-brand">
            {t('events.showAll')}
          </RouterLink>
        )}
      </Form>
    </details>
  )
}

type NarrowFieldsProps = Omit<NarrowFormProps, 'choice'> & { withDays: boolean }

function NarrowFields({ narrowing, wrongPrice, cities, hasOnline, withDays }: NarrowFieldsProps) {
  const { place = '', from = '', until = '', price = '' } = narrowing
  const { currency } = useSite()
  const isElsewhere = place !== '' && place !== ONLINE && !cities.includes(place)
  return (
    <>
      <SelectField key={`place ${place}`} label={t('events.place')} name="place" defaultValue={place}>
        <option value="">{t('events.anywhere')}</option>
        {[...cities, ...(isElsewhere ? [place] : [])].map((city) => (
          <option key={city}>{city}</option>
        ))}
        {(hasOnline || place === ONLINE) && <option value={ONLINE}>{t('events.online')}</option>}
      </SelectField>
      {withDays && (
        <>
          <TextField key={`from ${from}`} type="date" label={t('events.from')} name="from" defaultValue={from} />
          <TextField key={`until ${until}`} type="date" label={t('events.until')} name="until" defaultValue={until} />
        </>
      )}
      <TextField
        key={`price ${wrongPrice ?? price}`}
        label={t('events.price', { currency })}
        name="price"
        defaultValue={wrongPrice ?? price}
        error={wrongPrice === undefined ? undefined : t('events.enterPrice')}
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  )
}
