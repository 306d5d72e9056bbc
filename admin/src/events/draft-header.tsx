import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import type { UseMutationResult } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

type Step = Pick<UseMutationResult<unknown, unknown, void>, 'isPending' | 'mutate'>

type DraftHeaderProps = {
  title: string
  event: { id: string; title: string }
  /** There are changes that are not published. */
  changed: boolean
  /** Nothing was planned yet, nor published. */
  isEmpty?: boolean
  /** Reason why the staff user may change nothing. */
  lacks: string | undefined
  publish: Step
  discard: Step
}

/** Head of a page on which a part of an event is changed as a draft, until it is published or discarded. */
export function DraftHeader({ title, event, changed, isEmpty = false, lacks, publish, discard }: DraftHeaderProps) {
  return (
    <PageHeader
      title={title}
      back={{ label: event.title, href: paths.event(event.id) }}
      linkAs={RouterLink}
      status={
        changed ? (
          <StatusPill tone="warning">{t('admin.events.changedNotPublished')}</StatusPill>
        ) : (
          !isEmpty && <StatusPill tone="success">{t('admin.events.published')}</StatusPill>
        )
      }
      actions={
        changed && (
          <>
            <Button
              variant="secondary"
              size="sm"
              pending={discard.isPending}
              disabledReason={lacks}
              onClick={() => discard.mutate()}
            >
              {t('admin.events.discardChanges')}
            </Button>
            <Button size="sm" pending={publish.isPending} disabledReason={lacks} onClick={() => publish.mutate()}>
              {t('admin.events.publishChanges')}
            </Button>
          </>
        )
      }
    />
  )
}
