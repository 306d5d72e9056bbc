import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import { lackingScope } from '@fairground/domain/staff/roles.ts'
import type { NavItem } from '@fairground/ui/admin/side-nav.tsx'
import {
  Boxes,
  CalendarDays,
  FolderTree,
  Images,
  ReceiptText,
  Settings,
  Shirt,
  Ticket,
  TicketPercent,
  Users,
} from 'lucide-react'
import { paths } from '../paths.ts'
import { t } from '../texts.ts'

const icon = { size: 16, strokeWidth: 1.75 }

export type Place = Pick<NavItem, 'label' | 'href' | 'icon'> & { jump?: string; scope: Scope; unless?: Scope }

/** The places of the menu; `jump` is the key after G, `scope` what a role needs to see it. `unless` is the scope that shows more elsewhere. */
const places: readonly Place[] = [
  {
    label: t('admin.shell.orders'),
    href: paths.orders(),
    icon: <ReceiptText {...icon} />,
    jump: 'o',
    scope: 'orders.read',
  },
  {
    label: t('admin.shell.products'),
    href: paths.products(),
    icon: <Shirt {...icon} />,
    jump: 'p',
    scope: 'catalog.read',
  },
  {
    label: t('admin.shell.collections'),
    href: paths.collections(),
    icon: <FolderTree {...icon} />,
    jump: 't',
    scope: 'catalog.read',
  },
  {
    label: t('admin.shell.coupons'),
    href: paths.coupons(),
    icon: <TicketPercent {...icon} />,
    jump: 'd',
    scope: 'catalog.read',
  },
  {
    label: t('admin.shell.inventory'),
    href: paths.inventory(),
    icon: <Boxes {...icon} />,
    jump: 'i',
    scope: 'inventory.read',
  },
  {
    label: t('admin.shell.events'),
    href: paths.events(),
    icon: <CalendarDays {...icon} />,
    jump: 'e',
    scope: 'events.read',
  },
  {
    label: t('admin.shell.guestLists'),
    href: paths.guestLists(),
    icon: <Ticket {...icon} />,
    scope: 'guests.read',
    unless: 'events.read',
  },
  {
    label: t('admin.shell.members'),
    href: paths.members(),
    icon: <Users {...icon} />,
    jump: 'm',
    scope: 'members.read',
  },
  { label: t('admin.shell.media'), href: paths.media(), icon: <Images {...icon} />, jump: 'l', scope: 'catalog.read' },
  {
    label: t('admin.shell.settings'),
    href: paths.settings(),
    icon: <Settings {...icon} />,
    jump: 's',
    scope: 'settings.read',
  },
]

/** Places that somebody with these scopes may enter. */
export const placesFor = (held: readonly Scope[]): Place[] =>
  places.filter(({ scope, unless }) => holds(held, scope) && !(unless && holds(held, unless)))

const holds = (held: readonly Scope[], scope: Scope): boolean => lackingScope(held, [scope]) === undefined
