import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { useForm } from 'react-hook-form'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { t } from '../texts.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { isComplete } from './complete-numbers.ts'
import { type IssueValues, NONE_OFFERED, NOTHING } from './issued-tickets.ts'
import { OfferRows, useOffered } from './offer-rows.tsx'
import { useIssue } from './use-issue.ts'

type IssueDialogProps = { eventId: string; onClose: () => void }

/** Tickets that the organiser issues to somebody, also more than are left. */
export function IssueDialog({ eventId, onClose }: IssueDialogProps) {
  const offered = useOffered(eventId)
  const form = useForm<IssueValues>({ defaultValues: NOTHING })
  const { issue, giveBack } = useIssue(eventId, offered ?? NONE_OFFERED, onClose)
  const submit = form.handleSubmit(async (values) => {
    if (issue.isPending || !offered || !isComplete(form, offered, values)) return
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
      {offered ? <OfferRows offered={offered} form={form} /> : <Skeleton shape="row" count={2} />}
      <CheckboxField
        label={t('admin.ticket-orders.goBeyond')}
        help={t('admin.ticket-orders.goBeyondMeans')}
        {...form.register('beyond', { onChange: () => form.clearErrors('rows') })}
      />
      <BuyerFields form={form} named mailHelp={t('admin.ticket-orders.ticketsAreSentThere')} />
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
