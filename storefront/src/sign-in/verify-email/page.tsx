import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { paths } from '../../paths.ts'
import { Form } from '../../router/form.tsx'
import { useActionData, useLocation } from '../../router/hooks.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { t } from '../../texts.ts'
import { EntryFrame } from '../login/entry-frame.tsx'
import { FormFailure } from '../login/form-failure.tsx'
import { carriedOn } from '../login/return-to.ts'
import { useSending } from '../login/use-sending.ts'
import type { CodeAnswer } from './data.ts'

export function Component() {
  const answer = useActionData<CodeAnswer>()
  const { search } = useLocation()
  const { sending, onSubmit } = useSending()
  const failure = answer && 'message' in answer ? answer : undefined
  return (
    <EntryFrame title={t('sign-in-verify-email.enterYourCode')} intro={t('sign-in-verify-email.intro')}>
      {answer && 'sent' in answer && (
        <p role="status" className="rounded-card bg-success-soft p-4 text-success">
          {t('sign-in-verify-email.another')}
        </p>
      )}
      <FormFailure refused={failure} />
      <Form method="post" reloadDocument noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <TextField
          id="code"
          name="code"
          label={t('sign-in-verify-email.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="go"
          required
          // Room for the spaces that come along when a code is pasted.
          maxLength={20}
          defaultValue={failure?.values.code}
          error={failure?.errors.code}
        />
        <Button type="submit" size="lg" name="intent" value="verify" pending={sending}>
          {t('sign-in-verify-email.confirmAddress')}
        </Button>
      </Form>
      <div className="flex flex-col items-start gap-3 border-t border-border pt-6">
        <p className="text-ink-2">{t('sign-in-verify-email.noEmail')}</p>
        <Form method="post" reloadDocument>
          <Button type="submit" name="intent" value="resend" variant="secondary">
            {t('sign-in-verify-email.sendAnotherCode')}
          </Button>
        </Form>
        <RouterLink href={paths.login(carriedOn(search))} className="text-brand underline underline-offset-4">
          {t('sign-in-verify-email.signInAgain')}
        </RouterLink>
      </div>
    </EntryFrame>
  )
}
