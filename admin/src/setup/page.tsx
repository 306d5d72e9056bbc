import { type GetSetupResponse, setup } from '@fairground/client/generated/fairground.setup.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { queryOptions } from '@tanstack/react-query'
import { Check, Circle, Clock } from 'lucide-react'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { SettingProblem } from '../settings/setting-problem.tsx'
import { SETTINGS } from '../settings-key.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'
import { type Entry, stepWords } from './steps.ts'

const client = staffClient({ setup })

const setupQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'setup'],
    queryFn: ({ signal }) => client.setup.getSetup({}, { signal }),
    staleTime: 0,
  })

export async function loader() {
  // What was done on another page shows at once.
  await queryClient.fetchQuery(setupQuery())
  return null
}

/** The checklist of a new shop, and beside it, or below it on small screens, the shop as it is now. */
export function Component() {
  const { steps, shown } = useLoaded(setupQuery())
  const lacks = useLacks('settings.write')
  const change = useChange({
    run: (wanted: Parameters<typeof client.setup.setSetup>[0]) => client.setup.setSetup(wanted),
  })
  const done = steps.filter(({ state }) => state === 'DONE').length
  return (
    <Page title={t('admin.setup.title')}>
      <PageHeader
        title={t('admin.setup.title')}
        actions={
          shown && (
            <Button
              size="sm"
              variant="quiet"
              disabledReason={lacks}
              pending={change.isPending && change.variables?.shown === false}
              onClick={() => change.mutate({ shown: false })}
            >
              {t('admin.setup.hide')}
            </Button>
          )
        }
        linkAs={RouterLink}
      />
      <div className="flex flex-col gap-8 xl:flex-row xl:items-start">
        <div className="flex w-full min-w-0 max-w-measure flex-col gap-4">
          <p className="text-admin text-ink-2">{t('admin.setup.lead')}</p>
          <Progress done={done} all={steps.length} />
          <SettingProblem lacks={lacks} error={change.error} />
          <ol className="flex flex-col gap-3">
            {steps.map((entry) => (
              <Step
                key={entry.step}
                entry={entry}
                lacks={lacks}
                onMark={(state) => change.mutate({ steps: [{ step: entry.step, state }] })}
              />
            ))}
          </ol>
          <a href="/" target="_blank" rel="noreferrer" className="self-start text-admin underline underline-offset-2">
            {t('admin.setup.openShop')}
          </a>
        </div>
        <Preview steps={steps} />
      </div>
    </Page>
  )
}

function Progress({ done, all }: { done: number; all: number }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-admin font-semibold tabular-nums">{t('admin.setup.progress', { done, all })}</p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-brand" style={{ width: `${(100 * done) / all}%` }} />
      </div>
    </div>
  )
}

const marks = {
  OPEN: { tone: 'info', label: t('admin.setup.todo'), Icon: Circle },
  LATER: { tone: 'neutral', label: t('admin.setup.later'), Icon: Clock },
  DONE: { tone: 'success', label: t('admin.setup.done'), Icon: Check },
} as const

interface StepProps {
  readonly entry: Entry
  readonly lacks: string | undefined
  readonly onMark: (state: Entry['state']) => void
}

function Step({ entry: { step, state }, lacks, onMark }: StepProps) {
  const { title, why, ways } = stepWords[step]
  const { tone, label, Icon } = marks[state]
  return (
    <li
      data-step={step}
      className={`flex gap-3 rounded-card border border-border px-4 py-3.5 ${state === 'OPEN' ? 'bg-surface' : 'bg-sunken'}`}
    >
      <Icon
        aria-hidden="true"
        size={18}
        strokeWidth={2}
        className={`mt-0.5 shrink-0 ${state === 'DONE' ? 'text-success' : 'text-ink-3'}`}
      />
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-admin font-semibold">{title}</h2>
          <StatusPill tone={tone}>{label}</StatusPill>
        </div>
        {state !== 'DONE' && <p className="text-admin text-ink-2">{why}</p>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          {ways.map((way) => (
            <RouterLink
              key={way.href}
              href={way.href}
              className="inline-flex min-h-8 items-center text-admin font-semibold text-brand underline underline-offset-2 pointer-coarse:min-h-11"
            >
              {way.label}
            </RouterLink>
          ))}
          <span className="ms-auto flex gap-1">
            {state === 'OPEN' && (
              <>
                <Button size="sm" variant="quiet" disabledReason={lacks} onClick={() => onMark('LATER')}>
                  {t('admin.setup.leave')}
                </Button>
                <Button size="sm" variant="secondary" disabledReason={lacks} onClick={() => onMark('DONE')}>
                  {t('admin.setup.markDone')}
                </Button>
              </>
            )}
            {state === 'LATER' && (
              <Button size="sm" variant="secondary" disabledReason={lacks} onClick={() => onMark('OPEN')}>
                {t('admin.setup.takeUp')}
              </Button>
            )}
          </span>
        </div>
      </div>
    </li>
  )
}

/** The shop as buyers see it now, on the screen of a phone. It is loaded again when the list is. */
function Preview({ steps }: Pick<GetSetupResponse, 'steps'>) {
  return (
    <section aria-label={t('admin.setup.preview')} className="flex shrink-0 flex-col gap-2 xl:sticky xl:top-5">
      <h2 className="text-label text-ink-2">{t('admin.setup.preview')}</h2>
      <iframe
        key={JSON.stringify(steps)}
        title={t('admin.setup.previewTitle')}
        src="/"
        loading="lazy"
        className="h-[40rem] w-full max-w-[22.5rem] rounded-card border border-border bg-surface"
      />
    </section>
  )
}
