import { isEmailAddress } from '@fairground/domain/email-address.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { t } from '../texts.ts'
import type { IssueValues } from './issued-tickets.ts'

type BuyerFieldsProps = {
  form: UseFormReturn<IssueValues>
  /** The buyer has to have a name. */
  named: boolean
  /** Use that is made of the email address. */
  mailHelp: string
}

/** Name and email address of somebody who gets tickets from staff. */
export function BuyerFields({ form, named, mailHelp }: BuyerFieldsProps) {
  const { errors } = form.formState
  const isNamed = (typed: string) => !named || typed.trim() !== '' || t('admin.ticket-orders.enterAName')
  const isAddress = (typed: string) =>
    typed.trim() === '' || isEmailAddress(typed.trim()) || t('admin.ticket-orders.enterAnEmailAddress')
  const name = (field: 'firstName' | 'lastName', label: string) => (
    <AdminTextField
      label={label}
      optional={!named}
      maxLength={50}
      {...form.register(field, { validate: isNamed })}
      error={errors[field]?.message}
    />
  )
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {name('firstName', t('admin.ticket-orders.firstName'))}
        {name('lastName', t('admin.ticket-orders.lastName'))}
      </div>
      <AdminTextField
        label={t('admin.ticket-orders.email')}
        optional
        type="email"
        maxLength={254}
        help={mailHelp}
        {...form.register('email', { validate: isAddress })}
        error={errors.email?.message}
      />
    </>
  )
}
