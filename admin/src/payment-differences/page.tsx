import { Card } from '@fairground/ui/admin/card.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Toggle } from '@fairground/ui/admin/toggle.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { StaleMark } from '../list/stale-mark.tsx'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import {
  amountWords,
  comparisonClient,
  comparisonsQuery,
  DIFFERENCES,
  differencesQuery,
  kindWords,
  noticeQuery,
  type PaymentDifference,
} from './differences.ts'

export async function loader() {
  await Promise.all([
    queryClient.ensureQueryData(comparisonsQuery()),
    queryClient.ensureInfiniteQueryData(differencesQuery(false)),
    queryClient.ensureQueryData(noticeQuery()),
  ])
  return null
}

/** Differences between the shop's payments and the lists of their providers. */
export function Component() {
  const { openDifferences } = useLoaded(comparisonsQuery())
  const formats = useFormats()
  return (
    <Page title={t('admin.payment-differences.title')} narrow>
      <PageHeader
        title={t('admin.payment-differences.title')}
        count={formats.number(openDifferences)}
        back={{ label: t('admin.payment-differences.orders'), href: paths.orders() }}
        linkAs={RouterLink}
      />
      <div className="flex flex-col gap-3">
        <Days />
        <Notice />
        <Differences settled={false} />
        <Differences settled />
      </div>
    </Page>
  )
}

function Days() {
  const { comparisons } = useLoaded(comparisonsQuery())
  const { dateTime } = useFormats()
  return (
    <Card title={t('admin.payment-differences.compared')}>
      <div className="flex flex-col gap-2 text-admin text-ink-2">
        <p>{t('admin.payment-differences.lead')}</p>
        {comparisons.length === 0 && <p>{t('admin.payment-differences.notYet')}</p>}
        {comparisons.map(({ method, title, day, outcome, charges, refunds, comparedDate, formerAccount }) => (
          <p key={method}>
            {outcome === 'DONE'
              ? t('admin.payment-differences.dayCompared', {
                  title,
                  day,
                  charges,
                  refunds,
                  at: dateTime(comparedDate),
                })
              : t('admin.payment-differences.notPermitted', { title })}
            {formerAccount > 0 && <> {t('admin.payment-differences.ofFormerAccount', { count: formerAccount })}</>}
          </p>
        ))}
      </div>
    </Card>
  )
}

function Notice() {
  const { wanted } = useLoaded(noticeQuery())
  const change = useAct((next: boolean) => comparisonClient.setDifferenceNotice({ wanted: next }))
  return (
    <Card title={t('admin.payment-differences.notice')}>
      <Toggle
        label={t('admin.payment-differences.noticeLabel')}
        checked={wanted}
        onChange={(next) => change.mutate(next)}
      />
    </Card>
  )
}

function Differences({ settled }: { settled: boolean }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    differencesQuery(settled),
  )
  const differences = data?.pages.flatMap((page) => page.differences) ?? []
  if (settled && differences.length === 0) return null
  return (
    <Card title={settled ? t('admin.payment-differences.settled') : t('admin.payment-differences.open')} flush>
      <StaleMark error={error} onRetry={refetch} />
      {differences.length === 0 ? (
        <EmptyState title={t('admin.payment-differences.none')}>{t('admin.payment-differences.noneText')}</EmptyState>
      ) : (
        <ul className="flex flex-col">
          {differences.map((difference) => (
            <DifferenceRow key={difference.id} difference={difference} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className="px-4 py-3">
          <Button variant="secondary" size="sm" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('admin.payment-differences.more')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function DifferenceRow({ difference }: { difference: PaymentDifference }) {
  const { id, kind, order, reference, title, happenedDate, settledDate } = difference
  const { dateTime } = useFormats()
  const lacks = useLacks('orders.write')
  const settle = useAct(() => comparisonClient.settlePaymentDifference({ differenceId: id }))
  const [name, advice] = kindWords[kind]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border px-4 py-2.5 text-admin last:border-b-0">
      <span className="flex min-w-0 grow flex-col">
        <span className="font-medium">{name}</span>
        {!settledDate && <span className="text-ink-2">{advice}</span>}
        <span className="text-label font-normal text-ink-3">
          {[title, dateTime(happenedDate), reference].join(' · ')}
        </span>
      </span>
      <span className="ms-auto flex items-center gap-3">
        {order && (
          <RouterLink href={paths.order(order.id)} className="underline underline-offset-2">
            {t('admin.payment-differences.order', { number: order.number })}
          </RouterLink>
        )}
        <span className="font-medium tabular-nums">{amountWords(difference)}</span>
        {!settledDate && (
          <Button
            variant="secondary"
            size="sm"
            disabledReason={lacks}
            pending={settle.isPending}
            onClick={() => settle.mutate()}
          >
            {t('admin.payment-differences.settle')}
          </Button>
        )}
      </span>
    </li>
  )
}

/** One act, after which the page is read again. */
function useAct<Value = void>(run: (value: Value) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onError: (error) => {
      toast.error(failureOf(error).title)
    },
    onSettled: () => client.invalidateQueries({ queryKey: [DIFFERENCES] }),
  })
}
