import { AdminField, AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { moved } from '../moved.ts'
import { t } from '../texts.ts'
import { ChoiceList } from './choice-list.tsx'
import { freshChoice, newKey, type OptionValues, type ProductValues } from './product-values.ts'
import { combinationCount, MAX_VARIANTS } from './variant-rows.ts'

const icon = { size: 16, strokeWidth: 1.75 }
const MAX_OPTIONS = 6

type Form = UseFormReturn<ProductValues>

/** Options that a buyer chooses: size, colour. Every change rebuilds the combinations. */
export function OptionsEditor({ form, onChange }: { form: Form; onChange: () => void }) {
  const options = form.watch('options')
  const errors = form.formState.errors.options
  const set = (next: OptionValues[]) => {
    form.setValue('options', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    onChange()
  }
  const [added, setAdded] = useState<string>()
  const count = combinationCount(options)
  return (
    <div className="flex flex-col gap-3">
      {options.map((option, index) => (
        <OptionEditor
          key={option.key}
          form={form}
          option={option}
          index={index}
          last={index === options.length - 1}
          isNew={option.key === added}
          onChange={(next) => set(options.map((one, at) => (at === index ? next : one)))}
          onMove={(by) => set(moved(options, index, index + by))}
          onRemove={() => set(options.filter((_, at) => at !== index))}
        />
      ))}
      {errors?.root?.message && <FieldError>{errors.root.message}</FieldError>}
      {typeof errors?.message === 'string' && <FieldError>{errors.message}</FieldError>}
      {count > MAX_VARIANTS && (
        <FieldError>{t('admin.product.theseChoicesMakeCountCombinations', { count, MAX_VARIANTS })}</FieldError>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        disabledReason={
          options.length >= MAX_OPTIONS ? t('admin.product.aProductHasAtMost', { MAX_OPTIONS }) : undefined
        }
        onClick={() => {
          const key = newKey()
          set([
            ...options,
            { key, id: '', name: '', kind: 'TEXT_CHOICES', choices: [freshChoice('CHOICE_TEXT', newKey())] },
          ])
          setAdded(key)
        }}
      >
        <Plus aria-hidden="true" {...icon} /> {t('admin.product.addAnOption')}
      </Button>
    </div>
  )
}

/** Called when the field appears: its identity never changes. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus()

type OptionEditorProps = {
  form: Form
  option: OptionValues
  index: number
  last: boolean
  /** It was added a moment ago: its name is entered next. */
  isNew: boolean
  onChange: (option: OptionValues) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function OptionEditor({ form, option, index, last, isNew, onChange, onMove, onRemove }: OptionEditorProps) {
  const name = `options.${index}` as const
  const errors = form.formState.errors.options?.[index]
  const title = option.name || t('admin.product.optionValue', { value: index + 1 })
  const setKind = (kind: OptionValues['kind']) => {
    const look = kind === 'TEXT_CHOICES' ? 'CHOICE_TEXT' : 'ONE_COLOR'
    onChange({ ...option, kind, choices: option.choices.map((choice) => ({ ...choice, look })) })
  }
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-border p-3">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-start gap-1">
        <div className="grid grow gap-3 sm:grid-cols-2">
          <AdminTextField
            label={t('admin.product.option')}
            ref={isNew ? focusOnce : undefined}
            name={`${name}.name`}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              event.currentTarget.closest('fieldset')?.querySelector<HTMLInputElement>('input[data-name]')?.focus()
            }}
            placeholder={t('admin.product.size')}
            value={option.name}
            onChange={(event) => onChange({ ...option, name: event.currentTarget.value })}
            error={errors?.name?.message}
          />
          <AdminSelectField
            label={t('admin.product.shownAs')}
            value={option.kind}
            onChange={(event) => setKind(event.currentTarget.value as OptionValues['kind'])} // the options below
          >
            <option value="TEXT_CHOICES">{t('admin.product.words')}</option>
            <option value="SWATCH_CHOICES">{t('admin.product.coloursAndPictures')}</option>
          </AdminSelectField>
        </div>
        <span className="mt-5 flex">
          <IconButton
            size="sm"
            label={t('admin.product.moveOptionTitleUp', { title })}
            icon={<ArrowUp {...icon} />}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="sm"
            label={t('admin.product.moveOptionTitleDown', { title })}
            icon={<ArrowDown {...icon} />}
            disabled={last}
            onClick={() => onMove(1)}
          />
          <IconButton
            size="sm"
            label={t('admin.product.removeOptionTitle', { title })}
            icon={<Trash2 {...icon} />}
            onClick={onRemove}
          />
        </span>
      </div>
      <AdminField
        label={t('admin.product.choices')}
        error={errors?.choices?.root?.message ?? errors?.choices?.message}
        id={`${name}.choices`}
      >
        {(wiring) => (
          <fieldset {...wiring} tabIndex={-1} aria-label={t('admin.product.choicesOfTitle', { title })}>
            <ChoiceList
              of={title}
              swatches={option.kind === 'SWATCH_CHOICES'}
              choices={option.choices}
              media={form.getValues('media')}
              onChange={(choices) => onChange({ ...option, choices })}
            />
          </fieldset>
        )}
      </AdminField>
    </fieldset>
  )
}
