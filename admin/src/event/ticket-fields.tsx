import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { TicketValues } from './event-values.ts'

type Field = keyof TicketValues

export type TicketFieldsProps = {
  register: (field: Field) => ReturnType<UseFormRegister<TicketValues>>
  errors: FieldErrors<TicketValues> | undefined
  sign: string
  zone: string
}

/** The fields of one kind of ticket: in the event form several times, in its own dialog once. */
export function TicketFields({ register, errors, sign, zone }: TicketFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        <AdminTextField label="Ticket" maxLength={30} {...register('name')} error={errors?.name?.message} />
        <AdminTextField
          label="Price"
          prefix={sign}
          inputMode="decimal"
          help="Enter 0 for a free ticket."
          {...register('price')}
          error={errors?.price?.message}
        />
        <AdminTextField
          label="Quantity"
          inputMode="numeric"
          placeholder="No limit"
          {...register('quantity')}
          error={errors?.quantity?.message}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField
          label="Sale starts"
          optional
          type="datetime-local"
          help={`Time in ${zone}. Empty: at once.`}
          {...register('saleStart')}
          error={errors?.saleStart?.message}
        />
        <AdminTextField
          label="Sale ends"
          optional
          type="datetime-local"
          help="Empty: when the event ends."
          {...register('saleEnd')}
          error={errors?.saleEnd?.message}
        />
      </div>
    </div>
  )
}
