import { Menu } from '@fairground/ui/admin/menu.tsx'
import type { MenuProps } from '@fairground/ui/admin/opened-menu.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Ellipsis } from 'lucide-react'

/** Three dots behind which stands what else can be done; `label` says with what. */
export const MoreMenu = ({ label, items }: { label: string; items: MenuProps['items'] }) => (
  <Menu
    trigger={<IconButton size="sm" label={label} icon={<Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />} />}
    items={items}
  />
)
