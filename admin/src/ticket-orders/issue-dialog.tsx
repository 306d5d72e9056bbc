import { isEmailAddress } from '@fairground/domain/email-address.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { ticketsQuery } from '../events/event-queries.ts'
import { currencySign } from '../forms/amounts.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { faultsOf, type IssueValues, type Offer, offersOf, raisedQuota, wantedOf } from './issued-tickets.ts'
import { useIssue } from './use-issue.ts'

type IssueDialogProps = { eventId: string; onClose: () => void }

/** Tickets that the organiser issues to somebody, also more than are left. */
export function IssueDialog({ eventId, onClose }: IssueDialogProps) {
  const { data: tickets } = useQuery(ticketsQuery([eventId]))
  const offers = offersOf(tickets ?? [])
  const form = useForm<IssueValues>({
    defaultValues: { rows: [], firstName: '', lastName: '', email: '', payment: 'paid', beyond: false },
  })
  const { issue, giveBack } = useIssue(eventId, offers, onClose)
  const submit = form.handleSubmit(async (values) => {
    if (issue.isPending || !isComplete(form, offers, values)) return
    await issue.mutateAsync(values).then(undefined, () => {})
  })
  const { errors } = form.formState
  return (
    <ChangeDialog
      size="wide"
      title={t('admin.ticket-orders.issueTickets')}
      description={t('admin.ticket-orders.issueTicketsIsFor')}
      submit={t('admin.ticket-orders.issueTickets')}
      pending={issue.isPending}
      error={errors.root?.message ?? issue.error}
      onSubmit={submit}
      onClose={() => {
        giveBack()
        onClose()
      }}
    >
      {tickets ? <OfferRows offers={offers} form={form} /> : <Skeleton shape="row" count={2} />}
      <CheckboxField
        label={t('admin.ticket-orders.goBeyond')}
        help={t('admin.ticket-orders.goBeyondMeans')}
        {...form.register('beyond', { onChange: () => form.clearErrors('rows') })}
      />
      <BuyerFields form={form} />
      <fieldset className="flex flex-col gap-1.5">
        <legend className="pb-1 text-label text-ink-2">{t('admin.ticket-orders.payment')}</legend>
        <CheckboxField
          type="radio"
          value="paid"
          label={t('admin.ticket-orders.isPaidAlready')}
          {...form.register('payment')}
        />
        <CheckboxField
          type="radio"
          value="door"
          label={t('admin.ticket-orders.willBePaidInPerson')}
          {...form.register('payment')}
        />
      </fieldset>
    </ChangeDialog>
  )
}

/** Marks what is wrong with the tickets; false when something is. */
function isComplete(form: UseFormReturn<IssueValues>, offers: readonly Offer[], values: IssueValues): boolean {
  const faults = faultsOf(offers, values)
  for (const { row, field, message } of faults)
    form.setError(`rows.${row}.${field}`, { message }, { shouldFocus: true })
  if (faults.length > 0) return false
  if ([...wantedOf(offers, values.rows).values()].some((count) => count > 0)) return true
  form.setError('root', { message: t('admin.ticket-orders.chooseTickets') })
  form.setFocus('rows.0.quantity')
  return false
}

function OfferRows({ offers, form }: { offers: readonly Offer[]; form: UseFormReturn<IssueValues> }) {
  const { locale, money } = useFormats()
  const [rows = [], beyond] = useWatch({ control: form.control, name: ['rows', 'beyond'] })
  const wanted = wantedOf(offers, rows)
  const { errors } = form.formState
  return offers.map((offer, i) => {
    const { ticket, price, isDonation, name } = offer
    const own = price && !isDonation ? money(price.value, price.currency) : undefined
    return (
      <div key={`${ticket.id} ${offer.optionId}`} className="grid gap-3 sm:grid-cols-[2fr_1fr]">
        <AdminTextField
          label={own ? t('admin.ticket-orders.nameAtPrice', { name, option: own }) : name}
          inputMode="numeric"
          placeholder="0"
          help={leftWords(ticket, beyond ? raisedQuota(ticket, wanted.get(ticket.id) ?? 0) : undefined)}
          {...form.register(`rows.${i}.quantity`)}
          error={errors.rows?.[i]?.quantity?.message}
        />
        {price && isDonation && (
          <AdminTextField
            label={t('admin.ticket-orders.priceEach')}
            prefix={currencySign(price.currency, locale)}
            inputMode="decimal"
            help={t('admin.ticket-orders.priceOrMore', { price: money(price.value, price.currency) })}
            {...form.register(`rows.${i}.price`)}
            error={errors.rows?.[i]?.price?.message}
          />
        )}
      </div>
    )
  })
}

/** "3 left", and the quota after these tickets where it has to rise. */
function leftWords({ initialLimit, salesDetails }: Offer['ticket'], raised: number | undefined): string {
  const left = salesDetails?.unsoldCount
  if (initialLimit === undefined || left === undefined) return t('admin.ticket-orders.noLimit')
  return raised === undefined
    ? t('admin.ticket-orders.leftOf', { left, quota: initialLimit })
    : t('admin.ticket-orders.quotaRises', { left, quota: initialLimit, raised })
}

const isAddress = (typed: string): boolean => typed.trim() === '' || isEmailAddress(typed.trim())

function BuyerFields({ form }: { form: UseFormReturn<IssueValues> }) {
  const { errors } = form.formState
  const named = { validate: (typed: string) => typed.trim() !== '' || t('admin.ticket-orders.enterAName') }
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField
          label={t('admin.ticket-orders.firstName')}
          maxLength={50}
          {...form.register('firstName', named)}
          error={errors.firstName?.message}
        />
        <AdminTextField
          label={t('admin.ticket-orders.lastName')}
          maxLength={50}
          {...form.register('lastName', named)}
          error={errors.lastName?.message}
        />
      </div>
      <AdminTextField
        label={t('admin.ticket-orders.email')}
        optional
        type="email"
        maxLength={254}
        help={t('admin.ticket-orders.ticketsAreSentThere')}
        {...form.register('email', {
          validate: (typed) => isAddress(typed) || t('admin.ticket-orders.enterAnEmailAddress'),
        })}
        error={errors.email?.message}
      />
    </>
  )
}
