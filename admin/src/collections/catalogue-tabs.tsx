import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import { cataloguePages } from '../shell/pages-below.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

/** Tabs of the lists of objects that sort or make up products. */
export function CatalogueTabs({ current }: { current: (typeof cataloguePages)[number]['label'] }) {
  return (
    <Tabs
      label={t('admin.collections.catalogue')}
      linkAs={RouterLink}
      tabs={cataloguePages.map((tab) => ({ ...tab, current: tab.label === current }))}
    />
  )
}
