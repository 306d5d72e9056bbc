import type { ListPaymentAccountsResponse } from '@fairground/client/generated/fairground.payment-accounts.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminField, AdminSelect, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { type FormEvent, useState } from 'react'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { same } from '../forms/shared-edits.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'
import { accountsClient, paymentAccountsQuery } from './payment-accounts-client.ts'
import { SettingAnchor } from './setting-anchor.tsx'
import { SettingProblem } from './setting-problem.tsx'

type Account = ListPaymentAccountsResponse['accounts'][number]
type Reserve = Exclude<Account['reserve'], undefined>

/** Changes an account unless somebody else has: it has no revision that the server could compare. */
async function unlessChanged<Answer>(shown: Account, change: () => Promise<Answer>): Promise<Answer> {
  const { accounts } = await queryClient.fetchQuery({ ...paymentAccountsQuery(), staleTime: 0 })
  const latest = accounts.find(({ method }) => method === shown.method)
  if (latest && !same(storedIn(latest), storedIn(shown))) throw new ChangedMeanwhile()
  return change()
}

const storedIn = ({ publicKey, secretKeyEnd, changedDate, reserve }: Account) => [
  publicKey,
  secretKeyEnd,
  changedDate,
  reserve,
]

const isOfOthers = (error: Error): boolean => error instanceof ChangedMeanwhile

/** Accounts at payment providers: their keys are entered, tested and removed. */
export function PaymentAccounts() {
  const { accounts } = useLoaded(paymentAccountsQuery())
  return (
    <div className="flex max-w-measure flex-col gap-3">
      {accounts.map((account) => (
        <AccountCard key={account.method} account={account} />
      ))}
    </div>
  )
}

/** The end of the secret key is absent where the server cannot read it. */
const keysThere = (publicKey: string, end: string | undefined): string =>
  end === undefined
    ? t('admin.settings.keysDoNotOpen', { publicKey })
    : t('admin.settings.keysAreStored', { publicKey, end })

function AccountCard({ account }: { account: Account }) {
  const { method, title, publicKey, secretKeyEnd, formerAccounts } = account
  const lacks = useLacks('settings.write')
  const [dialog, setDialog] = useState<'keys' | 'remove'>()
  const test = useChange({ run: () => accountsClient.paymentAccounts.testPaymentAccount({ method }) })
  return (
    <Card title={title}>
      <SettingAnchor id={`account-${method}`}>
        <div className="flex flex-col gap-4">
          <p className="text-ink-2">
            {publicKey === undefined
              ? account.test
                ? t('admin.settings.enterTestKeys')
                : t('admin.settings.enterLiveKeys')
              : keysThere(publicKey, secretKeyEnd)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" disabledReason={lacks} onClick={() => setDialog('keys')}>
              {publicKey === undefined ? t('admin.settings.enterKeys') : t('admin.settings.replaceKeys')}
            </Button>
            {publicKey !== undefined && (
              <>
                <Button
                  size="sm"
                  variant="secondary"
                  disabledReason={lacks}
                  pending={test.isPending}
                  onClick={() => test.mutate(undefined)}
                >
                  {t('admin.settings.testKeys')}
                </Button>
                <Button size="sm" variant="quiet" disabledReason={lacks} onClick={() => setDialog('remove')}>
                  {t('admin.settings.removeKeys')}
                </Button>
              </>
            )}
          </div>
          {test.data && (
            <p role="status">
              {test.data.takesPayments
                ? t('admin.settings.accountTakesPayments', { name: test.data.name })
                : t('admin.settings.accountTakesNone', { name: test.data.name })}
            </p>
          )}
          <SettingProblem lacks={lacks} error={test.error} />
          {formerAccounts.map((former) => (
            <FormerAccount key={former.leftDate.toISOString()} former={former} />
          ))}
          {publicKey !== undefined && <ReserveForm account={account} />}
        </div>
      </SettingAnchor>
      {dialog === 'keys' && <KeysDialog account={account} onClose={() => setDialog(undefined)} />}
      {dialog === 'remove' && <RemoveDialog account={account} onClose={() => setDialog(undefined)} />}
    </Card>
  )
}

/** An account whose payments are given back in it, and disputed there. */
function FormerAccount({ former }: { former: Account['formerAccounts'][number] }) {
  const { date } = useFormats()
  const { publicKey, leftDate, messagesUntil } = former
  return (
    <p className="text-ink-2">
      {t('admin.settings.formerAccount', { publicKey, left: date(leftDate), until: date(messagesUntil) })}
    </p>
  )
}

const KEYS = ['publicKey', 'secretKey', 'messagesSecret'] as const

const keyWords: Readonly<Record<(typeof KEYS)[number], { label: string; help: string }>> = {
  publicKey: { label: t('admin.settings.publicKey'), help: t('admin.settings.publicKeyHelp') },
  secretKey: { label: t('admin.settings.secretKey'), help: t('admin.settings.secretKeyHelp') },
  messagesSecret: { label: t('admin.settings.messagesSecret'), help: t('admin.settings.messagesSecretHelp') },
}

const noKeys = { publicKey: '', secretKey: '', messagesSecret: '' }

function KeysDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const [keys, setKeys] = useState(noKeys)
  const [tried, setTried] = useState(false)
  const save = useChange({
    run: () =>
      unlessChanged(account, () => accountsClient.paymentAccounts.setPaymentAccount({ method: account.method, keys })),
    done: t('admin.settings.keysSaved'),
    onDone: onClose,
    onFail: isOfOthers,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (KEYS.every((key) => keys[key].trim())) save.mutate(undefined)
  }
  return (
    <ChangeDialog
      title={t('admin.settings.keysOf', { title: account.title })}
      submit={t('admin.settings.saveKeys')}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {account.publicKey !== undefined && (
        <p className="text-ink-2">{keysThere(account.publicKey, account.secretKeyEnd)}</p>
      )}
      <p className="text-ink-2">{t('admin.settings.messagesGoTo')}</p>
      <p className="font-mono text-label break-all">{account.messagesUrl}</p>
      {KEYS.map((key) => (
        <AdminTextField
          key={key}
          label={keyWords[key].label}
          help={keyWords[key].help}
          type={key === 'publicKey' ? 'text' : 'password'}
          autoComplete="off"
          maxLength={255}
          value={keys[key]}
          onChange={(event) => setKeys({ ...keys, [key]: event.currentTarget.value })}
          error={tried && !keys[key].trim() ? t('admin.settings.enterThisKey') : undefined}
        />
      ))}
    </ChangeDialog>
  )
}

function RemoveDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { method, title } = account
  const remove = useChange({
    run: () => unlessChanged(account, () => accountsClient.paymentAccounts.removePaymentAccount({ method })),
    done: t('admin.settings.keysRemoved'),
    onDone: onClose,
    onFail: isOfOthers,
  })
  return (
    <ChangeDialog
      title={t('admin.settings.removeKeysOf', { title })}
      submit={t('admin.settings.removeKeys')}
      pending={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate(undefined)}
      onClose={onClose}
    >
      {account.publicKey !== undefined && <p>{keysThere(account.publicKey, account.secretKeyEnd)}</p>}
      <p>{t('admin.settings.removeKeysMeans')}</p>
    </ChangeDialog>
  )
}

