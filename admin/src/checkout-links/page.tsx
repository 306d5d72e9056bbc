import { Card } from '@fairground/ui/admin/card.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useScopeNames } from '../coupons/scope-names.ts'
import { failureOf } from '../failure.ts'
import { StaleMark } from '../list/stale-mark.tsx'
import { outside } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { SettingsPage } from '../settings/settings-page.tsx'
import { t } from '../texts.ts'
import { type CheckoutTemplate, isTicketLine, LINKS, linkClient, linksQuery } from './links.ts'
import { NewLinkDialog } from './new-dialog.tsx'

export async function loader() {
  await queryClient.ensureInfiniteQueryData(linksQuery())
  return null
}

/** Links that fill a checkout with products and tickets. */
export function Component() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(linksQuery())
  const [adding, setAdding] = useState(false)
  const lacks = useLacks('orders.write')
  const links = data?.pages.flatMap((page) => page.checkoutTemplates) ?? []
  return (
    <SettingsPage
      title={t('admin.settings.checkoutLinks')}
      lead={t('admin.checkout-links.lead')}
      actions={
        <Button size="sm" disabledReason={lacks} onClick={() => setAdding(true)}>
          {t('admin.checkout-links.newLink')}
        </Button>
      }
    >
      <Card title={t('admin.settings.checkoutLinks')} flush>
        <StaleMark error={error} onRetry={refetch} />
        {links.length === 0 ? (
          <EmptyState title={t('admin.checkout-links.none')}>{t('admin.checkout-links.noneText')}</EmptyState>
        ) : (
          <Links links={links} />
        )}
        {hasNextPage && (
          <div className="px-4 py-3">
            <Button variant="secondary" size="sm" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('admin.checkout-links.more')}
            </Button>
          </div>
        )}
      </Card>
      {adding && <NewLinkDialog onClose={() => setAdding(false)} />}
    </SettingsPage>
  )
}

function Links({ links }: { links: readonly CheckoutTemplate[] }) {
  const targetOf = (line: CheckoutTemplate['lineItems'][number]) => (isTicketLine(line) ? 'ticket' : 'product')
  const nameOf = useScopeNames(
    links.flatMap(({ lineItems }) =>
      lineItems.map((line) => ({ target: targetOf(line), entityId: line.catalogReference.catalogItemId })),
    ),
  )
  const wordsOf = ({ lineItems, customLineItems }: CheckoutTemplate): string =>
    [
      ...lineItems.map(
        (line) => `${String(line.quantity)} × ${nameOf(targetOf(line), line.catalogReference.catalogItemId)}`,
      ),
      ...customLineItems.map(({ quantity, productName }) => `${String(quantity)} × ${productName.original}`),
    ].join(', ')
  return (
    <ul className="flex flex-col">
      {links.map((link) => (
        <LinkRow key={link.id} link={link} words={wordsOf(link)} />
      ))}
    </ul>
  )
}

function LinkRow({ link, words }: { link: CheckoutTemplate; words: string }) {
  const lacks = useLacks('orders.write')
  const isActive = link.status === 'ACTIVE'
  const change = useChange(() =>
    linkClient.updateCheckoutTemplate({ checkoutTemplate: { id: link.id, status: isActive ? 'INACTIVE' : 'ACTIVE' } }),
  )
  const remove = useChange(() => linkClient.deleteCheckoutTemplate({ checkoutTemplateId: link.id }))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border px-4 py-3 first:border-t-0">
      <span className="flex min-w-40 grow basis-60 flex-col">
        <span className="font-medium wrap-anywhere">{words}</span>
        {link.couponCode && (
          <span className="text-ink-2">{t('admin.checkout-links.withCoupon', { code: link.couponCode })}</span>
        )}
        {link.customization?.lockedCoupon && (
          <span className="text-ink-2">{t('admin.checkout-links.couponLocked')}</span>
        )}
        {link.customization?.disabledManualPayment && (
          <span className="text-ink-2">{t('admin.checkout-links.paidOnline')}</span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <StatusPill tone={isActive ? 'success' : 'neutral'}>
          {isActive ? t('admin.checkout-links.on') : t('admin.checkout-links.off')}
        </StatusPill>
        <CopyButton
          text={location.origin + outside.filledCheckout(link.id)}
          label={t('admin.checkout-links.copyLink', { words })}
        />
        <Button
          variant="quiet"
          size="sm"
          disabledReason={lacks}
          pending={change.isPending}
          onClick={() => change.mutate()}
        >
          {isActive ? t('admin.checkout-links.switchOff') : t('admin.checkout-links.switchOn')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabledReason={lacks}
          pending={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t('admin.checkout-links.delete')}
        </Button>
      </span>
    </li>
  )
}

function useChange(act: () => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onError: (error) => {
      toast.error(failureOf(error).title)
    },
    onSettled: () => client.invalidateQueries({ queryKey: [LINKS], exact: true }),
  })
}
