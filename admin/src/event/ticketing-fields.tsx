import { parsePercent } from '@fairground/domain/rate.ts'
import { Combobox } from '@fairground/ui/admin/combobox.tsx'
import { AdminField, AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { matchingCurrencies, shownCurrency } from '../forms/currency-names.ts'
import { t } from '../texts.ts'
import { ChangeFields } from './change-fields.tsx'
import type { RegistrationValues } from './registration-values.ts'
import { within } from './typed-number.ts'

type Form = UseFormReturn<RegistrationValues>

/** Limits, currency and tax of an event's tickets. */
export function TicketingFields({ form, locked, eventId }: { form: Form; locked: boolean; eventId: string }) {
  const { errors } = form.formState
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <AdminTextField
          label={t('admin.event.ticketsPerOrder')}
          optional
          inputMode="numeric"
          help={t('admin.event.emptyUpTo50')}
          {...form.register('perOrder', {
            validate: (typed) =>
              typed.trim() === '' || within(typed, [1, 50]) || t('admin.event.enterANumberFrom', { from: 1, to: 50 }),
          })}
          error={errors.perOrder?.message}
        />
        <AdminTextField
          label={t('admin.event.ticketsAreHeldFor')}
          inputMode="numeric"
          suffix={t('admin.event.min')}
          help={t('admin.event.whileSomebodyPays')}
          {...form.register('holdMinutes', {
            validate: (typed) => within(typed, [5, 30]) || t('admin.event.enterANumberFrom', { from: 5, to: 30 }),
          })}
          error={errors.holdMinutes?.message}
        />
        <CurrencyField form={form} locked={locked} />
      </div>
      <CheckboxField
        label={t('admin.event.askForEveryGuest')}
        help={t('admin.event.otherwiseTheBuyersDetails')}
        {...form.register('eachGuest')}
      />
      <CheckboxField
        label={t('admin.event.ticketsMayBeTransferred')}
        help={t('admin.event.holdersTransferUntilItStarts')}
        {...form.register('transferable')}
      />
      <CancellationFields form={form} />
      <ChangeFields form={form} eventId={eventId} />
      <TaxFields form={form} />
    </>
  )
}

const isFee = (typed: string): boolean => typed.trim() === '' || /^\d{1,9}(\.\d{1,3})?$/.test(typed.trim())

/** Terms on which buyers cancel tickets themselves. */
function CancellationFields({ form }: { form: Form }) {
  const { errors } = form.formState
  const allowed = form.watch('cancelable')
  const bounded = (least: number, most: number) => (typed: string) =>
    !allowed || within(typed, [least, most]) || t('admin.event.enterANumberFrom', { from: least, to: most })
  return (
    <FieldGroup legend={t('admin.event.cancellationByBuyers')}>
      <CheckboxField
        label={t('admin.event.buyersMayCancel')}
        help={t('admin.event.cancellationTermsStay')}
        {...form.register('cancelable')}
      />
      {allowed && (
        <div className="grid gap-3 sm:grid-cols-3">
          <AdminTextField
            label={t('admin.event.cancelHours')}
            inputMode="numeric"
            suffix={t('admin.event.hours')}
            {...form.register('cancelHours', { validate: bounded(0, 8760) })}
            error={errors.cancelHours?.message}
          />
          <AdminTextField
            label={t('admin.event.cancelPercent')}
            inputMode="numeric"
            suffix="%"
            {...form.register('cancelPercent', { validate: bounded(0, 100) })}
            error={errors.cancelPercent?.message}
          />
          <AdminTextField
            label={t('admin.event.cancelFee')}
            optional
            inputMode="decimal"
            {...form.register('cancelFee', {
              validate: (typed) => !allowed || isFee(typed) || t('admin.event.enterAnAmount'),
            })}
            error={errors.cancelFee?.message}
          />
        </div>
      )}
    </FieldGroup>
  )
}

function CurrencyField({ form, locked }: { form: Form; locked: boolean }) {
  return (
    <Controller
      control={form.control}
      name="currency"
      render={({ field, fieldState: { error: fault } }) => (
        <AdminField
          label={t('admin.event.currency')}
          help={locked ? t('admin.event.theCurrencyIsLocked') : t('admin.event.pricesKeepTheirFigures')}
          error={fault?.message}
        >
          {(wiring) => (
            <Combobox
              {...wiring}
              ref={field.ref}
              value={field.value}
              shown={shownCurrency(field.value)}
              placeholder={t('admin.forms.nameOrCode')}
              disabled={locked}
              find={(query) => matchingCurrencies(query, [])}
              onChoose={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        </AdminField>
      )}
    />
  )
}

const isRate = (typed: string): boolean => {
  const rate = typed.trim()
  return (
    rate === '' ||
    (/^\d{1,3}(\.\d{1,3})?$/.test(rate) && parsePercent(rate).ok && Number(rate) > 0 && Number(rate) <= 100)
  )
}

function TaxFields({ form }: { form: Form }) {
  const { errors } = form.formState
  const taxed = form.watch('taxRate').trim() !== ''
  return (
    <FieldGroup legend={t('admin.event.tax')}>
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField
          label={t('admin.event.taxRate')}
          optional
          inputMode="decimal"
          suffix="%"
          help={t('admin.event.emptyNoTax')}
          {...form.register('taxRate', {
            validate: (typed) => isRate(typed) || t('admin.event.enterAPercentage'),
          })}
          error={errors.taxRate?.message}
        />
        {taxed && (
          <AdminTextField
            label={t('admin.event.nameOfTheTax')}
            optional
            maxLength={10}
            placeholder={t('admin.event.vat')}
            {...form.register('taxName')}
            error={errors.taxName?.message}
          />
        )}
      </div>
      {taxed && (
        <>
          <CheckboxField
            label={t('admin.event.addTaxAtCheckout')}
            help={t('admin.event.otherwisePricesInclude')}
            {...form.register('taxAdded')}
          />
          <CheckboxField label={t('admin.event.taxDonationsToo')} {...form.register('taxOnDonations')} />
        </>
      )}
    </FieldGroup>
  )
}
