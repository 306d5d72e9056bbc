import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import { cataloguePages } from '../shell/pages-below.ts'
import { RouterLink } from '../shell/router-link.tsx'

/** What products are sorted into and made of, page by page. */
export function CatalogueTabs({ current }: { current: (typeof cataloguePages)[number]['label'] }) {
  return (
    <Tabs
      label="Catalogue"
      linkAs={RouterLink}
      tabs={cataloguePages.map((tab) => ({ ...tab, current: tab.label === current }))}
    />
  )
}
