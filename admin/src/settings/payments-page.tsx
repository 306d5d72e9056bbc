import type {
  GetPaymentSettingsResponse,
  PaymentMethodLimits,
} from '@fairground/client/generated/fairground.payment-settings.ts'
import { MANUAL_PAYMENT_METHOD, NAMED_MANUAL_METHOD } from '@fairground/contract/enumerations/payments.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Toggle } from '@fairground/ui/admin/toggle.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import type { Formats } from '../formats.ts'
import { same } from '../forms/shared-edits.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'
import { ManualMethods } from './manual-methods.tsx'
import { limitsInWords } from './method-limits-words.ts'
import { OneFieldForm } from './one-field-form.tsx'
import { PaymentAccounts } from './payment-accounts.tsx'
import { paymentAccountsQuery } from './payment-accounts-client.ts'
import { paymentSettingsClient, paymentSettingsQuery } from './payment-settings-query.ts'
import { SettingAnchor } from './setting-anchor.tsx'
import { SettingProblem } from './setting-problem.tsx'
import { SettingsPage } from './settings-page.tsx'

const client = paymentSettingsClient

/** Comes when it is opened. */
const LimitsDialog = lazy(async () => ({ default: (await import('./method-limits.tsx')).LimitsDialog }))

export async function loader() {
  await Promise.all([
    queryClient.ensureQueryData(paymentSettingsQuery()),
    queryClient.ensureQueryData(paymentAccountsQuery()),
  ])
  return null
}

const term = (text: string): string | undefined => {
  const days = Number(text)
  return Number.isInteger(days) && days >= 1 && days <= 365 ? text : undefined
}

const saveManual: Parameters<typeof ManualMethods>[0]['save'] = async (edit) => {
  const { manualMethods } = await client.paymentSettings.getPaymentSettings({})
  return client.paymentSettings.setPaymentSettings({ manualMethods: edit(manualMethods) })
}

const latestDays = async (): Promise<string> => {
  const { manualPaymentDays } = await queryClient.fetchQuery({ ...paymentSettingsQuery(), staleTime: 0 })
  return String(manualPaymentDays)
}

type Method = GetPaymentSettingsResponse['methods'][number]

/** Switches payment methods, and sets the days that there are to pay in person. */
export function Component() {
  const { manualPaymentDays, manualMethods, methods } = useLoaded(paymentSettingsQuery())
  return (
    <SettingsPage title={t('admin.settings.payments')} lead={t('admin.settings.howBuyersPayAndHow')}>
      <Methods methods={methods} />
      <ManualMethods methods={manualMethods} save={saveManual} />
      <PaymentAccounts />
      <div className="max-w-measure">
        <Card title={t('admin.settings.comparison')}>
          <div className="flex flex-col items-start gap-3 text-admin text-ink-2">
            <p>{t('admin.settings.comparisonLead')}</p>
            <ButtonLink size="sm" variant="secondary" href={paths.paymentDifferences()} linkAs={RouterLink}>
              {t('admin.settings.openDifferences')}
            </ButtonLink>
          </div>
        </Card>
      </div>
      <OneFieldForm
        id="days-to-pay"
        title={t('admin.settings.timeToPay')}
        label={t('admin.settings.daysToPayInPerson')}
        help={t('admin.settings.anOrderThatIsNot')}
        inputMode="numeric"
        value={String(manualPaymentDays)}
        latest={latestDays}
        read={term}
        mistake={t('admin.settings.enterAWholeNumberOf')}
        save={(days) => client.paymentSettings.setPaymentSettings({ manualPaymentDays: Number(days) })}
        done={t('admin.settings.daysToPayInPerson2')}
      />
    </SettingsPage>
  )
}

function Methods({ methods }: { methods: readonly Method[] }) {
  const lacks = useLacks('settings.write')
  const formats = useFormats()
  const [limited, setLimited] = useState<Method>()
  const change = useChange({
    run: (wanted: { method: string; enabled: boolean }) =>
      client.paymentSettings.setPaymentSettings({ methods: [wanted] }),
    done: t('admin.settings.saved'),
  })
  return (
    <div className="max-w-measure">
      <Card title={t('admin.settings.paymentMethods')}>
        <SettingAnchor id="payment-methods">
          <div className="flex flex-col gap-4">
            {methods.map((one) => (
              <div key={one.method} className="flex flex-col items-start gap-1">
                <div className="w-full">
                  <Toggle
                    label={labelOf(one)}
                    help={helpOf(one)}
                    // The new value shows at once, and goes back when saving fails.
                    checked={
                      change.isPending && change.variables.method === one.method
                        ? change.variables.enabled
                        : one.enabled
                    }
                    disabled={lacks !== undefined || change.isPending}
                    onChange={(enabled) => change.mutate({ method: one.method, enabled })}
                  />
                </div>
                <p className="text-label text-ink-2">{takenBy(one, formats)}</p>
                <Button
                  size="sm"
                  variant="quiet"
                  className="-ms-3"
                  disabledReason={lacks}
                  onClick={() => setLimited(one)}
                >
                  {t('admin.settings.changeLimitsOf', { title: one.title })}
                </Button>
              </div>
            ))}
          </div>
        </SettingAnchor>
        <SettingProblem lacks={lacks} error={change.error} />
      </Card>
      {limited && (
        <Suspense>
          <LimitsDialog
            title={limited.title}
            limits={limited.limits ?? {}}
            currency={formats.currency}
            save={(limits) => saveLimits(limited, limits)}
            onClose={() => setLimited(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Saves limits unless a colleague has changed them since they were shown. */
async function saveLimits({ method, limits: shown }: Method, limits: PaymentMethodLimits): Promise<unknown> {
  const { methods } = await client.paymentSettings.getPaymentSettings({})
  if (!same(methods.find((one) => one.method === method)?.limits, shown)) throw new ChangedMeanwhile()
  return client.paymentSettings.setPaymentSettings({ methods: [{ method, limits }] })
}

const takenBy = ({ limits }: Method, formats: Pick<Formats, 'money' | 'country'>): string => {
  const limited = limits && limitsInWords(limits, formats)
  return limited ? t('admin.settings.takesOnly', { limits: limited }) : t('admin.settings.takesEveryPurchase')
}

const labelOf = ({ method, title }: Method): string =>
  method === MANUAL_PAYMENT_METHOD ? t('admin.settings.buyersMayPayInPerson') : title

/** The address is what the owner enters in the account of the provider. */
function helpOf({ method, test, messagesUrl }: Method): string {
  if (method === MANUAL_PAYMENT_METHOD) return t('admin.settings.byBankTransferInCash')
  if (method.startsWith(NAMED_MANUAL_METHOD)) return t('admin.settings.aWayToPayOfYours')
  if (test) return t('admin.settings.noMoneyMovesOfferedWhile')
  return messagesUrl === undefined
    ? t('admin.settings.buyersPayWithThisProvider')
    : t('admin.settings.buyersPayWithThisProvider2', { messagesUrl })
}
