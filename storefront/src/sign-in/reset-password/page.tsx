import { Button } from '@fairground/ui/button.tsx'
import { memberPaths } from '../../member-paths.ts'
import { Form } from '../../router/form.tsx'
import { useActionData } from '../../router/hooks.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { t } from '../../texts.ts'
import { EntryFrame } from '../login/entry-frame.tsx'
import { FormFailure } from '../login/form-failure.tsx'
import { NewPasswordField } from '../login/new-password-field.tsx'
import { useSending } from '../login/use-sending.ts'
import type { ResetAnswer } from './data.ts'

export function Component() {
  const answer = useActionData<ResetAnswer>()
  const { sending, onSubmit } = useSending()
  return (
    <EntryFrame title={t('sign-in-reset-password.chooseAPassword')} intro={t('sign-in-reset-password.intro')}>
      <FormFailure refused={answer}>
        {answer?.used && (
          <p>
            <RouterLink href={memberPaths.forgotPassword()} className="underline underline-offset-2">
              {t('sign-in-reset-password.sendAnotherLink')}
            </RouterLink>
          </p>
        )}
      </FormFailure>
      <Form method="post" reloadDocument noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <NewPasswordField
          name="password"
          label={t('sign-in-reset-password.newPassword')}
          error={answer?.errors.password}
        />
        <Button type="submit" size="lg" pending={sending}>
          {t('sign-in-reset-password.saveAndSignIn')}
        </Button>
      </Form>
    </EntryFrame>
  )
}
