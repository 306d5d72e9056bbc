import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import { cataloguePages } from '../shell/pages-below.ts'
import { RouterLink } from '../shell/router-link.tsx'

/** Tabs of the lists of objects that sort or make up products. */
export function CatalogueTabs({ current }: { current: (typeof cataloguePages)[number]['label'] }) {
  return (
    <Tabs
      label="Catalogue"
      linkAs={RouterLink}
      tabs={cataloguePages.map((tab) => ({ ...tab, current: tab.label === current }))}
    />
  )
}