const DAY_HOURS = 24
const reserveDays = [1, 2, 3, 5, 6] as const

/** Time at which the money is taken: at once, or later with an end that the clock brings. */
function ReserveForm({ account }: { account: Account }) {
  const { method, reserve } = account
  const lacks = useLacks('settings.write')
  const change = useChange({
    run: (wanted: Reserve | null) =>
      unlessChanged(account, () => accountsClient.paymentAccounts.setPaymentAccount({ method, reserve: wanted })),
    done: t('admin.settings.saved'),
    onFail: isOfOthers,
  })
  const shown = change.isPending ? (change.variables ?? undefined) : reserve
  const days = Math.round((shown?.hours ?? 5 * DAY_HOURS) / DAY_HOURS)
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <AdminField label={t('admin.settings.whenTaken')}>
        {(wiring) => (
          <AdminSelect
            {...wiring}
            value={shown?.end ?? 'NOW'}
            disabled={lacks !== undefined || change.isPending}
            onChange={({ currentTarget: { value } }) =>
              change.mutate(value === 'CAPTURE' || value === 'VOID' ? { hours: days * DAY_HOURS, end: value } : null)
            }
          >
            <option value="NOW">{t('admin.settings.takenAtOnce')}</option>
            <option value="CAPTURE">{t('admin.settings.reservedThenTaken')}</option>
            <option value="VOID">{t('admin.settings.reservedThenReleased')}</option>
          </AdminSelect>
        )}
      </AdminField>
      {shown && (
        <AdminField label={t('admin.settings.reservedFor')}>
          {(wiring) => (
            <AdminSelect
              {...wiring}
              value={String(days)}
              disabled={lacks !== undefined || change.isPending}
              onChange={(event) => change.mutate({ ...shown, hours: Number(event.currentTarget.value) * DAY_HOURS })}
            >
              {reserveDays.map((count) => (
                <option key={count} value={count}>
                  {t('admin.settings.forDays', { count })}
                </option>
              ))}
            </AdminSelect>
          )}
        </AdminField>
      )}
      <SettingProblem error={change.error} />
    </div>
  )
}
