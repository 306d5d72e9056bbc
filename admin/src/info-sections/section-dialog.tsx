import type { InfoSection } from '@fairground/client/generated/stores.info-sections-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields, same } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { plainText } from '../rich-text/plain-text.ts'
import type { RichDocument } from '../rich-text/rich-node.ts'
import { documentOf, RichTextField } from '../rich-text/rich-text-field.tsx'
import { usePicture } from '../rich-text/use-picture.tsx'
import { t } from '../texts.ts'
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
  const { pick, pickPictures, pickFile, library } = usePicture()
  const { values, edit, version, tried, wrong, save, dialog } = useEditForm({
    edited: section && { kind: 'section', id: section.id },
    stored: {
      title: section?.title ?? '',
      uniqueName: section?.uniqueName ?? '',
      description: documentOf(section?.description),
    },
    fields,
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
    stale: [SECTIONS],
  })
  return (
    <ChangeDialog
      size="wide"
      title={
        section ? t('admin.info-sections.editTitle', { title: section.title }) : t('admin.info-sections.newInfoSection')
      }
      submit={section ? t('admin.info-sections.saveInfoSection') : t('admin.info-sections.createInfoSection')}
      {...dialog}
      onSubmit={() => save(values.title.trim() !== '' ? values : undefined)}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.info-sections.title')}
        help={t('admin.info-sections.shownAboveTheText')}
        autoComplete="off"
        maxLength={50}
        value={values.title}
        onChange={(event) => edit({ title: event.currentTarget.value })}
        error={tried && values.title.trim() === '' ? t('admin.info-sections.enterATitle') : wrong['infoSection.title']}
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
        place={section && { placeType: 'INFO_SECTION', placeId: section.id }}
        pickPicture={pick}
        pickPictures={pickPictures}
        pickFile={pickFile}
      />
      {library}
    </ChangeDialog>
  )
}
