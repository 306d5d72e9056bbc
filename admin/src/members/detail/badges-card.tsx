import type { Badge } from '@fairground/client/generated/members.badges.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Menu } from '@fairground/ui/admin/menu.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLacks } from '../../session/me.ts'
import { t } from '../../texts.ts'
import { badgesOfMemberQuery, badgesQuery, memberClient } from '../member-queries.ts'
import { useMemberChange } from '../use-member-change.ts'
import { NewBadgeDialog } from './new-badge-dialog.tsx'

/** Badges that the member has, and those that there are to give. */
export function BadgesCard({ memberId }: { memberId: string }) {
  const lacks = useLacks('members.write')
  const { data: all = [] } = useQuery(badgesQuery())
  const { data: held = [] } = useQuery(badgesOfMemberQuery(memberId))
  const [making, setMaking] = useState(false)
  const flip = useMemberChange({
    run: ({ id, on }: { id: string; on: boolean }) =>
      on
        ? memberClient.badges.assignBadge({ id, memberIds: [memberId] })
        : memberClient.badges.unassignBadge({ id, memberIds: [memberId] }),
  })
  const mine = all.filter(({ id }) => held.includes(id))
  return (
    <Card
      title={t('admin.members.badges')}
      actions={
        <Menu
          trigger={
            <Button variant="quiet" size="sm" disabledReason={lacks}>
              <Plus aria-hidden="true" size={16} strokeWidth={1.75} /> {t('admin.members.give')}
            </Button>
          }
          items={[
            ...all.map(({ id, title }) => ({
              kind: 'check' as const,
              label: title,
              checked: held.includes(id),
              onChange: (on: boolean) => flip.mutate({ id, on }),
            })),
            ...(all.length > 0 ? [{ kind: 'separator' as const }] : []),
            { label: t('admin.members.createABadge'), onSelect: () => setMaking(true) },
          ]}
        />
      }
    >
      {mine.length === 0 ? (
        <p className="text-ink-2">{t('admin.members.none')}</p>
      ) : (
        <ul aria-label={t('admin.members.badgesOfThisMember')} className="flex flex-wrap gap-1.5">
          {mine.map((badge) => (
            <BadgeChip key={badge.id} badge={badge} />
          ))}
        </ul>
      )}
      {making && <NewBadgeDialog memberId={memberId} onClose={() => setMaking(false)} />}
    </Card>
  )
}

/** In the badge's own colours, as the site's pages show it. */
const BadgeChip = ({ badge: { title, backgroundColor, textColor } }: { badge: Badge }) => (
  <li
    style={{ backgroundColor, color: textColor }}
    className="inline-flex items-center rounded-full border border-border px-2.5 py-0.5 text-label forced-color-adjust-none"
  >
    {title}
  </li>
)
