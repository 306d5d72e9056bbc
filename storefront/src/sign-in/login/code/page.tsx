import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { memberPaths } from '../../../member-paths.ts'
import { paths } from '../../../paths.ts'
import { Form } from '../../../router/form.tsx'
import { useActionData, useLocation } from '../../../router/hooks.ts'
import { RouterLink } from '../../../shell/router-link.tsx'
import { t } from '../../../texts.ts'
import { EntryFrame } from '../entry-frame.tsx'
import { FormFailure } from '../form-failure.tsx'
import { carriedOn } from '../return-to.ts'
import { useSending } from '../use-sending.ts'
import type { SecondStepAnswer } from './data.ts'
import { type SecondStep, secondStepOf, type Way } from './ways.ts'

const intro: Record<Way, () => string> = {
  TOTP: () => t('sign-in-login.openApp'),
  EMAIL: () => t('sign-in-login.emailed'),
  RECOVERY_CODE: () => t('sign-in-login.enterRecovery'),
}

export function Component() {
  const answer = useActionData<SecondStepAnswer>()
  const { search } = useLocation()
  const step = secondStepOf(search)
  const failure = answer && 'message' in answer ? answer : undefined
  if (!step) return null
  return (
    <EntryFrame title={t('sign-in-login.oneMoreStep')} intro={intro[step.way]()}>
      {answer && 'sentTo' in answer && (
        <p role="status" className="rounded-card bg-success-soft p-4 text-success">
          {t('sign-in-login.codeSent', { sentTo: answer.sentTo })}
        </p>
      )}
      <FormFailure refused={failure} />
      <CodeForm key={step.way} step={step} error={failure?.errors.code} />
      <OtherWays step={step} search={search} />
    </EntryFrame>
  )
}

function CodeForm({ step: { way }, error }: { step: SecondStep; error: string | undefined }) {
  const { sending, onSubmit } = useSending()
  const digits = way !== 'RECOVERY_CODE'
  return (
    <Form method="post" reloadDocument noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <TextField
        id="code"
        name="code"
        label={digits ? t('sign-in-login.code') : t('sign-in-login.recoveryCode')}
        autoComplete="one-time-code"
        inputMode={digits ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        required
        // Room for the spaces that come along when a code is pasted.
        maxLength={40}
        error={error}
      />
      <CheckboxField
        name="remember"
        value="1"
        label={t('sign-in-login.remember')}
        help={t('sign-in-login.rememberHelp')}
      />
      <Button type="submit" size="lg" name="intent" value="verify" pending={sending}>
        {t('sign-in-login.signIn')}
      </Button>
    </Form>
  )
}

const link = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4'
const wordsOf: Record<Exclude<Way, 'EMAIL'>, () => string> = {
  TOTP: () => t('sign-in-login.useApp'),
  RECOVERY_CODE: () => t('sign-in-login.useARecoveryCode'),
}

/** A code by mail is a form, for it sends one; the others are addresses of this page. */
function OtherWays({ step: { state, offered, way }, search }: { step: SecondStep; search: string }) {
  const to = (other: Way) =>
    memberPaths.secondStep(state, { factors: offered.join(), way: other, ...carriedOn(search) })
  return (
    <div className="flex flex-col items-start gap-2 border-t border-border pt-6">
      {offered.includes('EMAIL') && (
        <Form method="post" action={to('EMAIL')} reloadDocument>
          <Button
            type="submit"
            name="intent"
            value="mail"
            variant="secondary"
            className="h-auto min-h-11 whitespace-pre-line py-2"
          >
            {way === 'EMAIL' ? t('sign-in-login.sendAnotherCode') : t('sign-in-login.sendACodeByEmail')}
          </Button>
        </Form>
      )}
      {offered
        .filter((other) => other !== 'EMAIL' && other !== way)
        .map((other) => (
          <RouterLink key={other} href={to(other)} className={link}>
            {wordsOf[other as Exclude<Way, 'EMAIL'>]()}
          </RouterLink>
        ))}
      <RouterLink href={paths.login(carriedOn(search))} className={link}>
        {t('sign-in-login.signInAgain')}
      </RouterLink>
    </div>
  )
}
