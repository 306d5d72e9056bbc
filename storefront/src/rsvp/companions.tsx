import { SelectField } from '@fairground/ui/select-field.tsx'
import { TextAreaField } from '@fairground/ui/text-field.tsx'
import { COMPANIONS, NAMES } from './reply-fields.ts'

/** Who comes along. Nothing where nobody may. */
export function Companions({ most, count = '0', names = '' }: { most: number; count?: string; names?: string }) {
  if (most === 0) return null
  return (
    <>
      <SelectField id={COMPANIONS} name={COMPANIONS} label="How many come with you?" defaultValue={count}>
        {[...Array(most + 1).keys()].map((n) => (
          <option key={n} value={n}>
            {n === 0 ? 'Nobody, just me' : n}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id={NAMES}
        name={NAMES}
        label="Their names"
        help="One name per line. Leave it empty or name everybody."
        optional
        rows={Math.min(most, 3)}
        defaultValue={names}
      />
    </>
  )
}
