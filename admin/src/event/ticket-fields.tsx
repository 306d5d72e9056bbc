import { TicketFeeType } from '@fairground/contract/enumerations/events.ts'
import { TicketAttendance } from '@fairground/contract/enumerations/tickets.ts'
import { AdminSelectField, AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { t } from '../texts.ts'
import type { TicketPricing, TicketValues } from './ticket-values.ts'

/** Fields that one input holds. */
type Field = Exclude<keyof TicketValues, 'tiers' | 'options'>

type TicketFieldsProps = {
  register: (field: Field) => ReturnType<UseFormRegister<TicketValues>>
  errors: FieldErrors<TicketValues> | undefined
  sign: string
  zone: string
  /** The way in which it is priced, where that can be chosen. */
  pricing?: TicketPricing
  /** The event has a place and a link. */
  hybrid: boolean
}

export const attendanceWords: Record<TicketValues['attendance'], string> = {
  PLACE: t('admin.event.attendsAtPlace'),
  ONLINE: t('admin.event.attendsOnline'),
  BOTH: t('admin.event.attendsBoth'),
}

export const feeWords: Record<TicketFeeType, string> = {
  NO_FEE: t('admin.event.noFee'),
  FEE_INCLUDED: t('admin.event.feeIncluded'),
  FEE_ADDED_AT_CHECKOUT: t('admin.event.feeAdded'),
}

/** The fields of one kind of ticket: in the event form several times, in its own dialog once. */
export function TicketFields({ register, errors, sign, zone, pricing = 'fixed', hybrid }: TicketFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        <AdminTextField
          label={t('admin.event.ticket')}
          maxLength={30}
          {...register('name')}
          error={errors?.name?.message}
        />
        {pricing !== 'options' && (
          <AdminTextField
            label={pricing === 'guest' ? t('admin.event.leastPrice') : t('admin.event.price')}
            prefix={sign}
            inputMode="decimal"
            help={t('admin.event.enter0ForAFree')}
            {...register('price')}
            error={errors?.price?.message}
          />
        )}
        <AdminTextField
          label={t('admin.event.quantity')}
          inputMode="numeric"
          placeholder={t('admin.event.noLimit')}
          {...register('quantity')}
          error={errors?.quantity?.message}
        />
      </div>
      <AdminTextAreaField
        label={t('admin.event.description')}
        optional
        rows={2}
        maxLength={500}
        {...register('description')}
        error={errors?.description?.message}
      />
      {hybrid && (
        <AdminSelectField label={t('admin.event.attendance')} {...register('attendance')}>
          {TicketAttendance.map((attendance) => (
            <option key={attendance} value={attendance}>
              {attendanceWords[attendance]}
            </option>
          ))}
        </AdminSelectField>
      )}
      <RuleFields register={register} errors={errors} />
      <TermFields register={register} errors={errors} />
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField
          label={t('admin.event.saleStarts')}
          optional
          type="datetime-local"
          help={t('admin.event.timeInZoneEmptyAt', { zone })}
          {...register('saleStart')}
          error={errors?.saleStart?.message}
        />
        <AdminTextField
          label={t('admin.event.saleEnds')}
          optional
          type="datetime-local"
          help={t('admin.event.emptyWhenTheEventEnds')}
          {...register('saleEnd')}
          error={errors?.saleEnd?.message}
        />
      </div>
    </div>
  )
}

type PartProps = Pick<TicketFieldsProps, 'register' | 'errors'>

/** Fee, terms, and whom it is sold to. */
function TermFields({ register, errors }: PartProps) {
  return (
    <>
      <AdminSelectField
        label={t('admin.event.serviceFee')}
        help={t('admin.event.serviceFeeHelp')}
        {...register('fee')}
        error={errors?.fee?.message}
      >
        {TicketFeeType.toReversed().map((fee) => (
          <option key={fee} value={fee}>
            {feeWords[fee]}
          </option>
        ))}
      </AdminSelectField>
      <AdminTextAreaField
        label={t('admin.event.ticketPolicy')}
        optional
        rows={2}
        maxLength={1000}
        help={t('admin.event.ticketPolicyHelp')}
        {...register('policy')}
        error={errors?.policy?.message}
      />
      <CheckboxField label={t('admin.event.membersOnly')} {...register('membersOnly')} />
      <CheckboxField
        label={t('admin.event.hiddenTicket')}
        help={t('admin.event.hiddenTicketHelp')}
        {...register('hidden')}
      />
    </>
  )
}

/** People per ticket, and how many tickets an order and a person may have. */
function RuleFields({ register, errors }: PartProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-4">
      <AdminTextField
        label={t('admin.event.admits')}
        optional
        inputMode="numeric"
        help={t('admin.event.admitsHelp')}
        {...register('admits')}
        error={errors?.admits?.message}
      />
      <AdminTextField
        label={t('admin.event.fewest')}
        optional
        inputMode="numeric"
        help={t('admin.event.fewestHelp')}
        {...register('fewest')}
        error={errors?.fewest?.message}
      />
      <AdminTextField
        label={t('admin.event.most')}
        optional
        inputMode="numeric"
        {...register('most')}
        error={errors?.most?.message}
      />
      <AdminTextField
        label={t('admin.event.perPerson')}
        optional
        inputMode="numeric"
        help={t('admin.event.perPersonHelp')}
        {...register('perPerson')}
        error={errors?.perPerson?.message}
      />
    </div>
  )
}
