import type { MemberDetails } from '@fairground/client/generated/fairground.member-details.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { readChoice } from '../../list/list-choice.ts'
import { NeighbourSteps } from '../../list/neighbour-steps.tsx'
import { StaleMark } from '../../list/stale-mark.tsx'
import { MEMBER_TABS, paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { Page } from '../../shell/page.tsx'
import { RouterLink } from '../../shell/router-link.tsx'
import { t } from '../../texts.ts'
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
import { TaxCard } from './tax-card.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(memberQuery(params.memberId ?? ''))
  return null
}

export function Component() {
  const { memberId = '' } = useParams()
  const { data: member, error, refetch } = useQuery(memberQuery(memberId))
  const [search] = useSearchParams()
  const within = search.get('list') ?? ''
  if (!member) throw error ?? new Error('The member could not be loaded')
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
          <TaxCard memberId={member.id} />
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
      back={{ label: t('admin.members.members'), href: `${paths.members()}${within && `?${within}`}` }}
      linkAs={RouterLink}
      status={
        <>
          <StatusPill tone={tone}>{words}</StatusPill>
          {member.activityStatus === 'MUTED' && <StatusPill tone="neutral">{t('admin.members.muted')}</StatusPill>}
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

function Neighbours({ id, within }: { id: string; within: string }) {
  const { data } = useQuery(memberListQuery(readChoice(within, MEMBER_TABS)))
  const pathTo = (other: string) => paths.member(other, within)
  return <NeighbourSteps id={id} among={data?.members} noun={t('admin.list.member')} pathTo={pathTo} />
}
