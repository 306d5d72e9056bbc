import { AdminField, AdminInput, AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Plus, Trash2, X } from 'lucide-react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import type { ProductValues } from './product-values.ts'

const icon = { size: 16, strokeWidth: 1.75 }
const MAX_OPTIONS = 6

type Form = UseFormReturn<ProductValues>

/** What a buyer chooses: size, colour. Every change makes the combinations anew. */
export function OptionsEditor({ form, onChange }: { form: Form; onChange: () => void }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'options' })
  const errors = form.formState.errors.options
  return (
    <div className="flex flex-col gap-3">
      {fields.map((field, index) => (
        <OptionEditor
          key={field.id}
          form={form}
          index={index}
          onChange={onChange}
          onRemove={() => {
            remove(index)
            onChange()
          }}
        />
      ))}
      {errors?.root?.message && <FieldError>{errors.root.message}</FieldError>}
      {typeof errors?.message === 'string' && <FieldError>{errors.message}</FieldError>}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        disabledReason={fields.length >= MAX_OPTIONS ? `A product has at most ${MAX_OPTIONS} options` : undefined}
        onClick={() => append({ name: '', kind: 'drop_down', choices: [{ description: '', color: '' }] })}
      >
        <Plus aria-hidden="true" {...icon} /> Add an option
      </Button>
    </div>
  )
}

type OptionEditorProps = { form: Form; index: number; onChange: () => void; onRemove: () => void }

function OptionEditor({ form, index, onChange, onRemove }: OptionEditorProps) {
  const name = `options.${index}` as const
  const errors = form.formState.errors.options?.[index]
  const choices = useFieldArray({ control: form.control, name: `${name}.choices` })
  const isColor = form.watch(`${name}.kind`) === 'color'
  const title = form.watch(`${name}.name`) || `Option ${index + 1}`
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-border p-3">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-start gap-2">
        <div className="grid grow gap-3 sm:grid-cols-2">
          <AdminTextField
            label="Option"
            placeholder="Size"
            {...form.register(`${name}.name`, { onChange })}
            error={errors?.name?.message}
          />
          <AdminSelectField label="Shown as" {...form.register(`${name}.kind`, { onChange })}>
            <option value="drop_down">Words</option>
            <option value="color">Colours</option>
          </AdminSelectField>
        </div>
        <IconButton
          size="sm"
          label={`Remove option ${title}`}
          icon={<Trash2 {...icon} />}
          onClick={onRemove}
          className="mt-5"
        />
      </div>
      <AdminField
        label="Choices"
        error={errors?.choices?.root?.message ?? errors?.choices?.message}
        id={`${name}.choices`}
      >
        {(wiring) => (
          <fieldset {...wiring} tabIndex={-1} aria-label={`Choices of ${title}`} className="flex flex-wrap gap-2">
            {choices.fields.map((choice, at) => (
              <span key={choice.id} className="flex w-44 items-center gap-1">
                {isColor && (
                  <input
                    type="color"
                    aria-label={`Colour of choice ${at + 1} of ${title}`}
                    {...form.register(`${name}.choices.${at}.color`)}
                    className="h-8 w-9 shrink-0 rounded-control border border-border-strong bg-surface p-0.5 pointer-coarse:h-11"
                  />
                )}
                <AdminInput
                  aria-label={`Choice ${at + 1} of ${title}`}
                  placeholder={isColor ? 'Moss' : 'Small'}
                  {...form.register(`${name}.choices.${at}.description`, { onChange })}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    choices.append({ description: '', color: '#808080' })
                  }}
                />
                <IconButton
                  size="sm"
                  label={`Remove choice ${at + 1} of ${title}`}
                  icon={<X {...icon} />}
                  onClick={() => {
                    choices.remove(at)
                    onChange()
                  }}
                />
              </span>
            ))}
            <Button variant="quiet" size="sm" onClick={() => choices.append({ description: '', color: '#808080' })}>
              <Plus aria-hidden="true" {...icon} /> Add a choice
            </Button>
          </fieldset>
        )}
      </AdminField>
    </fieldset>
  )
}
