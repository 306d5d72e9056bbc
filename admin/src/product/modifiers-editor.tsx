import { AdminField, AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Plus, Trash2 } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { t } from '../texts.ts'
import { ChoiceList } from './choice-list.tsx'
import { freshChoice, type ModifierValues, newKey, type ProductValues } from './product-values.ts'

const icon = { size: 16, strokeWidth: 1.75 }
const MAX_MODIFIERS = 10

type Props = { form: UseFormReturn<ProductValues>; sign: string }

/** Modifiers that a buyer adds without making another variant: an engraving, a wrapping. */
export function ModifiersEditor({ form, sign }: Props) {
  const modifiers = form.watch('modifiers')
  const fault = form.formState.errors.modifiers
  const set = (next: ModifierValues[]) =>
    form.setValue('modifiers', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  const fresh = (): ModifierValues => ({
    key: newKey(),
    id: '',
    name: '',
    kind: 'FREE_TEXT',
    mandatory: false,
    title: '',
    min: '0',
    max: '100',
    addedPrice: '',
    choices: [freshChoice('CHOICE_TEXT', newKey())],
  })
  return (
    <div className="flex flex-col gap-3">
      {modifiers.map((modifier, index) => (
        <ModifierEditor
          key={modifier.key}
          form={form}
          index={index}
          modifier={modifier}
          sign={sign}
          onChange={(next) => set(modifiers.map((one, at) => (at === index ? next : one)))}
          onRemove={() => set(modifiers.filter((_, at) => at !== index))}
        />
      ))}
      {typeof fault?.message === 'string' && <FieldError>{fault.message}</FieldError>}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        disabledReason={
          modifiers.length >= MAX_MODIFIERS ? t('admin.product.aProductHasAtMost2', { MAX_MODIFIERS }) : undefined
        }
        onClick={() => set([...modifiers, fresh()])}
      >
        <Plus aria-hidden="true" {...icon} /> {t('admin.product.addAModifier')}
      </Button>
    </div>
  )
}

type TypedField = 'name' | 'title' | 'min' | 'max' | 'addedPrice'
type FieldProps = (field: TypedField) => {
  value: string
  error: string | undefined
  onChange: (event: { currentTarget: HTMLInputElement }) => void
}

type TextFieldsProps = { modifier: ModifierValues; sign: string; fieldProps: FieldProps }

/** The question that a buyer answers in words, and its bounds. */
function TextFields({ modifier, sign, fieldProps }: TextFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <AdminTextField
        label={t('admin.product.question')}
        optional
        placeholder={modifier.name}
        {...fieldProps('title')}
      />
      <AdminTextField
        label={t('admin.product.minimumCharacters')}
        inputMode="numeric"
        suffix={t('admin.product.letters')}
        {...fieldProps('min')}
      />
      <AdminTextField
        label={t('admin.product.maximumCharacters')}
        inputMode="numeric"
        suffix={t('admin.product.letters')}
        {...fieldProps('max')}
      />
      <AdminTextField
        label={t('admin.product.addedPrice')}
        optional
        prefix={sign}
        inputMode="decimal"
        {...fieldProps('addedPrice')}
      />
    </div>
  )
}

type ModifierEditorProps = {
  form: UseFormReturn<ProductValues>
  index: number
  modifier: ModifierValues
  sign: string
  onChange: (modifier: ModifierValues) => void
  onRemove: () => void
}

function ModifierEditor({ form, index, modifier, sign, onChange, onRemove }: ModifierEditorProps) {
  const errors = form.formState.errors.modifiers?.[index]
  const title = modifier.name || t('admin.product.modifierValue', { value: index + 1 })
  const fieldProps: FieldProps = (field) => ({
    value: modifier[field],
    error: errors?.[field]?.message,
    onChange: (event) => onChange({ ...modifier, [field]: event.currentTarget.value }),
  })
  const setKind = (kind: ModifierValues['kind']) => {
    const look = kind === 'SWATCH_CHOICES' ? 'ONE_COLOR' : 'CHOICE_TEXT'
    onChange({ ...modifier, kind, choices: modifier.choices.map((choice) => ({ ...choice, look })) })
  }
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-border p-3">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-start gap-2">
        <div className="grid grow gap-3 sm:grid-cols-2">
          <AdminTextField
            label={t('admin.product.modifier')}
            placeholder={t('admin.product.engraving')}
            {...fieldProps('name')}
          />
          <AdminSelectField
            label={t('admin.product.answeredWith')}
            value={modifier.kind}
            onChange={(event) => setKind(event.currentTarget.value as ModifierValues['kind'])} // the options below
          >
            <option value="FREE_TEXT">{t('admin.product.text')}</option>
            <option value="TEXT_CHOICES">{t('admin.product.words')}</option>
            <option value="SWATCH_CHOICES">{t('admin.product.coloursAndPictures')}</option>
          </AdminSelectField>
        </div>
        <IconButton
          size="sm"
          className="mt-5"
          label={t('admin.product.removeModifierTitle', { title })}
          icon={<Trash2 {...icon} />}
          onClick={onRemove}
        />
      </div>
      <CheckboxField
        label={t('admin.product.required')}
        checked={modifier.mandatory}
        onChange={(event) => onChange({ ...modifier, mandatory: event.currentTarget.checked })}
      />
      {modifier.kind === 'FREE_TEXT' ? (
        <TextFields modifier={modifier} sign={sign} fieldProps={fieldProps} />
      ) : (
        <AdminField
          label={t('admin.product.choices')}
          error={errors?.choices?.root?.message ?? errors?.choices?.message}
        >
          {(wiring) => (
            <fieldset {...wiring} tabIndex={-1} aria-label={t('admin.product.choicesOfTitle', { title })}>
              <ChoiceList
                of={title}
                sign={sign}
                swatches={modifier.kind === 'SWATCH_CHOICES'}
                choices={modifier.choices}
                onChange={(choices) => onChange({ ...modifier, choices })}
              />
            </fieldset>
          )}
        </AdminField>
      )}
    </fieldset>
  )
}
