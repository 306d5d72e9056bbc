import type { Scope } from '@fairground/contract/scopes.ts'
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

const icon = { size: 16, strokeWidth: 1.75 }

export type Place = Pick<NavItem, 'label' | 'href' | 'icon'> & { jump?: string; scope: Scope; unless?: Scope }

/** The places of the menu; `jump` is the key after G, `scope` what a role needs to see it. `unless` is the scope that shows more elsewhere. */
const places: readonly Place[] = [
  { label: 'Orders', href: paths.orders(), icon: <ReceiptText {...icon} />, jump: 'o', scope: 'orders.read' },
  { label: 'Products', href: paths.products(), icon: <Shirt {...icon} />, jump: 'p', scope: 'catalog.read' },
  { label: 'Collections', href: paths.collections(), icon: <FolderTree {...icon} />, jump: 't', scope: 'catalog.read' },
  { label: 'Coupons', href: paths.coupons(), icon: <TicketPercent {...icon} />, jump: 'd', scope: 'catalog.read' },
  { label: 'Inventory', href: paths.inventory(), icon: <Boxes {...icon} />, jump: 'i', scope: 'inventory.read' },
  { label: 'Events', href: paths.events(), icon: <CalendarDays {...icon} />, jump: 'e', scope: 'events.read' },
  {
    label: 'Guest lists',
    href: paths.guestLists(),
    icon: <Ticket {...icon} />,
    scope: 'guests.read',
    unless: 'events.read',
  },
  { label: 'Members', href: paths.members(), icon: <Users {...icon} />, jump: 'm', scope: 'members.read' },
  { label: 'Media', href: paths.media(), icon: <Images {...icon} />, jump: 'l', scope: 'catalog.read' },
  { label: 'Settings', href: paths.settings(), icon: <Settings {...icon} />, jump: 's', scope: 'settings.read' },
]

/** Places that somebody with these scopes may enter. */
export const placesFor = (held: readonly Scope[]): Place[] =>
  places.filter(({ scope, unless }) => holds(held, scope) && !(unless && holds(held, unless)))

const holds = (held: readonly Scope[], scope: Scope): boolean => lackingScope(held, [scope]) === undefined
