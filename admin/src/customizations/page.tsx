import type { Customization } from '@fairground/client/generated/stores.customizations-v-3.ts'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { CatalogueList, TABS } from '../collections/catalogue-list.tsx'
import { readChoice } from '../list/list-choice.ts'
import { useChoice } from '../list/use-choice.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { t } from '../texts.ts'
import { CustomizationDialog } from './customization-dialog.tsx'
import { CUSTOMIZATIONS, customizationClient, customizationsQuery } from './customization-queries.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(customizationsQuery(readChoice(new URL(request.url).search, TABS)))
  return null
}

/** Choices in a line. */
const words = ({ choicesSettings, freeTextInput }: Customization): string =>
  freeTextInput
    ? t('admin.customizations.textOfUpTo', { title: freeTextInput.title, count: freeTextInput.maxCharCount })
    : (choicesSettings?.choices.map(({ name }) => name).join(', ') ?? '')

export function Component() {
  const at = useChoice(TABS, paths.customizations)
  const read = useQuery(customizationsQuery(at.choice))
  return (
    <CatalogueList
      title={t('admin.customizations.options')}
      one={t('admin.customizations.one')}
      lead={t('admin.customizations.whatBuyersChooseSizesAnd')}
      searched={t('admin.customizations.name')}
      none={t('admin.customizations.theyAppearHereOnceA')}
      edit={t('admin.customizations.edit')}
      at={at}
      read={read}
      row={({ assignedProductsCount = 0, ...customization }) => ({
        name: customization.name,
        marks: customization.customizationType === 'MODIFIER' && (
          <StatusPill tone="neutral">{t('admin.customizations.noVariants')}</StatusPill>
        ),
        facts: (
          <>
            <span className="line-clamp-2">{words(customization)}</span>
            <span>{t('admin.list.countProduct', { count: assignedProductsCount })}</span>
          </>
        ),
        inUse: assignedProductsCount > 0 ? t('admin.customizations.productsUseIt') : undefined,
      })}
      form={(customization, onClose) => <CustomizationDialog customization={customization} onClose={onClose} />}
      ending={(customization, onClose) => <DeleteDialog customization={customization} onClose={onClose} />}
    />
  )
}

const DeleteDialog = ({ customization, onClose }: { customization: Customization; onClose: () => void }) => (
  <EndDialog
    title={t('admin.customizations.deleteName', { name: customization.name })}
    description={t('admin.customizations.noProductUsesIt')}
    confirmLabel={t('admin.customizations.deleteOption')}
    done={t('admin.customizations.optionDeleted')}
    run={() => customizationClient.customizationsV3.deleteCustomization({ customizationId: customization.id })}
    stale={[CUSTOMIZATIONS]}
    onClose={onClose}
  />
)
