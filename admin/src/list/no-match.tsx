import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import type { ReactNode } from 'react'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

type NoMatchProps = {
  title: string
  /** Address of the list without its words. */
  href: string
  /** Words that were searched, and where. */
  children: ReactNode
}

/** List in which nothing matches the words that were typed. */
export const NoMatch = ({ title, href, children }: NoMatchProps) => (
  <EmptyState
    title={title}
    action={
      <ButtonLink size="sm" variant="secondary" href={href} linkAs={RouterLink}>
        {t('admin.list.clearTheSearch')}
      </ButtonLink>
    }
  >
    {children}
  </EmptyState>
)
