import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { memberPaths } from '../../member-paths.ts'
import { Form } from '../../router/form.tsx'
import { useActionData, useLoaderData } from '../../router/hooks.ts'
import { FormFailure } from '../../sign-in/login/form-failure.tsx'
import { useSending } from '../../sign-in/login/use-sending.ts'
import { t } from '../../texts.ts'
import { AccountFrame } from '../account-frame.tsx'
import { ProofFields } from '../security/proof-fields.tsx'
import type { DeleteAnswer, loader } from './data.ts'

export function Component() {
  return (
    <AccountFrame title={t('account-privacy.privacy')} intro={t('account-privacy.intro')}>
      <section aria-labelledby="export" className="flex max-w-xl flex-col gap-4">
        <h2 id="export" className="font-display text-h2">
          {t('account-privacy.yourData')}
        </h2>
        <p className="text-ink-2">{t('account-privacy.dataFile')}</p>
        <ButtonLink href={memberPaths.myData()} download variant="secondary" className="self-start">
          {t('account-privacy.downloadMyData')}
        </ButtonLink>
      </section>
      <DeleteAccount />
    </AccountFrame>
  )
}

function DeleteAccount() {
  const { proving } = useLoaderData<typeof loader>()
  const answer = useActionData<DeleteAnswer>()
  const { sending, onSubmit } = useSending()
  const failure = answer && 'message' in answer ? answer : undefined
  return (
    <section aria-labelledby="delete" className="flex max-w-xl flex-col gap-5 border-t border-border pt-8">
      <h2 id="delete" className="font-display text-h2">
        {t('account-privacy.deleteYourAccount')}
      </h2>
      <div className="flex flex-col gap-3 text-ink-2">
        <p>{t('account-privacy.deleted')}</p>
        <p>{t('account-privacy.ticketsStay')}</p>
      </div>
      <FormFailure refused={failure} />
      <Form method="post" reloadDocument noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <CheckboxField
          id="sure"
          name="sure"
          value="1"
          label={t('account-privacy.agree')}
          error={failure?.errors.sure}
        />
        <ProofFields proving={proving} error={failure?.errors.proof} verificationId={answer?.verificationId} />
        <Button type="submit" name="intent" value="delete" variant="danger" pending={sending} className="self-start">
          {t('account-privacy.deleteMyAccount')}
        </Button>
      </Form>
    </section>
  )
}
