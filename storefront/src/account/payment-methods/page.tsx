import { memberPaths } from '../../member-paths.ts'
import { Form } from '../../router/form.tsx'
import { useActionData, useLoaderData } from '../../router/hooks.ts'
import { FormFailure } from '../../sign-in/login/form-failure.tsx'
import type { Refused } from '../../sign-in/login/refused.ts'
import { t } from '../../texts.ts'
import { AccountFrame } from '../account-frame.tsx'
import type { loader } from './data.ts'

export function Component() {
  const { methods } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused<never>>()
  return (
    <AccountFrame
      title={t('account-payment-methods.title')}
      intro={methods.length > 0 ? t('account-payment-methods.intro') : t('account-payment-methods.none')}
    >
      <FormFailure refused={refused} />
      {methods.length > 0 && (
        <ul className="flex flex-col gap-4">
          {methods.map((method) => (
            <li key={method.id}>
              <SavedMethod method={method} />
            </li>
          ))}
        </ul>
      )}
    </AccountFrame>
  )
}

type Shown = Awaited<ReturnType<typeof loader>>['methods'][number]

function SavedMethod({ method: { id, label, expiry, expired, isDefault } }: { method: Shown }) {
  const detail = [
    expired ? t('account-payment-methods.expired') : expiry,
    isDefault && t('account-payment-methods.default'),
  ]
  return (
    <article className="flex flex-col justify-between gap-4 rounded-card border border-border bg-surface p-5">
      <div>
        <p className="font-medium">{label}</p>
        {detail.some(Boolean) && <p className="text-small text-ink-2">{detail.filter(Boolean).join(' · ')}</p>}
      </div>
      <Form method="post" action={memberPaths.paymentMethods()} className="flex items-center gap-4 text-small">
        <input type="hidden" name="id" value={id} />
        {!isDefault && (
          <button
            type="submit"
            name="intent"
            value="default"
            aria-label={t('account-payment-methods.useFirstNamed', { label })}
            className="min-h-11 text-ink-2 underline underline-offset-4 hover:text-ink"
          >
            {t('account-payment-methods.useFirst')}
          </button>
        )}
        <button
          type="submit"
          name="intent"
          value="remove"
          aria-label={t('account-payment-methods.removeNamed', { label })}
          className="min-h-11 text-ink-2 underline underline-offset-4 hover:text-ink"
        >
          {t('account-payment-methods.remove')}
        </button>
      </Form>
    </article>
  )
}
