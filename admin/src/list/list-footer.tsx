import { AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { TableFooter } from '@fairground/ui/admin/table.tsx'
import { ButtonLink } from '@fairground/ui/button.tsx'
import type { ReactNode } from 'react'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { PAGE_SIZES } from './list-choice.ts'

type ListFooterProps = {
  /** "1–50 of 1,284 · total £867.70" */
  children: ReactNode
  size: number
  onSize: (size: number) => void
  previousHref?: string | undefined
  nextHref?: string | undefined
}

export function ListFooter({ children, size, onSize, previousHref, nextHref }: ListFooterProps) {
  return (
    <TableFooter
      end={
        <span className="flex flex-wrap items-center gap-2">
          <AdminSelect
            aria-label={t('admin.list.rowsPerPage')}
            value={size}
            onChange={(event) => onSize(Number(event.currentTarget.value))}
          >
            {PAGE_SIZES.map((one) => (
              <option key={one} value={one}>
                {t('admin.list.onePerPage', { one })}
              </option>
            ))}
          </AdminSelect>
          {(previousHref || nextHref) && (
            <nav aria-label={t('admin.list.pages')} className="flex gap-2">
              <Step href={previousHref} label={t('admin.list.previous')} />
              <Step href={nextHref} label={t('admin.list.next')} />
            </nav>
          )}
        </span>
      }
    >
      {children}
    </TableFooter>
  )
}

function Step({ href, label }: { href: string | undefined; label: string }) {
  const look = { variant: 'secondary', size: 'sm' } as const
  if (href)
    return (
      <ButtonLink {...look} href={href} linkAs={RouterLink}>
        {label}
      </ButtonLink>
    )
  return (
    <span
      aria-disabled="true"
      className="inline-flex h-8 items-center rounded-control border border-border px-3 text-admin text-ink-3 pointer-coarse:h-11"
    >
      {label}
    </span>
  )
}
