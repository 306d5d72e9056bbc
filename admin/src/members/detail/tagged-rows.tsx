import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Plus, Trash2 } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { t } from '../../texts.ts'
import { tagWords } from './profile-values.ts'

const icon = { size: 16, strokeWidth: 1.75 }

/** A field that is left says what is wrong with it and pushes the rest down: a button that is being pressed must not move away. */
const stayPut = (event: MouseEvent) => event.preventDefault()

type RowsCardProps = {
  title: string
  /** Text where there are none. */
  none: string
  /** Label of the button: "Add an email address". */
  addLabel: string
  onAdd: () => void
  /** Reason why there can be no more. */
  full: string | undefined
  count: number
  children: ReactNode
}

/** A list of things of one kind, each with a tag, and a button for one more. */
export function RowsCard({ title, none, addLabel, onAdd, full, count, children }: RowsCardProps) {
  return (
    <Card
      title={title}
      actions={
        <Button
          variant="quiet"
          size="sm"
          aria-label={addLabel}
          disabledReason={full}
          onMouseDown={stayPut}
          onClick={onAdd}
        >
          <Plus aria-hidden="true" {...icon} /> {t('admin.members.add')}
        </Button>
      }
    >
      {count === 0 ? <p className="text-ink-2">{none}</p> : <ul className="flex flex-col gap-3">{children}</ul>}
    </Card>
  )
}

/** Row with its tag, and a way to take it away. */
export function TaggedRow({ onRemove, name, children }: { onRemove: () => void; name: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <div className="min-w-0 grow">{children}</div>
      <IconButton
        size="sm"
        label={t('admin.members.removeName', { name })}
        icon={<Trash2 {...icon} />}
        onMouseDown={stayPut}
        onClick={onRemove}
      />
    </li>
  )
}

type TagSelectProps = ComponentPropsWithRef<'select'> & { tags: readonly string[]; name: string; label: string }

export function TagSelect({ tags, label, ...select }: TagSelectProps) {
  return (
    <AdminSelect {...select} aria-label={label} className="w-28 shrink-0">
      {tags.map((tag) => (
        <option key={tag} value={tag}>
          {tagWords[tag]}
        </option>
      ))}
    </AdminSelect>
  )
}
