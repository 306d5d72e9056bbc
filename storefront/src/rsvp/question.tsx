import { present } from '@fairground/domain/present.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { TextAreaField, TextField } from '@fairground/ui/text-field.tsx'
import { t } from '../texts.ts'
import type { QuestionView } from './form-view.ts'

const fills: Readonly<Record<string, string>> = { firstName: 'given-name', lastName: 'family-name', email: 'email' }

/** One question of the organiser, with what was typed and what is wrong with it. */
export function Question({ question, value = '', error }: { question: QuestionView; value?: string; error?: string }) {
  const { name, label, kind, required, most, options } = question
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
        <SelectField {...field}>
          <option value="">{t('rsvp.choose')}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      )
    case 'choices':
      return (
        <fieldset id={name} className="flex flex-col gap-2">
          <legend className="pb-1.5 text-small font-semibold">{label}</legend>
          {options.map((option) => (
            <CheckboxField
              key={option}
              name={name}
              value={option}
              label={option}
              defaultChecked={value.split('\n').includes(option)}
            />
          ))}
          {error && <FieldError>{error}</FieldError>}
        </fieldset>
      )
    case 'date':
      return <TextField {...field} type="date" />
    case 'email':
      return <TextField {...field} type="email" inputMode="email" autoComplete="email" />
    case 'text':
      return <TextField {...field} autoComplete={fills[name]} />
    default:
      return kind satisfies never
  }
}
