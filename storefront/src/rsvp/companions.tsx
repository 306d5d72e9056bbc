import { SelectField } from '@fairground/ui/select-field.tsx'
import { TextAreaField } from '@fairground/ui/text-field.tsx'
import { t } from '../texts.ts'
import { COMPANIONS, NAMES } from './reply-fields.ts'

/** Companions of the guest. Nothing where there may be none. */
export function Companions({ most, count = '0', names = '' }: { most: number; count?: string; names?: string }) {
  if (most === 0) return null
  return (
    <>
      <SelectField id={COMPANIONS} name={COMPANIONS} label={t('rsvp.companions')} defaultValue={count}>
        {[...Array(most + 1).keys()].map((n) => (
          <option key={n} value={n}>
            {n === 0 ? t('rsvp.justMe') : n}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id={NAMES}
        name={NAMES}
        label={t('rsvp.theirNames')}
        help={t('rsvp.namesHelp')}
        optional
        rows={Math.min(most, 3)}
        defaultValue={names}
      />
    </>
  )
}
