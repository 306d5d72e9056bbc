import type { MemberDetails } from '@fairground/client/generated/fairground.member-details.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLacks } from '../../session/me.ts'
import { t } from '../../texts.ts'
import { memberClient, rolesOfMemberQuery } from '../member-queries.ts'
import { roleTitles } from '../member-words.ts'
import { useMemberChange } from '../use-member-change.ts'

/** Roles among the members. They open nothing in this admin. */
export function RolesCard({ member: { id, status } }: { member: MemberDetails }) {
  const lacks = useLacks('members.write')
  const { data: held } = useQuery(rolesOfMemberQuery(id))
  const flip = useMemberChange({
    run: ({ roleKey, on }: { roleKey: string; on: boolean }) =>
      on
        ? memberClient.authorization.assignRole({ memberId: id, roleKey })
        : memberClient.authorization.unassignRole({ memberId: id, roleKey }),
  })
  const blocked = status === 'BLOCKED'
  return (
    <Card title={t('admin.members.rolesAmongMembers')}>
      <fieldset className="flex flex-col gap-1">
        <legend className="pb-2 text-label font-normal text-ink-3">
          {blocked ? t('admin.members.blockedMembersCannotGetRoles') : t('admin.members.usedByYourOwnSite')}
        </legend>
        {[...roleTitles].map(([roleKey, title]) => {
          const on = held?.includes(roleKey) ?? false
          return (
            <CheckboxField
              key={roleKey}
              label={title}
              checked={on}
              disabled={lacks !== undefined || held === undefined || flip.isPending || (blocked && !on)}
              onChange={() => flip.mutate({ roleKey, on: !on })}
            />
          )
        })}
      </fieldset>
    </Card>
  )
}
