import { present } from '@fairground/domain/present.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError, FieldLegend } from '@fairground/ui/field.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { ShownIf } from '@fairground/ui/shown-if.tsx'
import { TextAreaField, TextField } from '@fairground/ui/text-field.tsx'
import { t } from '../texts.ts'
import { type AddressPart, partOf, type QuestionView } from './form-view.ts'

const fills: Readonly<Record<string, string>> = { firstName: 'given-name', lastName: 'family-name', email: 'email' }

type QuestionProps = {
  question: QuestionView
  value?: string | undefined
  /** Typed texts by field: of the parts of an address, and of the question that a condition names. */
  values?: Readonly<Partial<Record<string, string>>>
  error?: string | undefined
}

/** One question of the organiser, where it is for the guest, with what was typed and what is wrong with it. */
export function Question(props: QuestionProps) {
  const { question, values = {} } = props
  const { condition } = question
  if (!condition) return <QuestionField {...props} />
  const { field, options, chosen = '' } = condition
  return (
    <ShownIf field={field} options={options} chosen={(values[field] || chosen).split('\n')}>
      <QuestionField {...props} />
    </ShownIf>
  )
}

function QuestionField({ question, value = '', values = {}, error }: QuestionProps) {
  const { name, label, kind, required, most, options, chosen = '', placeholder } = question
  const field = {
    id: name,
    name,
    label,
    error,
    required,
    optional: !required,
    defaultValue: value,
    ...present({ maxLength: most > 0 ? most : undefined }),
  }
  switch (kind) {
    case 'lines':
      return <TextAreaField {...field} rows={4} />
    case 'choice':
      return (
        <SelectField {...field} defaultValue={value || chosen}>
          <option value="">{placeholder ?? t('rsvp.choose')}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      )
    case 'radio':
    case 'choices':
      return <Choices question={question} value={value} error={error} />
    case 'date':
      return <TextField {...field} type="date" />
    case 'email':
      return <TextField {...field} type="email" inputMode="email" autoComplete="email" />
    case 'phone':
      return <TextField {...field} type="tel" inputMode="tel" autoComplete="tel" />
    case 'street':
      return <TextField {...field} autoComplete="street-address" />
    case 'address':
      return <AddressFields question={question} values={values} error={error} />
    case 'text':
      return <TextField {...field} autoComplete={fills[name]} />
    default:
      return kind satisfies never
  }
}

/** One of several options, or any number of them. */
function Choices({
  question: { name, label, kind, required, options },
  value,
  error,
}: {
  question: QuestionView
  value: string
  error: string | undefined
}) {
  return (
    <fieldset id={name} className="flex flex-col gap-2">
      <FieldLegend label={label} optional={!required} />
      {options.map((option) => (
        <CheckboxField
          key={option}
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          name={name}
          value={option}
          label={option}
          defaultChecked={value.split('\n').includes(option)}
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

const fillsParts: Readonly<Record<AddressPart['name'], string>> = {
  addressLine: 'street-address',
  city: 'address-level2',
  subdivision: 'address-level1',
  postalCode: 'postal-code',
  country: 'country-name',
}

function AddressFields({
  question: { name, label, required, parts = [] },
  values,
  error,
}: {
  question: QuestionView
  values: Readonly<Partial<Record<string, string>>>
  error: string | undefined
}) {
  return (
    <fieldset id={name} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <FieldLegend label={label} optional={!required} />
      {parts.map((part) => {
        const field = partOf(name, part.name)
        return (
          <div key={field} className={part.name === 'addressLine' ? 'sm:col-span-2' : ''}>
            <TextField
              id={field}
              name={field}
              label={part.label}
              maxLength={100}
              autoComplete={fillsParts[part.name]}
              defaultValue={values[field] ?? ''}
            />
          </div>
        )
      })}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
