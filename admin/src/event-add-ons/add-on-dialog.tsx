import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { namesOf } from '../event-quotas/quota-dialog.tsx'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { variantsQuery } from '../products/variant-choices.ts'
import { t } from '../texts.ts'
import { type AddOnList, type EventAddOn, rulesOf, setAddOns } from './add-on-queries.ts'
import { type AddOnMistakes, type AddOnValues, addOnMessage, addOnMistakes, addOnValues } from './add-on-values.ts'

/** Goods that are made an add-on. */
export interface ChosenProduct {
  readonly id: string
  readonly name: string
}

type AddOnDialogProps = {
  eventId: string
  tickets: readonly TicketDefinition[]
  list: AddOnList
  /** The add-on that is changed; `undefined` makes one. */
  addOn: EventAddOn | undefined
  product: ChosenProduct
  onClose: () => void
}

const fieldsOf = (tickets: readonly TicketDefinition[]) =>
  plainFields<AddOnValues>(
    {
      variantId: t('admin.event-add-ons.variant'),
      perTicket: t('admin.event-add-ons.perTicket'),
      allKinds: t('admin.event-add-ons.allKinds'),
      kinds: t('admin.event-add-ons.goesWith'),
    },
    { kinds: (kinds) => namesOf(kinds, tickets) || t('admin.forms.none') },
  )

/** Makes goods an add-on of an event, or changes one. */
export function AddOnDialog({ eventId, tickets, list, addOn, product, onClose }: AddOnDialogProps) {
  const { values, edit, tried, save, dialog } = useEditForm<AddOnValues>({
    edited: addOn && { kind: 'event', id: eventId },
    stored: addOnValues(addOn),
    fields: fieldsOf(tickets),
    run: (sent) => {
      const message = addOnMessage(sent, { id: addOn?.id, productId: product.id })
      const others = list.addOns.map((one) => (one.id === addOn?.id ? message : rulesOf(one)))
      return setAddOns(eventId, list.revision, addOn ? others : [...others, message])
    },
    onDone: () => {
      toast(t('admin.event-add-ons.saved', { name: product.name }))
      onClose()
    },
    stale: ['tickets'],
  })
  const mistakes = addOnMistakes(values)
  return (
    <ChangeDialog
      title={
        addOn
          ? t('admin.event-add-ons.change', { name: product.name })
          : t('admin.event-add-ons.newAddOn', { name: product.name })
      }
      submit={t('admin.event-add-ons.save')}
      {...dialog}
      onSubmit={() => save(Object.keys(mistakes).length === 0 ? values : undefined)}
      onClose={onClose}
    >
      <VariantField productId={product.id} value={values.variantId} onChange={(variantId) => edit({ variantId })} />
      <AdminTextField
        label={t('admin.event-add-ons.perTicket')}
        help={t('admin.event-add-ons.perTicketHelp')}
        inputMode="numeric"
        value={values.perTicket}
        error={tried ? mistakes.perTicket : undefined}
        onChange={(event) => edit({ perTicket: event.currentTarget.value })}
      />
      <KindsField values={values} edit={edit} mistakes={tried ? mistakes : {}} tickets={tickets} />
    </ChangeDialog>
  )
}

type VariantFieldProps = { productId: string; value: string; onChange: (variantId: string) => void }

/** Nothing for goods without options. */
function VariantField({ productId, value, onChange }: VariantFieldProps) {
  const { data: variants = [] } = useQuery(variantsQuery(productId))
  if (variants.length < 2) return null
  return (
    <SelectField
      label={t('admin.event-add-ons.variant')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{t('admin.event-add-ons.anyVariant')}</option>
      {variants.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type KindsFieldProps = {
  values: AddOnValues
  edit: (change: Partial<AddOnValues>) => void
  mistakes: AddOnMistakes
  tickets: readonly TicketDefinition[]
}

function KindsField({ values: { allKinds, kinds }, edit, mistakes, tickets }: KindsFieldProps) {
  return (
    <FieldGroup legend={t('admin.event-add-ons.goesWith')}>
      <CheckboxField
        type="radio"
        name="goes-with"
        label={t('admin.event-add-ons.allKinds')}
        help={t('admin.event-add-ons.allKindsHelp')}
        checked={allKinds}
        onChange={() => edit({ allKinds: true })}
      />
      <CheckboxField
        type="radio"
        name="goes-with"
        label={t('admin.event-add-ons.someKinds')}
        checked={!allKinds}
        onChange={() => edit({ allKinds: false })}
      />
      {!allKinds && (
        <div className="flex flex-col gap-1 ps-7">
          {tickets.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={kinds.includes(id)}
              onChange={(event) =>
                edit({ kinds: event.currentTarget.checked ? [...kinds, id] : kinds.filter((other) => other !== id) })
              }
            />
          ))}
          {mistakes.kinds && <FieldError>{mistakes.kinds}</FieldError>}
        </div>
      )}
    </FieldGroup>
  )
}
