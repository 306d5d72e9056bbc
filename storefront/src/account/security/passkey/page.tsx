import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { Form } from '../../../router/form.tsx'
import { useActionData, useLoaderData } from '../../../router/hooks.ts'
import { t } from '../../../texts.ts'
import { AccountFrame } from '../../account-frame.tsx'
import { ProvenForm } from '../proven-form.tsx'
import type { loader, PasskeyAnswer } from './data.ts'

export function Component() {
  const { proving, name } = useLoaderData<typeof loader>()
  const answer = useActionData<PasskeyAnswer>()
  return (
    <AccountFrame title={name} heading={t('account-security.passkeyName', { name })}>
      <Form method="post" className="flex max-w-xl flex-col gap-5">
        <TextField
          id="name"
          name="name"
          label={t('account-security.name')}
          required
          maxLength={60}
          defaultValue={name}
        />
        <Button type="submit" name="intent" value="rename" variant="secondary" className="self-start">
          {t('account-security.saveName')}
        </Button>
      </Form>
      <section aria-labelledby="remove" className="flex flex-col gap-5 border-t border-border pt-8">
        <h2 id="remove" className="font-display text-h2">
          {t('account-security.removeThisPasskey')}
        </h2>
        <p className="max-w-measure text-ink-2">{t('account-security.passkeyRemoval')}</p>
        <ProvenForm proving={proving} answer={answer} button={t('account-security.removePasskey')} danger />
      </section>
    </AccountFrame>
  )
}
