import type { MemberDetails } from '@fairground/client/generated/fairground.member-details.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from 'react-router'
import { readChoice } from '../../list/list-choice.ts'
import { neighbours } from '../../list/neighbours.ts'
import { StaleMark } from '../../list/stale-mark.tsx'
import { MEMBER_TABS, paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { useCommand } from '../../shell/commands.ts'
import { Page } from '../../shell/page.tsx'
import { RouterLink } from '../../shell/router-link.tsx'
import { memberListQuery, memberQuery } from '../member-queries.ts'
import { detailsMark, nameOfDetails } from '../member-words.ts'
import { ActivityCard } from './activity-card.tsx'
import { BadgesCard } from './badges-card.tsx'
import { MemberActions } from './member-actions.tsx'
import { OrdersCard } from './orders-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import { RolesCard } from './roles-card.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { FactsCard, WaitingCard } from './status-cards.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(memberQuery(params.memberId ?? ''))
  return null
}

export function Component() {
  const { memberId = '' } = useParams()
  const { data: member, error, refetch } = useQuery(memberQuery(memberId))
  const [search] = useSearchParams()
  const within = search.get('list') ?? ''
  if (!member) throw error ?? new Error('The member was not loaded')
  const name = nameOfDetails(member)
  return (
    <Page title={name} narrow>
      <Header member={member} name={name} within={within} />
      <StaleMark error={error} onRetry={refetch} />
      <div className="grid items-start gap-3 lg:grid-cols-[2fr_20rem]">
        <div className="flex min-w-0 flex-col gap-3">
          <WaitingCard member={member} name={name} />
          <OrdersCard memberId={member.id} />
          <ProfileForm key={member.id} member={member} />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <SignInCard member={member} />
          <BadgesCard memberId={member.id} />
          <RolesCard member={member} />
          <ActivityCard memberId={member.id} />
          <FactsCard member={member} />
        </div>
      </div>
    </Page>
  )
}

function Header({ member, name, within }: { member: MemberDetails; name: string; within: string }) {
  const [tone, words] = detailsMark(member)
  return (
    <PageHeader
      title={name}
      back={{ label: 'Members', href: `${paths.members()}${within && `?${within}`}` }}
      linkAs={RouterLink}
      status={
        <>
          <StatusPill tone={tone}>{words}</StatusPill>
          {member.activityStatus === 'MUTED' && <StatusPill tone="neutral">Muted</StatusPill>}
        </>
      }
      actions={
        <>
          <Neighbours id={member.id} within={within} />
          <MemberActions key={member.id} member={member} name={name} within={within} />
        </>
      }
    />
  )
}

/** Steps through the page of the list that led here, also by J and K. */
function Neighbours({ id, within }: { id: string; within: string }) {
  const navigate = useNavigate()
  const { data } = useQuery(memberListQuery(readChoice(within, MEMBER_TABS)))
  const { previous, next, place } = neighbours(data?.members.map((member) => member.id) ?? [], id)
  const to = (other: string | undefined) => other && (() => navigate(paths.member(other, within), { replace: true }))
  useCommand('previous', to(previous) || undefined)
  useCommand('next', to(next) || undefined)
  if (place === undefined) return null
  return (
    <span className="flex items-center gap-0.5">
      <span className="pe-1 text-ink-3 tabular-nums">
        {place} of {data?.members.length}
      </span>
      <IconButton
        size="sm"
        label="Previous member (K)"
        icon={<ChevronUp size={16} strokeWidth={1.75} />}
        disabled={!previous}
        onClick={to(previous) || undefined}
      />
      <IconButton
        size="sm"
        label="Next member (J)"
        icon={<ChevronDown size={16} strokeWidth={1.75} />}
        disabled={!next}
        onClick={to(next) || undefined}
      />
    </span>
  )
}
