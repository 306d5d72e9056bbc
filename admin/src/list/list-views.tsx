import { Menu } from '@fairground/ui/admin/menu.tsx'
import type { MenuItem } from '@fairground/ui/admin/opened-menu.tsx'
import { type TabItem, Tabs } from '@fairground/ui/admin/tabs.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { failureOf } from '../failure.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useSavedViews } from './saved-views.ts'
import { queryOf } from './view-query.ts'

const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog.tsx')).SaveViewDialog }))

type ListViewsProps = {
  /** As the server names it: `orders`. */
  list: string
  /** Name of the set of tabs: "Order views". */
  label: string
  /** The views that everybody has; each is current where its own tab is. */
  tabs: readonly TabItem[]
  /** The list's address for what is shown, and for what a saved query asks; both without the page. */
  href: string
  hrefFor: (query: string) => string
}

/** The views that everybody has, those that this user saved, and those that others share. */
export function ListViews({ list, label, tabs, href, hrefFor }: ListViewsProps) {
  const { views, save, share, remove } = useSavedViews(list)
  const [saving, setSaving] = useState(false)
  const shown = views.map((view) => ({ ...view, href: hrefFor(view.query) }))
  const current = shown.find((view) => view.href === href)
  const query = queryOf(href)
  const items: MenuItem[] = [
    {
      label: t('admin.list.saveThisView'),
      disabledReason: query === '' ? t('admin.list.filterOrSortTheList') : undefined,
      onSelect: () => setSaving(true),
    },
  ]
  if (current?.mine) {
    const { id, name, shared } = current
    items.push(
      {
        label: shared ? t('admin.list.keepNameToMyself', { name }) : t('admin.list.shareNameWithEverybody', { name }),
        onSelect: () => share({ name, query: current.query, shared: !shared }),
      },
      { label: t('admin.list.deleteName', { name }), tone: 'danger', onSelect: () => remove(id) },
    )
  } else if (current)
    items.push({ kind: 'heading', label: t('admin.list.sharedByOwnerName', { ownerName: current.ownerName }) })
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 grow">
        <Tabs
          label={label}
          linkAs={RouterLink}
          tabs={[
            ...tabs.map((tab) => ({ ...tab, current: tab.current === true && !current })),
            ...shown.map((view) => ({ id: view.id, label: view.name, href: view.href, current: view === current })),
          ]}
        />
      </div>
      <Menu
        trigger={
          <IconButton size="sm" label={t('admin.list.savedViews')} icon={<Bookmark size={16} strokeWidth={1.75} />} />
        }
        items={items}
      />
      {saving && (
        <Suspense>
          <SaveViewDialog
            taken={views.filter(({ mine }) => mine).map(({ name }) => name)}
            error={save.error ? failureOf(save.error).title : undefined}
            pending={save.isPending}
            onClose={() => {
              setSaving(false)
              save.reset()
            }}
            onSave={(view) => save.mutate({ ...view, query }, { onSuccess: () => setSaving(false) })}
          />
        </Suspense>
      )}
    </div>
  )
}
