import type { AcceptedPolicy } from '@fairground/client/generated/fairground.accepted-policies.ts'
import { paragraphsOf } from '@fairground/domain/formatting/plain-words.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { t } from '../texts.ts'
import { acceptedQuery } from './policy-queries.ts'

/** Policies that the buyer accepted, in the words of then; nothing where there were none. */
export default function AcceptedCard({ orderId }: { orderId: string }) {
  const { data = [] } = useQuery(acceptedQuery(orderId))
  if (data.length === 0) return null
  return (
    <Card title={t('admin.event-policies.accepted')}>
      {data.map(({ policyId, kind, name, revision, body }) => (
        <details key={policyId} className="py-1.5">
          <summary>{t('admin.event-policies.version', { name: nameOf(kind, name), revision })}</summary>
          <p className="pt-1.5 whitespace-pre-wrap text-ink-2">{kind ? body : paragraphsOf(body).join('\n\n')}</p>
        </details>
      ))}
    </Card>
  )
}

const kinds = {
  TERMS: t('admin.event-policies.terms'),
  PRIVACY: t('admin.event-policies.privacy'),
  RETURNS: t('admin.event-policies.returns'),
  DIGITAL_ITEMS: t('admin.event-policies.digitalItems'),
  CONTACT: t('admin.event-policies.contact'),
  CUSTOM: t('admin.event-policies.custom'),
} as const satisfies Record<NonNullable<AcceptedPolicy['kind']>, string>

/** Policies of the checkout page have the name of their kind, unless they have a title. */
const nameOf = (kind: AcceptedPolicy['kind'], name: string): string => (kind && name === kind ? kinds[kind] : name)
