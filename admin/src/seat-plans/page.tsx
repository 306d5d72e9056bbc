import type { SeatPlanEntry } from '@fairground/client/generated/fairground.seat-plans.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { SettingsList, SettingsRow } from '../settings/settings-list.tsx'
import { useCommand } from '../shell/commands.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { NewPlanDialog } from './new-plan-dialog.tsx'
import { PLANS, planClient, plansQuery } from './plan-queries.ts'

export async function loader() {
  await queryClient.ensureQueryData(plansQuery())
  return null
}

/** Halls with numbered seats: events take a copy of one. */
export function Component() {
  const plans = useLoaded(plansQuery())
  const lacks = useLacks('events.write')
  const navigate = useNavigate()
  const [making, setMaking] = useState(false)
  const [ending, setEnding] = useState<SeatPlanEntry>()
  useCommand('create', lacks ? undefined : () => setMaking(true))
  return (
    <Page title={t('admin.seat-plans.plans')} narrow>
      <PageHeader
        title={t('admin.seat-plans.plans')}
        back={{ label: t('admin.event.events'), href: paths.events() }}
        linkAs={RouterLink}
        actions={
          <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={() => setMaking(true)}>
            <Plus aria-hidden="true" size={16} strokeWidth={1.75} /> {t('admin.seat-plans.newPlan')}
          </Button>
        }
      />
      <p className="max-w-measure text-ink-2">{t('admin.seat-plans.lead')}</p>
      {plans.length > 0 && (
        <SettingsList label={t('admin.seat-plans.plans')}>
          {plans.map((plan) => (
            <SettingsRow
              key={plan.id}
              name={plan.name}
              facts={<span>{t('admin.seat-plans.sizes', { seats: plan.seats, capacity: plan.capacity })}</span>}
              actions={
                <MoreMenu
                  label={t('admin.seat-plans.changeName', { name: plan.name })}
                  items={[
                    {
                      label: t('admin.seat-plans.delete'),
                      tone: 'danger',
                      disabledReason: lacks,
                      onSelect: () => setEnding(plan),
                    },
                  ]}
                />
              }
              onOpen={() => void navigate(paths.seatPlan(plan.id))}
            />
          ))}
        </SettingsList>
      )}
      {making && <NewPlanDialog onClose={() => setMaking(false)} />}
      {ending && (
        <EndDialog
          title={t('admin.seat-plans.deleteTitle', { name: ending.name })}
          description={t('admin.seat-plans.deleteHelp')}
          confirmLabel={t('admin.seat-plans.deletePlan')}
          done={t('admin.seat-plans.deleted')}
          run={() => planClient.deleteSeatPlan({ id: ending.id })}
          stale={PLANS}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Page>
  )
}
