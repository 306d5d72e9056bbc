import { Card } from '@fairground/ui/admin/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../texts.ts'
import { When } from '../../when.tsx'
import { activityQuery } from '../member-queries.ts'
import { deedWords } from '../member-words.ts'

const actorWords = ({ kind, name }: { kind: 'staff' | 'apiKey' | 'console'; name: string }): string =>
  kind === 'apiKey'
    ? t('admin.members.apiKeyName', { name })
    : kind === 'console'
      ? t('admin.members.consoleOfTheServer')
      : name

/** Actions of staff on the member, the latest first. */
export function ActivityCard({ memberId }: { memberId: string }) {
  const { data: activities } = useQuery(activityQuery(memberId))
  if (!activities?.length) return null
  return (
    <Card title={t('admin.members.activity')}>
      <ol className="flex max-h-80 flex-col gap-2.5 overflow-y-auto">
        {activities.map(({ id, action, actor, date }) => (
          <li key={id} className="flex flex-col border-s-2 border-border ps-3">
            <span className="font-medium">{deedWords(action)}</span>
            <span className="text-label font-normal break-words text-ink-3">
              {actorWords(actor)} · <When date={date} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
