import type { InfoSection } from '@fairground/client/generated/stores.info-sections-v-3.ts'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { CatalogueList, TABS } from '../collections/catalogue-list.tsx'
import { readChoice } from '../list/list-choice.ts'
import { useChoice } from '../list/use-choice.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { t } from '../texts.ts'
import { SectionDialog } from './section-dialog.tsx'
import { SECTIONS, sectionClient, sectionsQuery } from './section-queries.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(sectionsQuery(readChoice(new URL(request.url).search, TABS)))
  return null
}

const words = ({ plainDescription }: InfoSection): string =>
  plainDescription.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

export function Component() {
  const at = useChoice(TABS, paths.infoSections)
  const read = useQuery(sectionsQuery(at.choice))
  return (
    <CatalogueList
      title={t('admin.info-sections.infoSections')}
      one={t('admin.info-sections.one')}
      lead={t('admin.info-sections.textsThatProductsShareCare')}
      searched={t('admin.info-sections.titleOrName')}
      none={t('admin.info-sections.writeATextOnceAnd')}
      edit={t('admin.info-sections.edit')}
      at={at}
      read={read}
      row={(section) => ({
        name: section.title,
        facts: (
          <>
            {section.uniqueName !== section.title && <span className="break-words">{section.uniqueName}</span>}
            <span className="line-clamp-2">{words(section)}</span>
            <span>{t('admin.list.countProduct', { count: section.assignedProductsCount ?? 0 })}</span>
          </>
        ),
      })}
      form={(section, onClose) => <SectionDialog section={section} onClose={onClose} />}
      ending={(section, onClose) => <DeleteDialog section={section} onClose={onClose} />}
    />
  )
}

const DeleteDialog = ({ section, onClose }: { section: InfoSection; onClose: () => void }) => (
  <EndDialog
    title={t('admin.info-sections.deleteTitle', { title: section.title })}
    description={
      section.assignedProductsCount
        ? t('admin.info-sections.itIsRemovedFromThe')
        : t('admin.info-sections.noProductShowsIt')
    }
    confirmLabel={t('admin.info-sections.deleteInfoSection')}
    done={t('admin.info-sections.infoSectionDeleted')}
    run={() => sectionClient.infoSectionsV3.deleteInfoSection({ infoSectionId: section.id })}
    stale={[SECTIONS]}
    onClose={onClose}
  />
)
