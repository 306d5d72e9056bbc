import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'

const tabs = [
  { label: 'Collections', href: paths.collections() },
  { label: 'Brands', href: paths.brands() },
  { label: 'Ribbons', href: paths.ribbons() },
  { label: 'Info sections', href: paths.infoSections() },
  { label: 'Options', href: paths.customizations() },
  { label: 'Promotions', href: paths.promotions() },
] as const

/** What products are sorted into and made of, page by page. */
export function CatalogueTabs({ current }: { current: (typeof tabs)[number]['label'] }) {
  return (
    <Tabs
      label="Catalogue"
      linkAs={RouterLink}
      tabs={tabs.map((tab) => ({ ...tab, current: tab.label === current }))}
    />
  )
}
