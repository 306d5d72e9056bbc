import { AdminSelectField, AdminTextAreaField, AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields, same, shownValue } from '../forms/shared-edits.ts'
import { useOthersEdits } from '../forms/use-others-edits.tsx'
import { t } from '../texts.ts'
import type { FormControl } from './form-queries.ts'
import {
  BLANK,
  conditionOf,
  hasOptions,
  kindsFor,
  kindWords,
  optionsIn,
  optionsOf,
  type QuestionKind,
  type QuestionValues,
  valuesOf,
} from './question-values.ts'
import { useQuestionDraft } from './use-question-draft.ts'

type QuestionDialogProps = {
  eventId: string
  /** Question that is changed; `undefined` adds one. */
  control: FormControl | undefined
  /** Questions on whose answers it may depend. */
  leading: readonly FormControl[]
  /** Guests answer and bring companions: an event with tickets has a ticket for each. */
  companions: boolean
  error: Error | null
  pending: boolean
  /** `saved` is called once they are stored. */
  onSave: (values: QuestionValues, saved: () => void) => void
  onClose: () => void
}

const fieldsFor = (leading: readonly FormControl[]) =>
  plainFields<QuestionValues>(
    {
      kind: t('admin.event-form.kind'),
      label: t('admin.event-form.question'),
      options: t('admin.event-form.options'),
      placeholder: t('admin.event-form.placeholder'),
      most: t('admin.event-form.most'),
      full: t('admin.event-form.full'),
      maxGuests: t('admin.event-form.maxGuests'),
      required: t('admin.event-form.required'),
      dependsOn: t('admin.event-form.forWhom'),
      forAnswers: t('admin.event-form.forAnswers'),
    },
    {
      kind: (kind) => kindWords[kind],
      options: (text) => shownValue(optionsOf(text)),
      dependsOn: (id) => leading.find((one) => one.id === id)?.label ?? t('admin.event-form.everybody'),
      forAnswers: (options) => options.join(', '),
    },
  )

/** A question of the form: what it says, and how it is answered. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { eventId, control, leading, companions, error, pending, onSave, onClose } = props
  const stored = useMemo(() => (control ? valuesOf(control) : BLANK), [control])
  const [base, setBase] = useState(stored)
  if (base !== stored && !same(base, stored)) setBase(stored)
  const form = useForm<QuestionValues>({ defaultValues: base, mode: 'onBlur' })
  const others = useOthersEdits<QuestionValues>({
    edited: control && { kind: 'unrecorded', id: control.id },
    base,
    entered: form.getValues,
    show: (shown) => form.reset(shown, { keepErrors: true, keepSubmitCount: true }),
    fields: () => fieldsFor(leading),
    pending,
    saved: useRef(false),
  })
  const { restored, forget, discard } = useQuestionDraft({ eventId, id: control?.id, stored }, form)
  const { errors } = form.formState
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <ChangeDialog
      title={control ? t('admin.event-form.changeQuestion') : t('admin.event-form.addQuestion')}
      submit={t('admin.event-form.saveQuestion')}
      pending={pending}
      refused={others.reason}
      error={error}
      onSubmit={form.handleSubmit((values) => onSave(values, forget))}
      onClose={() => {
        forget()
        onClose()
      }}
    >
      {others.note}
      {restored && (
        <p className="text-label text-ink-2">
          {t('admin.event-form.typedBefore')}{' '}
          <button type="button" className="underline underline-offset-4" onClick={discard}>
            {t('admin.event-form.discardTyped')}
          </button>
        </p>
      )}
      <AdminSelectField label={t('admin.event-form.kind')} {...form.register('kind')}>
        {kindsFor(control)
          .filter((one) => one !== 'companions' || companions)
          .map((one) => (
            <option key={one} value={one}>
              {kindWords[one]}
            </option>
          ))}
      </AdminSelectField>
      <AdminTextField
        label={t('admin.event-form.question')}
        maxLength={100}
        {...form.register('label', {
          validate: (text) => text.trim() !== '' || t('admin.event-form.enterAQuestion'),
        })}
        error={errors.label?.message}
      />
      <FieldsOfKind kind={kind} form={form} />
      {kind !== 'companions' && leading.length > 0 && <ConditionFields form={form} leading={leading} />}
      {kind === 'address' && <CheckboxField label={t('admin.event-form.full')} {...form.register('full')} />}
      <CheckboxField
        label={kind === 'companions' ? t('admin.event-form.namesRequired') : t('admin.event-form.required')}
        {...form.register('required')}
      />
    </ChangeDialog>
  )
}

type ConditionFieldsProps = { form: UseFormReturn<QuestionValues>; leading: readonly FormControl[] }

/** Fields for a question that is for everybody, or for those who chose an option of an earlier one. */
function ConditionFields({ form, leading }: ConditionFieldsProps) {
  const dependsOn = useWatch({ control: form.control, name: 'dependsOn' })
  const on = leading.find(({ id }) => id === dependsOn)
  return (
    <>
      <AdminSelectField label={t('admin.event-form.forWhom')} {...form.register('dependsOn')}>
        <option value="">{t('admin.event-form.everybody')}</option>
        {leading.map(({ id, label }) => (
          <option key={id} value={id}>
            {t('admin.event-form.whoAnswered', { label })}
          </option>
        ))}
      </AdminSelectField>
      {on && (
        <FieldGroup legend={t('admin.event-form.forAnswers')}>
          {optionsIn(on).map((option) => (
            <CheckboxField
              key={option}
              value={option}
              label={option}
              {...form.register('forAnswers', {
                validate: (_, values) =>
                  !values.dependsOn ||
                  conditionOf(values, leading) !== undefined ||
                  t('admin.event-form.chooseAnswers'),
              })}
            />
          ))}
          {form.formState.errors.forAnswers && <FieldError>{form.formState.errors.forAnswers.message}</FieldError>}
        </FieldGroup>
      )}
    </>
  )
}

function FieldsOfKind({ kind, form }: { kind: QuestionKind; form: UseFormReturn<QuestionValues> }) {
  const { errors } = form.formState
  const fewest = kind === 'checkbox' ? 1 : 2
  return (
    <>
      {hasOptions(kind) && (
        <AdminTextAreaField
          label={t('admin.event-form.options')}
          help={t('admin.event-form.oneALine')}
          rows={4}
          {...form.register('options', {
            validate: (text, { kind: chosen }) =>
              !hasOptions(chosen) ||
              optionsOf(text).length >= fewest ||
              t('admin.event-form.enterOptions', { count: fewest }),
          })}
          error={errors.options?.message}
        />
      )}
      {kind === 'dropdown' && (
        <AdminTextField
          label={t('admin.event-form.placeholder')}
          optional
          maxLength={200}
          {...form.register('placeholder')}
        />
      )}
      {(kind === 'text' || kind === 'lines') && (
        <AdminTextField
          label={t('admin.event-form.most')}
          optional
          inputMode="numeric"
          help={t('admin.event-form.upTo1000')}
          {...form.register('most', {
            validate: (text) => /^(?:\d{0,3}|1000)$/.test(text.trim()) || t('admin.event-form.upTo1000'),
          })}
          error={errors.most?.message}
        />
      )}
      {kind === 'companions' && (
        <AdminTextField
          label={t('admin.event-form.maxGuests')}
          inputMode="numeric"
          {...form.register('maxGuests', {
            validate: (text) => /^(?:[1-9]|10)$/.test(text.trim()) || t('admin.event-form.oneToTen'),
          })}
          error={errors.maxGuests?.message}
        />
      )}
    </>
  )
}
