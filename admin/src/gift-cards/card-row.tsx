import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill, type StatusTone } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { paths } from '../paths.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { CARDS, cardClient, type GiftCard, usesQuery } from './cards.ts'

const states: Record<GiftCard['status'], { tone: StatusTone; words: string }> = {
  VALID: { tone: 'success', words: t('admin.gift-cards.valid') },
  EXPIRED: { tone: 'neutral', words: t('admin.gift-cards.expired') },
  DISABLED: { tone: 'neutral', words: t('admin.gift-cards.disabled') },
}

/** A card with its balance, who has it, and what was bought with it on request. */
export function CardRow({ card }: { card: GiftCard }) {
  const formats = useFormats()
  const lacks = useLacks('orders.write')
  const [open, setOpen] = useState<'uses' | 'disable'>()
  const { id, obfuscatedCode, balance, initialValue, currency, status, expirationDate, notificationInfo, note } = card
  const recipient = notificationInfo?.recipient
  const { tone, words } = states[status]
  const again = useChange({
    run: () => cardClient.sendGiftCardEmail({ giftCardId: id }),
    done: t('admin.gift-cards.mailed'),
    stale: [CARDS],
  })
  return (
    <li className="flex flex-col gap-2 border-t border-border px-4 py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex min-w-40 grow basis-60 flex-col">
          <span className="font-medium tabular-nums">{obfuscatedCode}</span>
          <span className="text-ink-2">
            {t('admin.gift-cards.left', {
              balance: formats.money(balance.amount, currency),
              initial: formats.money(initialValue.amount, currency),
            })}
          </span>
          {(recipient?.name || recipient?.email) && (
            <span className="text-ink-2 wrap-anywhere">
              {[recipient.name, recipient.email].filter(Boolean).join(', ')}
            </span>
          )}
          {expirationDate && (
            <span className="text-ink-2">
              {t('admin.gift-cards.until', { date: formats.date(new Date(expirationDate.getTime() - 1)) })}
            </span>
          )}
          {note && <span className="text-ink-2 wrap-anywhere">{note}</span>}
          {card.refundedOrder && (
            <RouterLink href={paths.order(card.refundedOrder.orderId)} className="self-start text-brand underline">
              {t('admin.gift-cards.creditOf', { number: card.refundedOrder.orderNumber })}
            </RouterLink>
          )}
        </span>
        <span className="flex flex-wrap items-center gap-2">
          <StatusPill tone={tone}>{words}</StatusPill>
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={open === 'uses'}
            onClick={() => setOpen(open === 'uses' ? undefined : 'uses')}
          >
            {t('admin.gift-cards.uses')}
          </Button>
          {status === 'VALID' && recipient?.email && (
            <Button
              variant="quiet"
              size="sm"
              disabledReason={lacks}
              pending={again.isPending}
              onClick={() => again.mutate(undefined, { onError: (error) => void toast.error(failureOf(error).title) })}
            >
              {t('admin.gift-cards.mailAgain')}
            </Button>
          )}
          {status === 'VALID' && (
            <Button variant="quiet" size="sm" disabledReason={lacks} onClick={() => setOpen('disable')}>
              {t('admin.gift-cards.disable')}
            </Button>
          )}
        </span>
      </div>
      {open === 'uses' && <Uses card={card} />}
      {open === 'disable' && <DisableDialog card={card} onClose={() => setOpen(undefined)} />}
    </li>
  )
}

function Uses({ card: { id, currency } }: { card: GiftCard }) {
  const formats = useFormats()
  const { data: uses, error } = useQuery(usesQuery(id))
  if (error) return <p className="text-danger">{failureOf(error).title}</p>
  if (!uses) return <p className="text-ink-2">{t('admin.gift-cards.loading')}</p>
  if (uses.length === 0) return <p className="text-ink-2">{t('admin.gift-cards.noUses')}</p>
  return (
    <ul className="flex flex-col gap-1">
      {uses.map(({ orderId, orderNumber, amount, returned, held, date }) => (
        <li key={`${orderId} ${String(date)} ${String(returned)}`} className="flex flex-wrap gap-x-3">
          <span className="tabular-nums">{formats.money(amount.amount, currency)}</span>
          {orderId ? (
            <RouterLink href={paths.order(orderId)} className="text-brand underline">
              {t('admin.gift-cards.order', { number: orderNumber ?? '' })}
            </RouterLink>
          ) : (
            <span>{t('admin.gift-cards.outside')}</span>
          )}
          <span className="text-ink-2">{formats.dateTime(date)}</span>
          {returned && <span className="text-ink-2">{t('admin.gift-cards.returned')}</span>}
          {held && <span className="text-ink-2">{t('admin.gift-cards.held')}</span>}
        </li>
      ))}
    </ul>
  )
}

function DisableDialog({ card, onClose }: { card: GiftCard; onClose: () => void }) {
  const disable = useChange({
    run: () => cardClient.disableGiftCard({ giftCardId: card.id }),
    done: t('admin.gift-cards.isDisabled'),
    onDone: onClose,
    stale: [CARDS],
  })
  return (
    <ChangeDialog
      title={t('admin.gift-cards.disableTitle', { code: card.obfuscatedCode })}
      description={t('admin.gift-cards.disableText')}
      submit={t('admin.gift-cards.disableCard')}
      pending={disable.isPending}
      error={disable.error}
      onSubmit={() => disable.mutate(undefined)}
      onClose={onClose}
    >
      {null}
    </ChangeDialog>
  )
}
