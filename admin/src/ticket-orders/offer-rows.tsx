import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { bundlesQuery } from '../event-bundles/bundle-queries.ts'
import { passesQuery } from '../event-passes/pass-queries.ts'
import { ticketsQuery } from '../events/event-queries.ts'
import { currencySign } from '../forms/amounts.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { type IssueValues, type Offer, type Offered, offersOf, raisedQuota, wantedOf } from './issued-tickets.ts'

/** Tickets, bundles and passes that staff may sell; undefined until they are there. Those that nobody can buy are left out. */
export function useOffered(eventId: string): Offered | undefined {
  const readLack = useLacks('events.read')
  const { data: tickets } = useQuery(ticketsQuery([eventId]))
  const bundleList = useQuery({ ...bundlesQuery(eventId), enabled: !readLack })
  const passList = useQuery({ ...passesQuery(eventId), enabled: !readLack })
  // Single tickets are sold without these lists.
  const isRead = readLack || (!bundleList.isPending && !passList.isPending)
  if (!tickets || !isRead) return undefined
  const bundles = (bundleList.data?.bundles ?? []).filter(
    ({ onSale, contents }) => onSale && !contents.some(({ unfit }) => unfit),
  )
  const passes = (passList.data ?? []).filter(
    ({ onSale, dates }) => onSale && dates.some((date) => date.eventId === eventId && date.state === 'OPEN'),
  )
  return {
    offers: offersOf(tickets),
    bundles: [
      ...bundles.map(({ id, name, formattedPrice, contents }) => ({
        id,
        isPass: false,
        name,
        formattedPrice,
        contents: contents
          .map((part) => t('admin.ticket-orders.heldLine', { count: part.quantity, name: part.name }))
          .join(', '),
      })),
      ...passes.map(({ id, name, formattedPrice, dates }) => ({
        id,
        isPass: true,
        name,
        formattedPrice,
        contents: t('admin.ticket-orders.datesOfPass', { count: dates.filter(({ state }) => state === 'OPEN').length }),
      })),
    ],
  }
}

/** The number, and a price beside it where one is chosen. */
const OFFER = 'grid gap-3 sm:grid-cols-[2fr_1fr]'

/** A number for each kind of ticket at each of its prices, and for each bundle and pass. */
export function OfferRows({
  offered: { offers, bundles },
  form,
}: {
  offered: Offered
  form: UseFormReturn<IssueValues>
}) {
  const [rows = [], beyond] = useWatch({ control: form.control, name: ['rows', 'beyond'] })
  const wanted = wantedOf(offers, rows)
  return (
    <>
      {offers.map((offer, i) => (
        <OfferRow
          key={`${offer.ticket.id} ${offer.optionId}`}
          offer={offer}
          place={i}
          form={form}
          raised={beyond ? raisedQuota(offer.ticket, wanted.get(offer.ticket.id) ?? 0) : undefined}
        />
      ))}
      {bundles.map(({ id, name, formattedPrice, contents }, i) => (
        <div key={id} className={OFFER}>
          <AdminTextField
            label={t('admin.ticket-orders.bundleAtPrice', { name, price: formattedPrice })}
            inputMode="numeric"
            placeholder="0"
            help={t('admin.ticket-orders.bundleOf', { contents })}
            {...form.register(`bundles.${i}.quantity`)}
            error={form.formState.errors.bundles?.[i]?.quantity?.message}
          />
        </div>
      ))}
    </>
  )
}

type OfferRowProps = { offer: Offer; place: number; form: UseFormReturn<IssueValues>; raised: number | undefined }

function OfferRow({ offer: { ticket, price, isDonation, name }, place, form, raised }: OfferRowProps) {
  const { locale, money } = useFormats()
  const errors = form.formState.errors.rows?.[place]
  const own = price && !isDonation ? money(price.value, price.currency) : undefined
  return (
    <div className={OFFER}>
      <AdminTextField
        label={own ? t('admin.ticket-orders.nameAtPrice', { name, option: own }) : name}
        inputMode="numeric"
        placeholder="0"
        help={leftWords(ticket, raised)}
        {...form.register(`rows.${place}.quantity`)}
        error={errors?.quantity?.message}
      />
      {price && isDonation && (
        <AdminTextField
          label={t('admin.ticket-orders.priceEach')}
          prefix={currencySign(price.currency, locale)}
          inputMode="decimal"
          help={t('admin.ticket-orders.priceOrMore', { price: money(price.value, price.currency) })}
          {...form.register(`rows.${place}.price`)}
          error={errors?.price?.message}
        />
      )}
    </div>
  )
}

/** "3 left", and the quota after these tickets where it has to rise. */
function leftWords({ initialLimit, salesDetails }: Offer['ticket'], raised: number | undefined): string {
  const left = salesDetails?.unsoldCount
  if (initialLimit === undefined || left === undefined) return t('admin.ticket-orders.noLimit')
  return raised === undefined
    ? t('admin.ticket-orders.leftOf', { left, quota: initialLimit })
    : t('admin.ticket-orders.quotaRises', { left, quota: initialLimit, raised })
}
