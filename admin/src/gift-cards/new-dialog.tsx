import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { useState } from 'react'
import type { Formats } from '../formats.ts'
import { amountFault, exampleAmount, wireAmount } from '../forms/amounts.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { fieldViolationsOf } from '../forms/violations-by-field.ts'
import { endOfDay } from '../orders/order-period.ts'
import { randomId } from '../random-id.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { CARDS, cardClient } from './cards.ts'

const EMPTY = { amount: '', until: '', email: '', name: '', message: '', note: '' }

/** Makes a gift card and shows its code, which nobody reads later. Mounted while it is open. */
export function NewCardDialog({ onClose }: { onClose: () => void }) {
  const place = useFormats()
  const { currency } = place
  const [entered, setEntered] = useState(EMPTY)
  const [fault, setFault] = useState<string>()
  const [key] = useState(randomId)
  const create = useChange({
    run: () => cardClient.createGiftCard({ giftCard: cardOf(entered, place), idempotencyKey: key }),
    stale: [CARDS],
  })
  const code = create.data?.giftCard.code
  if (code) return <CodeDialog code={code} isMailed={entered.email.trim() !== ''} onClose={onClose} />
  const wrong = fieldViolationsOf(create.error)
  const field = (name: keyof typeof EMPTY) => ({
    value: entered[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setEntered({ ...entered, [name]: value }),
  })
  return (
    <ChangeDialog
      title={t('admin.gift-cards.newCard')}
      description={t('admin.gift-cards.newCardHow')}
      submit={t('admin.gift-cards.createCard')}
      pending={create.isPending}
      error={create.error}
      onSubmit={() => {
        const mistake = amountFault(entered.amount, currency)
        setFault(mistake)
        if (!mistake) create.mutate(undefined)
      }}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.gift-cards.amount')}
        inputMode="decimal"
        prefix={currency}
        placeholder={exampleAmount(currency)}
        error={fault ?? wrong['giftCard.initialValue.amount']}
        {...field('amount')}
      />
      <AdminTextField
        label={t('admin.gift-cards.expires')}
        type="date"
        optional
        error={wrong['giftCard.expirationDate']}
        {...field('until')}
      />
      <AdminTextField
        label={t('admin.gift-cards.recipientEmail')}
        help={t('admin.gift-cards.recipientEmailHelp')}
        type="email"
        maxLength={254}
        optional
        error={wrong['giftCard.notificationInfo.recipient.email']}
        {...field('email')}
      />
      <AdminTextField
        label={t('admin.gift-cards.recipientName')}
        maxLength={200}
        optional
        error={wrong['giftCard.notificationInfo.recipient.name']}
        {...field('name')}
      />
      <Words field={field} wrong={wrong} />
    </ChangeDialog>
  )
}

type WordsProps = {
  field: (name: 'message' | 'note') => {
    value: string
    onChange: (event: { currentTarget: { value: string } }) => void
  }
  wrong: Readonly<Record<string, string>>
}

/** Words to the recipient, and those for staff. */
const Words = ({ field, wrong }: WordsProps) => (
  <>
    <AdminTextAreaField
      label={t('admin.gift-cards.message')}
      maxLength={500}
      optional
      error={wrong['giftCard.notificationInfo.personalizedMessage']}
      {...field('message')}
    />
    <AdminTextField
      label={t('admin.gift-cards.note')}
      help={t('admin.gift-cards.noteHelp')}
      maxLength={500}
      optional
      error={wrong['giftCard.note']}
      {...field('note')}
    />
  </>
)

/** The request of what was entered; what is empty is left out. A card is good to the end of its last day, as the shop's clocks have it. */
function cardOf({ amount, until, email, name, message, note }: typeof EMPTY, { currency, zone }: Formats) {
  const [to, called, words, own] = [email, name, message, note].map((text) => text.trim())
  return {
    initialValue: { amount: wireAmount(amount) },
    currency,
    ...(until ? { expirationDate: endOfDay(until, zone) } : {}),
    notificationInfo: {
      recipient: { ...(to ? { email: to } : {}), ...(called ? { name: called } : {}) },
      ...(words ? { personalizedMessage: words } : {}),
    },
    ...(own ? { note: own } : {}),
  }
}

type CodeDialogProps = { code: string; isMailed: boolean; onClose: () => void }

function CodeDialog({ code, isMailed, onClose }: CodeDialogProps) {
  return (
    <ChangeDialog
      title={t('admin.gift-cards.madeTitle')}
      description={isMailed ? t('admin.gift-cards.madeAndMailed') : t('admin.gift-cards.made')}
      submit={t('admin.gift-cards.close')}
      pending={false}
      error={undefined}
      onSubmit={onClose}
      onClose={onClose}
    >
      <p className="flex flex-wrap items-center gap-3">
        <code className="text-h3 tabular-nums">{code}</code>
        <CopyButton text={code} label={t('admin.gift-cards.copyCode')} />
      </p>
    </ChangeDialog>
  )
}
