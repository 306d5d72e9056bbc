import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields, same } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { queryClient } from '../query-client.ts'
import { t } from '../texts.ts'
import { categoriesQuery, categoryClient, EVENTS, type EventCategory, isHidden } from './category-queries.ts'

const LONGEST = 30

type CategoryValues = { readonly name: string; readonly shown: boolean }

const fields = plainFields<CategoryValues>({
  name: t('admin.event-categories.name'),
  shown: t('admin.event-categories.shown'),
})

/** Makes a category, or changes the given one. */
export function CategoryDialog({ category, onClose }: { category: EventCategory | undefined; onClose: () => void }) {
  const { values, edit, tried, save, dialog } = useEditForm({
    edited: category && { kind: 'unrecorded', id: category.id },
    stored: { name: category?.name ?? '', shown: !category || !isHidden(category) },
    fields,
    run: (values: CategoryValues) => saved(category, values),
    onDone: ({ category: stored }) => {
      toast(t('admin.event-categories.saved', { name: stored.name }))
      onClose()
    },
    stale: EVENTS,
  })
  const { name, shown } = values
  return (
    <ChangeDialog
      title={category ? t('admin.event-categories.change', { name: category.name }) : t('admin.event-categories.new')}
      submit={t('admin.event-categories.save')}
      {...dialog}
      onSubmit={() => save(name.trim() !== '' ? { name: name.trim(), shown } : undefined)}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.event-categories.name')}
        autoComplete="off"
        maxLength={LONGEST}
        value={name}
        onChange={(event) => edit({ name: event.currentTarget.value })}
        error={tried && name.trim() === '' ? t('admin.event-categories.enterAName') : undefined}
      />
      <CheckboxField
        label={t('admin.event-categories.shown')}
        checked={shown}
        onChange={(event) => edit({ shown: event.currentTarget.checked })}
      />
    </ChangeDialog>
  )
}

async function saved(category: EventCategory | undefined, { name, shown }: CategoryValues) {
  if (category) await assertUnchanged(category)
  const others = category?.states.filter((state) => state !== 'HIDDEN') ?? ['MANUAL' as const]
  const states = shown ? others : [...others, 'HIDDEN' as const]
  return category
    ? categoryClient.updateCategory({ category: { id: category.id, name, states } })
    : categoryClient.createCategory({ category: { name, states } })
}

/** Categories have no revision that the server could compare. */
async function assertUnchanged({ id, name, states }: EventCategory): Promise<void> {
  const latest = (await queryClient.fetchQuery({ ...categoriesQuery(), staleTime: 0 })).find((one) => one.id === id)
  if (latest && !same([latest.name, latest.states], [name, states])) throw new ChangedMeanwhile()
}
