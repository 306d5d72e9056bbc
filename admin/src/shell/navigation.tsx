import type { NavItem } from '@fairground/ui/admin/side-nav.tsx'
import { CalendarDays, ReceiptText, Shirt } from 'lucide-react'
import { paths } from '../paths.ts'

const icon = { size: 16, strokeWidth: 1.75 }

export type Place = Pick<NavItem, 'label' | 'href' | 'icon'> & { jump: string }

/** The places of the menu; `jump` is the key after G. */
export const places: readonly Place[] = [
  { label: 'Orders', href: paths.orders(), icon: <ReceiptText {...icon} />, jump: 'o' },
  { label: 'Products', href: paths.products(), icon: <Shirt {...icon} />, jump: 'p' },
  { label: 'Events', href: paths.events(), icon: <CalendarDays {...icon} />, jump: 'e' },
]
