import { Card } from '@fairground/ui/admin/card.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { eventQuery } from '../events/event-queries.ts'
import { EventTabs } from '../events/event-tabs.tsx'
import { failureOf } from '../failure.ts'
import { latestOf } from '../forms/latest-of.ts'
import { ArrangedList, neighbourAt } from '../list/arranged-list.tsx'
import { moved } from '../moved.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { PolicyDialog } from './policy-dialog.tsx'
import { type EventPolicy, policiesQuery, policyClient } from './policy-queries.ts'

export async function loader({ params: { eventId = '' } }: LoaderFunctionArgs) {
  await Promise.all([
    queryClient.ensureQueryData(eventQuery(eventId)),
    queryClient.ensureQueryData(policiesQuery(eventId)),
  ])
  return null
}

const icon = { size: 16, strokeWidth: 1.75 } as const

/** Policies that buyers of an event's tickets accept, in the order in which they read them. */
export function Component() {
  const { eventId = '' } = useParams()
  const { data: event } = useQuery(eventQuery(eventId))
  const { data: policies, error } = useQuery(policiesQuery(eventId))
  if (!event || !policies) throw error ?? new Error('The policies could not be loaded')
  const lacks = useLacks('events.write')
  const [editing, setEditing] = useState<EventPolicy | 'new'>()
  const [ending, setEnding] = useState<EventPolicy>()
  const order = useOrder(eventId)
  return (
    <Page title={t('admin.event-policies.titleOf', { title: event.title })} narrow>
      <PageHeader
        title={t('admin.event-policies.policies')}
        back={{ label: event.title, href: paths.event(eventId) }}
        linkAs={RouterLink}
        actions={
          <Button size="sm" disabledReason={lacks} onClick={() => setEditing('new')}>
            <Plus aria-hidden="true" {...icon} /> {t('admin.event-policies.new')}
          </Button>
        }
      />
      <EventTabs event={event} current="policies" />
      {order.error && (
        <p role="alert" className="pb-3 text-danger">
          {failureOf(order.error).title}
        </p>
      )}
      <Card title={t('admin.event-policies.lead')} flush={policies.length > 0}>
        {policies.length === 0 && <p className="text-ink-2">{t('admin.event-policies.none')}</p>}
        <ArrangedList
          label={t('admin.event-policies.policies')}
          items={policies}
          nameOf={({ name }) => name}
          lacks={lacks}
          onMove={order.move}
        >
          {(policy) => (
            <>
              <span className="min-w-0 grow py-1.5 font-medium break-words">{policy.name}</span>
              <IconButton
                size="sm"
                label={t('admin.event-policies.change', { name: policy.name })}
                disabled={lacks !== undefined}
                onClick={() => setEditing(policy)}
                icon={<Pencil {...icon} />}
              />
              <IconButton
                size="sm"
                label={t('admin.event-policies.delete', { name: policy.name })}
                disabled={lacks !== undefined}
                onClick={() => setEnding(policy)}
                icon={<Trash2 {...icon} />}
              />
            </>
          )}
        </ArrangedList>
      </Card>
      {editing && (
        <PolicyDialog
          eventId={eventId}
          policy={editing === 'new' ? undefined : latestOf(policies, editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {ending && (
        <EndDialog
          title={t('admin.event-policies.delete', { name: ending.name })}
          description={t('admin.event-policies.ordersStay')}
          confirmLabel={t('admin.event-policies.deleteIt')}
          done={t('admin.event-policies.deleted', { name: ending.name })}
          run={() => policyClient.deletePolicy({ policyId: ending.id })}
          stale={policiesQuery(eventId).queryKey}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Page>
  )
}

function useOrder(eventId: string) {
  const client = useQueryClient()
  const { queryKey } = policiesQuery(eventId)
  const change = useMutation({
    // One after the other, in the order of the changes.
    scope: { id: queryKey.join(' ') },
    mutationFn: (send: () => Promise<unknown>) => send(),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const move = (policy: EventPolicy, to: number) => {
    const policies = client.getQueryData(queryKey) ?? []
    const from = policies.findIndex(({ id }) => id === policy.id)
    const { before, after } = neighbourAt(policies, policy, to)
    client.setQueryData(queryKey, moved(policies, from, to))
    const beside = before === undefined ? { afterPolicyId: after ?? '' } : { beforePolicyId: before }
    change.mutate(() => policyClient.reorderEventPolicies({ eventId, policyId: policy.id, ...beside }))
  }
  return { move, error: change.error }
}
