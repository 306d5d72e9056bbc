import type { InfoSection } from '@fairground/client/generated/stores.info-sections-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields, same } from '../forms/shared-edits.ts'
import { useSharedValues } from '../forms/use-shared-values.ts'
import { fieldViolationsOf } from '../forms/violations-by-field.ts'
import { plainText } from '../rich-text/plain-text.ts'
import type { RichDocument } from '../rich-text/rich-node.ts'
import { documentOf, RichTextField } from '../rich-text/rich-text-field.tsx'
import { t } from '../texts.ts'
import { isStale, useChange } from '../use-change.ts'
import { SECTIONS, sectionClient } from './section-queries.ts'

interface SectionValues {
  readonly title: string
  readonly uniqueName: string
  readonly description: RichDocument
}

const fields = plainFields<SectionValues>(
  {
    title: t('admin.info-sections.title'),
    uniqueName: t('admin.info-sections.internalName'),
    description: t('admin.info-sections.text'),
  },
  { description: (description) => plainText(description) || t('admin.info-sections.empty') },
)

/** Makes an info section, or changes one on every product that shows it. */
export function SectionDialog({ section, onClose }: { section?: InfoSection; onClose: () => void }) {
  const [missing, setMissing] = useState(false)
  const save = useChange({
    run: ({ title, uniqueName, description }: SectionValues) => {
      const entered = {
        title: title.trim(),
        uniqueName: uniqueName.trim() || title.trim(),
        ...present({
          description: same(description, documentOf(section?.description)) ? undefined : { ...description },
        }),
      }
      return section
        ? sectionClient.infoSectionsV3.updateInfoSection({
            infoSection: { id: section.id, revision: section.revision, ...entered },
          })
        : sectionClient.infoSectionsV3.createInfoSection({ infoSection: entered })
    },
    done: section ? t('admin.info-sections.infoSectionSaved') : t('admin.info-sections.infoSectionCreated'),
    onDone: onClose,
    onFail: isStale,
    stale: [SECTIONS],
  })
  const { values, edit, version, note, reason } = useSharedValues<SectionValues>({
    edited: section && { kind: 'section', id: section.id },
    stored: {
      title: section?.title ?? '',
      uniqueName: section?.uniqueName ?? '',
      description: documentOf(section?.description),
    },
    fields,
    pending: save.isPending,
  })
  const wrong = fieldViolationsOf(save.error)
  return (
    <ChangeDialog
      size="wide"
      title={
        section ? t('admin.info-sections.editTitle', { title: section.title }) : t('admin.info-sections.newInfoSection')
      }
      submit={section ? t('admin.info-sections.saveInfoSection') : t('admin.info-sections.createInfoSection')}
      pending={save.isPending}
      refused={reason}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(values.title.trim() === '')
        if (values.title.trim() !== '') save.mutate(values)
      }}
      onClose={onClose}
    >
      {note}
      <AdminTextField
        label={t('admin.info-sections.title')}
        help={t('admin.info-sections.shownAboveTheText')}
        autoComplete="off"
        maxLength={50}
        value={values.title}
        onChange={(event) => edit({ title: event.currentTarget.value })}
        error={missing ? t('admin.info-sections.enterATitle') : wrong['infoSection.title']}
      />
      <AdminTextField
        label={t('admin.info-sections.internalName')}
        optional={!section}
        help={t('admin.info-sections.namesSectionsWithTheSame')}
        autoComplete="off"
        maxLength={100}
        value={values.uniqueName}
        onChange={(event) => edit({ uniqueName: event.currentTarget.value })}
        error={wrong['infoSection.uniqueName']}
      />
      <RichTextField
        key={version}
        label={t('admin.info-sections.text')}
        error={wrong['infoSection.description']}
        initial={values.description}
        onChange={(description) => edit({ description })}
      />
    </ChangeDialog>
  )
}
