import { Menu } from '@fairground/ui/admin/menu.tsx'
import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { PRODUCT_TABS, type ProductTab, paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { type ProductChoice, readProductChoice, writeProductChoice } from './product-choice.ts'
import { SaveViewDialog } from './save-view.tsx'
import { useSavedViews } from './saved-views.ts'

export const tabNames: Record<ProductTab, string> = {
  all: 'All',
  visible: 'Visible',
  hidden: 'Hidden',
  'out-of-stock': 'Sold out',
}

/** The views that everybody has, and those that this user saved. */
export function Views({ choice }: { choice: ProductChoice }) {
  const { views, save, remove } = useSavedViews('products')
  const [saving, setSaving] = useState(false)
  const query = writeProductChoice({ ...choice, cursor: undefined })
  const current = views.find((view) => writeProductChoice(readProductChoice(view.query)) === query)
  return (
    <>
      <div className="flex items-center gap-2">
        <div className="min-w-0 grow">
          <Tabs
            label="Product views"
            linkAs={RouterLink}
            tabs={[
              ...PRODUCT_TABS.map((tab) => ({
                label: tabNames[tab],
                href: paths.products({ tab, ...(choice.size === undefined ? {} : { size: choice.size }) }),
                current: current === undefined && tab === choice.tab,
              })),
              ...views.map(({ name, query: saved }) => ({
                label: name,
                href: `${paths.products()}?${saved}`,
                current: name === current?.name,
              })),
            ]}
          />
        </div>
        <Menu
          trigger={<IconButton size="sm" label="Saved views" icon={<Bookmark size={16} strokeWidth={1.75} />} />}
          items={[
            {
              label: 'Save this view',
              disabledReason: query === '' ? 'Filter or sort the list first.' : undefined,
              onSelect: () => setSaving(true),
            },
            ...(current
              ? [{ label: `Delete “${current.name}”`, tone: 'danger' as const, onSelect: () => remove(current.name) }]
              : []),
          ]}
        />
      </div>
      {saving && (
        <SaveViewDialog
          onClose={() => setSaving(false)}
          onSave={(name) => {
            save({ name, query })
            setSaving(false)
          }}
        />
      )}
    </>
  )
}
