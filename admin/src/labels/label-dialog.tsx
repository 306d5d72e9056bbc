import { NameDialog } from '../settings/name-dialog.tsx'
import { t } from '../texts.ts'
import type { Label, LabelKind } from './labels.ts'

/** Makes a brand or ribbon, or gives the one that is named another name. */
export const LabelDialog = ({ kind, label, onClose }: { kind: LabelKind; label?: Label; onClose: () => void }) => (
  <NameDialog
    title={label ? t('admin.labels.renameName', { name: label.name }) : t('admin.labels.newOne', { one: kind.one })}
    submit={label ? t('admin.labels.saveName') : t('admin.labels.createOne', { one: kind.one })}
    label={t('admin.labels.name')}
    missing={t('admin.labels.nameTheOne', { one: kind.one })}
    longest={kind.longest}
    name={label?.name ?? ''}
    edited={label && { kind: kind.key, id: label.id }}
    run={(name) => (label ? kind.rename(label, name) : kind.create(name))}
    done={(name) => (label ? t('admin.labels.renamedToName', { name }) : t('admin.labels.nameCreated', { name }))}
    stale={[kind.key]}
    onClose={onClose}
  />
)
