import { Button } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { QrPicture } from '@fairground/ui/qr-picture.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { Form } from '../../../router/form.tsx'
import { useActionData, useLoaderData, useSent } from '../../../router/hooks.ts'
import { FormFailure } from '../../../sign-in/login/form-failure.tsx'
import { t } from '../../../texts.ts'
import { AccountFrame } from '../../account-frame.tsx'
import { CodeList } from '../code-list.tsx'
import { ProofFields } from '../proof-fields.tsx'
import { WayBack } from '../way-back.tsx'
import type { AppAnswer, AppKey, loader } from './data.ts'

export function Component() {
  const { proving } = useLoaderData<typeof loader>()
  const answer = useActionData<AppAnswer>()
  const working = useSent() !== undefined
  const failure = answer && 'message' in answer ? answer : undefined
  if (answer && 'codes' in answer)
    return (
      <AccountFrame title={t('account-security.authenticatorApp')} heading={t('account-security.appIsSetUp')}>
        <CodeList codes={answer.codes} />
      </AccountFrame>
    )
  const key = answer && 'key' in answer ? answer.key : undefined
  return (
    <AccountFrame title={t('account-security.authenticatorApp')} intro={t('account-security.appIntro')}>
      <div className="flex max-w-xl flex-col gap-6">
        <FormFailure refused={failure} />
        {key ? (
          <Scan appKey={key} error={failure?.errors.code} working={working} />
        ) : (
          <Form method="post" noValidate className="flex flex-col gap-5">
            <ProofFields
              proving={proving}
              error={failure?.errors.proof}
              verificationId={answer && 'verificationId' in answer ? answer.verificationId : undefined}
            />
            <Button type="submit" name="intent" value="begin" pending={working} className="self-start">
              {t('account-security.setUpTheApp')}
            </Button>
          </Form>
        )}
        <WayBack />
      </div>
    </AccountFrame>
  )
}

type ScanProps = { appKey: AppKey; error: string | undefined; working: boolean }

function Scan({ appKey: { secret, uri, drawing }, error, working }: ScanProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-center gap-6 sm:grid-cols-[12rem_1fr]">
        <QrPicture drawing={drawing} label={t('account-security.appKey')} className="w-48" />
        <div className="flex min-w-0 flex-col gap-3">
          <p>{t('account-security.scan')}</p>
          <p className="flex flex-wrap items-center gap-2">
            <code className="min-w-0 font-mono">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyButton text={secret} label={t('account-security.copyKey')} />
          </p>
        </div>
      </div>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="secret" value={secret} />
        <input type="hidden" name="uri" value={uri} />
        <TextField
          id="code"
          name="code"
          label={t('account-security.codeFromTheApp')}
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="go"
          required
          maxLength={20}
          error={error}
        />
        <Button type="submit" name="intent" value="confirm" pending={working} className="self-start">
          {t('account-security.confirm')}
        </Button>
      </Form>
    </div>
  )
}
