import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { StoredCard } from './settings-card.tsx'

interface OneFieldFormProps {
  /** Id of the anchor that the search of settings leads to. */
  readonly id: string
  readonly title: string
  readonly label: string
  readonly help: string
  readonly inputMode: 'numeric' | 'decimal'
  readonly value: string
  /** The value that is stored by now: it has no revision that the server could compare. */
  readonly latest: () => Promise<string>
  /** The value to save; undefined where the text is none. */
  readonly read: (text: string) => string | undefined
  /** Shown where the text is no value. */
  readonly mistake: string
  readonly save: (value: string) => Promise<unknown>
  /** Shown once it is saved. */
  readonly done: string
}

/** A card with one setting that is saved by itself, unless somebody else has changed it. */
export function OneFieldForm({ value, latest, read, mistake, save, ...card }: OneFieldFormProps) {
  const { id, title, label, help, inputMode, done } = card
  return (
    <StoredCard
      id={id}
      title={title}
      stored={value}
      version={value}
      read={(form) => {
        const change = read(String(form.get(id)).trim())
        return change === undefined ? { mistakes: { [id]: mistake } } : { change }
      }}
      save={async (change: string) => {
        if ((await latest()) !== value) throw new ChangedMeanwhile()
        return save(change)
      }}
      done={done}
    >
      {(stored, mistakes) => (
        <AdminTextField
          label={label}
          name={id}
          inputMode={inputMode}
          defaultValue={stored}
          help={help}
          error={Object.values(mistakes)[0]}
        />
      )}
    </StoredCard>
  )
}
