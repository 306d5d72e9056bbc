import { Button } from '@fairground/ui/button.tsx'
import { paths } from '../../paths.ts'
import { Form } from '../../router/form.tsx'
import { useActionData } from '../../router/hooks.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { t } from '../../texts.ts'
import { EmailField } from '../email-field.tsx'
import { EntryFrame } from '../login/entry-frame.tsx'
import { FormFailure } from '../login/form-failure.tsx'
import { useSending } from '../login/use-sending.ts'
import type { RecoveryAnswer } from './data.ts'

export function Component() {
  const answer = useActionData<RecoveryAnswer>()
  const { sending, onSubmit } = useSending()
  if (answer && 'sentTo' in answer) return <Sent to={answer.sentTo} />
  return (
    <EntryFrame title={t('sign-in-forgot-password.chooseAnotherPassword')} intro={t('sign-in-forgot-password.intro')}>
      <FormFailure refused={answer} />
      <Form method="post" reloadDocument noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <EmailField
          label={t('sign-in-forgot-password.email')}
          help={t('sign-in-forgot-password.emailHelp')}
          enterKeyHint="send"
          entered={answer?.values.email}
          error={answer?.errors.email}
        />
        <Button type="submit" size="lg" pending={sending}>
          {t('sign-in-forgot-password.sendTheLink')}
        </Button>
      </Form>
      <BackToLogin />
    </EntryFrame>
  )
}

function Sent({ to }: { to: string }) {
  return (
    <EntryFrame title={t('sign-in-forgot-password.checkYourEmail')} intro={t('sign-in-forgot-password.sent', { to })}>
      <Form method="post" reloadDocument className="flex flex-col items-start gap-3">
        <input type="hidden" name="email" value={to} />
        <p className="text-ink-2">{t('sign-in-forgot-password.noEmail')}</p>
        <Button type="submit" variant="secondary">
          {t('sign-in-forgot-password.sendTheLinkAgain')}
        </Button>
      </Form>
      <BackToLogin />
    </EntryFrame>
  )
}

const BackToLogin = () => (
  <p className="border-t border-border pt-6">
    <RouterLink href={paths.login()} className="text-brand underline underline-offset-4">
      {t('sign-in-forgot-password.backToSigningIn')}
    </RouterLink>
  </p>
)
