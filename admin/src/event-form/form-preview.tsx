import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldLegend } from '@fairground/ui/field.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { ShownIf } from '@fairground/ui/shown-if.tsx'
import { TextAreaField, TextField } from '@fairground/ui/text-field.tsx'
import { t } from '../texts.ts'
import type { EventForm, FormControl } from './form-queries.ts'

type Input = FormControl['inputs'][number]
type PreviewQuestionProps = { control: FormControl; input: Input; form: readonly FormControl[] }

const fieldOf = ({ name }: Input): string => `preview-${name}`

/** The form as guests see it. Nothing in it is sent. */
export function FormPreview({ form: { controls } }: { form: EventForm }) {
  return (
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-5 rounded-card bg-canvas p-5 text-[1rem]"
    >
      {controls.flatMap((control) =>
        control.inputs.map((input) => (
          <PreviewQuestion key={input.name} control={control} input={input} form={controls} />
        )),
      )}
    </form>
  )
}

const NONE: readonly string[] = []

/** Dependent questions come and go with the answers that are tried out. */
function PreviewQuestion({ control: { type, condition }, input, form }: PreviewQuestionProps) {
  const field = <PreviewField type={type} input={input} />
  const leading = condition && form.find(({ id }) => id === condition.controlId)?.inputs[0]
  if (!condition || !leading) return field
  return (
    <ShownIf field={fieldOf(leading)} options={condition.options} chosen={NONE}>
      {field}
    </ShownIf>
  )
}

function PreviewField({ type, input }: { type: FormControl['type']; input: Input }) {
  const { label, mandatory, options, labels, defaultOptionSelection } = input
  const field = { id: fieldOf(input), name: fieldOf(input), label, optional: !mandatory }
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
          <FieldLegend label={label} optional={!mandatory} />
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
          <FieldLegend label={label} optional={!mandatory} />
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
