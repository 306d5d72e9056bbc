import type { Coupon } from '@fairground/client/generated/ecom.coupons.ts'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import type { Formats } from '../formats.ts'
import type { Column } from '../list/data-table.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { couponMark } from './coupon-state.ts'
import { type NameOf, periodOf, usesOf, whatItDoes } from './coupon-words.ts'

export const couponColumnNames = [
  { id: 'name', label: t('admin.coupons.name') },
  { id: 'does', label: t('admin.coupons.discount') },
  { id: 'state', label: t('admin.coupons.status') },
  { id: 'uses', label: t('admin.coupons.uses') },
  { id: 'period', label: t('admin.coupons.valid') },
]

export function couponColumns(formats: Formats, nameOf: NameOf, now: Date, within: string): Column<Coupon>[] {
  return [
    {
      id: 'code',
      header: t('admin.coupons.code'),
      meta: { sortField: 'specification.code', className: 'min-w-44' },
      cell: ({ row: { original: coupon } }) => {
        const { code = '' } = coupon.specification
        return (
          <span className="flex items-center gap-1">
            <RouterLink
              href={paths.coupon(coupon.id, within)}
              className="line-clamp-1 font-mono font-medium break-all hover:underline"
            >
              {code}
            </RouterLink>
            <CopyButton text={code} label={t('admin.coupons.copyCode', { code })} iconOnly />
          </span>
        )
      },
    },
    {
      id: 'name',
      header: t('admin.coupons.name'),
      meta: { sortField: 'specification.name', className: 'max-w-56 truncate', hideOrder: 1 },
      cell: ({ row }) => row.original.specification.name,
    },
    {
      id: 'does',
      header: t('admin.coupons.discount'),
      meta: { className: 'min-w-56', hideOrder: 3 },
      cell: ({ row }) => (
        <span className="line-clamp-2">{whatItDoes(row.original.specification, formats, nameOf)}</span>
      ),
    },
    {
      id: 'state',
      header: t('admin.coupons.status'),
      cell: ({ row }) => {
        const [tone, words] = couponMark(row.original, now)
        return <StatusPill tone={tone}>{words}</StatusPill>
      },
    },
    {
      id: 'uses',
      header: t('admin.coupons.uses'),
      meta: {
        numeric: true,
        sortField: 'numberOfUsages',
        firstOrder: 'DESC',
        className: 'whitespace-nowrap',
        hideOrder: 2,
      },
      cell: ({ row }) => usesOf(row.original, formats),
    },
    {
      id: 'period',
      header: t('admin.coupons.valid'),
      meta: { sortField: 'specification.expirationTime', className: 'whitespace-nowrap' },
      cell: ({ row }) => periodOf(row.original.specification, formats, now),
    },
  ]
}

export function couponCard(coupon: Coupon, formats: Formats, nameOf: NameOf, now: Date) {
  const [tone, words] = couponMark(coupon, now)
  const { code, name } = coupon.specification
  const period = periodOf(coupon.specification, formats, now)
  return {
    title: <span className="font-mono">{code}</span>,
    end: usesOf(coupon, formats),
    second: (
      <>
        <StatusPill tone={tone}>{words}</StatusPill>
        <span className="min-w-0 wrap-anywhere">{whatItDoes(coupon.specification, formats, nameOf)}</span>
        <span className="w-full truncate text-ink-3">{[name, period].filter(Boolean).join(' · ')}</span>
      </>
    ),
  }
}
