import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { TextAreaField, TextField } from '@fairground/ui/text-field.tsx'
import { t } from '../texts.ts'
import type { EventForm, FormControl } from './form-queries.ts'

type Input = FormControl['inputs'][number]

/** The form as guests see it. Nothing in it is sent. */
export function FormPreview({ form: { controls } }: { form: EventForm }) {
  return (
    <div className="flex flex-col gap-5 rounded-card bg-canvas p-5 text-[1rem]">
      {controls.flatMap((control) =>
        control.inputs.map((input) => <PreviewField key={input.name} type={control.type} input={input} />),
      )}
    </div>
  )
}

function PreviewField({ type, input }: { type: FormControl['type']; input: Input }) {
  const { name, label, mandatory, options, labels, defaultOptionSelection } = input
  const field = { id: `preview-${name}`, label, optional: !mandatory }
  switch (type) {
    case 'TEXTAREA':
      return <TextAreaField {...field} rows={3} />
    case 'DROPDOWN':
      return (
        <SelectField {...field}>
          <option value="">{defaultOptionSelection?.placeholderText || t('admin.event-form.choose')}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      )
    case 'RADIO':
    case 'CHECKBOX':
      return (
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-1.5 text-small font-semibold">{label}</legend>
          {options.map((option) => (
            <CheckboxField
              key={option}
              type={type === 'RADIO' ? 'radio' : 'checkbox'}
              name={field.id}
              value={option}
              label={option}
            />
          ))}
        </fieldset>
      )
    case 'DATE':
      return <TextField {...field} type="date" />
    case 'ADDRESS_FULL':
      return (
        <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <legend className="pb-1.5 text-small font-semibold">{label}</legend>
          {labels.map((part) => (
            <TextField key={part.name} id={`${field.id}-${part.name}`} label={part.label} />
          ))}
        </fieldset>
      )
    case 'INPUT':
    case 'NAME':
    case 'GUEST_CONTROL':
    case 'ADDRESS_SHORT':
      return <TextField {...field} />
    default:
      return type satisfies never
  }
}
