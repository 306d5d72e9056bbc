import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import type { ReactNode } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import type { SharedField } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { t } from '../texts.ts'
import { DELIVERY } from './delivery-queries.ts'

interface DeliveryForm<Values> {
  readonly values: Values
  readonly edit: (change: Partial<Values>) => void
  /** Marks what is missing, from the first attempt to save on. */
  readonly tried: boolean
}

type DeliveryDialogProps<Values extends object> = {
  /** Object that is changed; undefined makes one. */
  edited: { readonly id: string } | undefined
  /** The name of what is changed; undefined makes one. */
  name: string | undefined
  /** Title of the dialog that makes one. */
  adding: string
  description?: string
  submit: string
  done: string
  /** Stored values; of a new one, those that it begins with. */
  stored: Values
  /** The fields that two people may change. */
  fields: readonly SharedField<Values>[]
  /** True once every field may be saved. */
  isGood: (values: Values) => boolean
  /** Saves. Where that takes several requests, `show` is given what is stored after each, as it is stored. */
  run: (values: Values, show: (stored: Partial<Values>) => void) => Promise<unknown>
  onClose: () => void
  children: (form: DeliveryForm<Values>) => ReactNode
}

/** A dialog for one part of delivery, which is read again once it is saved, or refused: a part of it may be saved, or somebody else's. */
export function DeliveryDialog<Values extends object>(props: DeliveryDialogProps<Values>) {
  const { edited, name, adding, description, submit, done, stored, fields, isGood, run, onClose, children } = props
  const { values, edit, tried, save, dialog } = useEditForm({
    edited: edited && { kind: 'unrecorded', id: edited.id },
    stored,
    fields,
    run: (entered: Values): Promise<unknown> => run(entered, edit),
    done,
    onDone: onClose,
    onFail: () => true,
    stale: [DELIVERY],
  })
  return (
    <ChangeDialog
      title={name === undefined ? adding : t('admin.delivery.changeName', { name })}
      {...(description && { description })}
      submit={submit}
      {...dialog}
      onSubmit={() => save(isGood(values) ? values : undefined)}
      onClose={onClose}
    >
      {children({ values, edit, tried })}
    </ChangeDialog>
  )
}

type NameFieldProps = {
  label?: string
  value: string
  /** The first attempt to save marks a missing name. */
  tried: boolean
  onChange: (value: string) => void
}

/** A name that must be there. */
export const NameField = ({ label = t('admin.delivery.name'), value, tried, onChange }: NameFieldProps) => (
  <AdminTextField
    label={label}
    autoComplete="off"
    maxLength={100}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    error={tried && !value.trim() ? t('admin.delivery.enterAName') : undefined}
  />
)
