import { AdminSelectField, AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { t } from '../texts.ts'
import { emptyOption, emptyTier, type TicketValues } from './ticket-values.ts'

type Props = { form: UseFormReturn<TicketValues>; sign: string }

const icon = { size: 16, strokeWidth: 1.75 } as const

/** The way in which a ticket has its price, and what belongs to that way: tiers, suggested amounts, several prices. */
export function PricingFields({ form, sign }: Props) {
  const { errors } = form.formState
  const pricing = form.watch('pricing')
  return (
    <FieldGroup legend={t('admin.event.pricing')}>
      <AdminSelectField
        label={t('admin.event.howItIsPriced')}
        {...form.register('pricing')}
        error={errors.pricing?.message}
      >
        <option value="fixed">{t('admin.event.fixedPrice')}</option>
        <option value="guest">{t('admin.event.guestsChoose')}</option>
        <option value="options">{t('admin.event.severalPrices')}</option>
      </AdminSelectField>
      {pricing === 'fixed' && <TierFields form={form} sign={sign} />}
      {pricing === 'guest' && (
        <AdminTextField
          label={t('admin.event.suggestedAmounts')}
          optional
          prefix={sign}
          help={t('admin.event.suggestedHelp')}
          {...form.register('suggested')}
          error={errors.suggested?.message}
        />
      )}
      {pricing === 'options' && <OptionFields form={form} sign={sign} />}
    </FieldGroup>
  )
}

function TierFields({ form, sign }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'tiers' })
  const errors = form.formState.errors.tiers
  return (
    <>
      <p className="text-ink-2">{t('admin.event.tiersHelp')}</p>
      {fields.map(({ id }, i) => (
        <div key={id} className="flex items-start gap-2">
          <div className="grid min-w-0 grow gap-2 sm:grid-cols-4">
            <AdminTextField
              label={t('admin.event.tier')}
              maxLength={40}
              {...form.register(`tiers.${i}.name`)}
              error={errors?.[i]?.name?.message}
            />
            <AdminTextField
              label={t('admin.event.price')}
              prefix={sign}
              inputMode="decimal"
              {...form.register(`tiers.${i}.price`)}
              error={errors?.[i]?.price?.message}
            />
            <AdminTextField
              label={t('admin.event.until')}
              type="datetime-local"
              {...form.register(`tiers.${i}.until`)}
              error={errors?.[i]?.until?.message}
            />
            <AdminTextField
              label={t('admin.event.forTickets')}
              inputMode="numeric"
              placeholder={t('admin.event.noLimit')}
              {...form.register(`tiers.${i}.limit`)}
              error={errors?.[i]?.limit?.message}
            />
          </div>
          <RemoveButton label={t('admin.event.removeTier', { value: String(i + 1) })} onClick={() => remove(i)} />
        </div>
      ))}
      {fields.length < 10 && <AddButton label={t('admin.event.addATier')} onClick={() => append(emptyTier)} />}
    </>
  )
}

function OptionFields({ form, sign }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'options' })
  const errors = form.formState.errors.options
  return (
    <>
      {fields.map(({ id }, i) => (
        <div key={id} className="flex items-start gap-2">
          <div className="grid min-w-0 grow gap-2 sm:grid-cols-[2fr_1fr]">
            <AdminTextField
              label={t('admin.event.option')}
              maxLength={200}
              {...form.register(`options.${i}.name`)}
              error={errors?.[i]?.name?.message}
            />
            <AdminTextField
              label={t('admin.event.price')}
              prefix={sign}
              inputMode="decimal"
              {...form.register(`options.${i}.price`)}
              error={errors?.[i]?.price?.message}
            />
          </div>
          <RemoveButton label={t('admin.event.removeOption', { value: String(i + 1) })} onClick={() => remove(i)} />
        </div>
      ))}
      {errors?.message && <FieldError>{errors.message}</FieldError>}
      {fields.length < 100 && <AddButton label={t('admin.event.addOption')} onClick={() => append(emptyOption)} />}
    </>
  )
}

const RemoveButton = (props: { label: string; onClick: () => void }) => (
  <IconButton size="sm" className="mt-5" icon={<Trash2 {...icon} />} {...props} />
)

const AddButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="secondary" size="sm" className="self-start" onClick={onClick}>
    <Plus aria-hidden="true" {...icon} /> {label}
  </Button>
)
