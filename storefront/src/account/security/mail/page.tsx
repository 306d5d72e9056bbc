import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { Form } from '../../../router/form.tsx'
import { useActionData, useLoaderData, useSent } from '../../../router/hooks.ts'
import { FormFailure } from '../../../sign-in/login/form-failure.tsx'
import { t } from '../../../texts.ts'
import { AccountFrame } from '../../account-frame.tsx'
import { CodeList } from '../code-list.tsx'
import { WayBack } from '../way-back.tsx'
import type { loader, MailAnswer } from './data.ts'

export function Component() {
  const { email } = useLoaderData<typeof loader>()
  const answer = useActionData<MailAnswer>()
  const working = useSent() !== undefined
  const failure = answer && 'message' in answer ? answer : undefined
  if (answer && 'codes' in answer)
    return (
      <AccountFrame title={t('account-security.codesByEmail')} heading={t('account-security.emailCodesOn')}>
        <CodeList codes={answer.codes} />
      </AccountFrame>
    )
  const mailed = answer && 'verificationId' in answer ? answer.verificationId : undefined
  return (
    <AccountFrame title={t('account-security.codesByEmail')} intro={t('account-security.emailCodesIntro', { email })}>
      <div className="flex max-w-xl flex-col gap-6">
        <FormFailure refused={failure} />
        {mailed && (
          <Form method="post" noValidate className="flex flex-col gap-5">
            <input type="hidden" name="verificationId" value={mailed} />
            <TextField
              id="code"
              name="code"
              label={t('account-security.code')}
              help={t('account-security.emailDigits')}
              autoComplete="one-time-code"
              inputMode="numeric"
              enterKeyHint="go"
              required
              maxLength={20}
              error={failure?.errors.code}
            />
            <Button type="submit" name="intent" value="confirm" pending={working} className="self-start">
              {t('account-security.turnOnCodesByEmail')}
            </Button>
          </Form>
        )}
        <Form method="post">
          <Button
            type="submit"
            name="intent"
            value="mail"
            variant={mailed ? 'secondary' : 'primary'}
            pending={working && !mailed}
          >
            {mailed ? t('account-security.sendAnotherCode') : t('account-security.sendMeACode')}
          </Button>
        </Form>
        <WayBack />
      </div>
    </AccountFrame>
  )
}
