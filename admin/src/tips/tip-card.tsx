import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { TIP_FEE_CODE } from '@fairground/contract/enumerations/tips.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats, useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { ShareDialog } from './share-dialog.tsx'
import { tipQuery, tipSettingsQuery } from './tip-client.ts'
import { TipDialog } from './tip-dialog.tsx'

/** Tip of the order, and who was given which part of it; nothing where the site takes no tips. */
export default function TipCard({ order }: { order: Order }) {
  const formats = useFormats()
  const [open, setOpen] = useState<'tip' | 'share'>()
  const lacks = useLacks('orders.write')
  const mayReadSettings = useLacks('settings.read') === undefined
  const { data: settings } = useQuery({ ...tipSettingsQuery(), enabled: mayReadSettings })
  const isTipped = order.additionalFees.some(({ code }) => code === TIP_FEE_CODE)
  const { data: stored } = useQuery({ ...tipQuery(order.id), enabled: isTipped })
  const tip = isTipped ? stored : null
  const isEditable = order.status === 'APPROVED' && !isPositive(order.balanceSummary.refunded.amount)
  if (!tip && !(settings && isEditable && settings.allowBusinessTipAtPayment)) return null
  const money = (amount: string) => formats.money(amount, order.currency)
  const left = tip?.undistributedAmount
  return (
    <Card
      title={t('admin.order.tip')}
      flush
      actions={
        isEditable && (
          <>
            {left && settings?.allowEditDistribution !== false && (
              <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setOpen('share')}>
                {t('admin.order.shareTip')}
              </Button>
            )}
            <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setOpen('tip')}>
              {tip ? t('admin.order.changeTip') : t('admin.order.addTip')}
            </Button>
          </>
        )
      }
    >
      {tip ? (
        <ul className="flex flex-col tabular-nums">
          <Row label={t('admin.order.tipOfOrder')}>{money(tip.amount)}</Row>
          {tip.distributions.map(({ id, staff, amount }) => (
            <Row key={id} label={t('admin.order.tipFor', { name: staff.name ?? '' })}>
              {money(amount)}
            </Row>
          ))}
          {left && tip.distributions.length > 0 && <Row label={t('admin.order.tipLeft')}>{money(left)}</Row>}
        </ul>
      ) : (
        <p className="px-4 pt-1 pb-4 text-ink-2">{t('admin.order.noTip')}</p>
      )}
      {open === 'tip' && <TipDialog order={order} tip={tip ?? null} onClose={() => setOpen(undefined)} />}
      {open === 'share' && left && (
        <ShareDialog
          order={order}
          left={left}
          method={settings?.staffDistributionMethod ?? 'EQUAL'}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <li className="flex items-center justify-between gap-3 border-b border-border px-4 py-2.5 last:border-b-0">
      <span>{label}</span>
      <span className="font-medium">{children}</span>
    </li>
  )
}
