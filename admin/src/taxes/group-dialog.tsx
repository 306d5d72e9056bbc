import { useMe } from '../session/me.ts'
import { NameDialog } from '../settings/name-dialog.tsx'
import { t } from '../texts.ts'
import { type AnyGroup, type GroupKind, groupKinds } from './group-kinds.ts'
import { TAXES } from './tax-queries.ts'

type GroupDialogProps = {
  kind: GroupKind
  /** The one to rename; absent makes one. */
  group: AnyGroup | undefined
  onClose: () => void
}

/** Makes a group, or gives one another name. */
export function GroupDialog({ kind, group, onClose }: GroupDialogProps) {
  const { site } = useMe()
  const { create, rename, addOne, help } = groupKinds[kind]
  return (
    <NameDialog
      title={group ? t('admin.taxes.changeName', { name: group.name }) : addOne}
      description={help}
      submit={t('admin.taxes.saveGroup')}
      label={t('admin.taxes.name')}
      missing={t('admin.taxes.enterAName')}
      longest={200}
      name={group?.name ?? ''}
      edited={group && { kind: 'site', id: site.id }}
      run={(name) => (group ? rename(group, name) : create(name))}
      done={() => t('admin.taxes.groupSaved')}
      stale={[TAXES]}
      onClose={onClose}
    />
  )
}
