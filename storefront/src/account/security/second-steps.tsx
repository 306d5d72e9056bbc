import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import type { ReactNode } from 'react'
import { memberPaths } from '../../member-paths.ts'
import { Form } from '../../router/form.tsx'
import { RouterLink } from '../../shell/router-link.tsx'
import { t } from '../../texts.ts'

type SecondStepsProps = {
  steps: readonly { kind: 'TOTP' | 'EMAIL'; id: string | undefined; used: string | undefined }[]
  codesLeft: number
  devices: number
}

const words = {
  TOTP: {
    title: () => t('account-security.authenticatorApp'),
    off: () => t('account-security.appCodes'),
    setUp: memberPaths.authenticatorApp(),
  },
  EMAIL: {
    title: () => t('account-security.codesByEmail'),
    off: () => t('account-security.emailCodes'),
    setUp: memberPaths.mailCodes(),
  },
} as const

const link = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4'

/** Second steps after the password, and what stands in for them. */
export function SecondSteps({ steps, codesLeft, devices }: SecondStepsProps) {
  const on = steps.some(({ id }) => id !== undefined)
  return (
    <section aria-labelledby="second" className="flex max-w-xl flex-col gap-4">
      <h2 id="second" className="font-display text-h2">
        {t('account-security.secondStep')}
      </h2>
      <p className="text-ink-2">{t('account-security.secondStepIntro')}</p>
      <ul className="divide-y divide-border border-y border-border">
        {steps.map(({ kind, id, used }) => (
          <Row key={kind} title={words[kind].title()} on={id !== undefined} text={id ? used : words[kind].off()}>
            {id ? (
              <RouterLink
                href={memberPaths.turnOff(id)}
                aria-label={t('account-security.turnOffTitle', { title: words[kind].title() })}
                className={link}
              >
                {t('account-security.turnOff')}
              </RouterLink>
            ) : (
              <RouterLink
                href={words[kind].setUp}
                aria-label={t('account-security.setUpTitle', { title: words[kind].title() })}
                className={link}
              >
                {t('account-security.setUp')}
              </RouterLink>
            )}
          </Row>
        ))}
        {on && (
          <Row title={t('account-security.recoveryCodes')} text={t('account-security.codesLeft', { codesLeft })}>
            <RouterLink href={memberPaths.recoveryCodes()} className={link}>
              {t('account-security.createNewCodes')}
            </RouterLink>
          </Row>
        )}
        {devices > 0 && (
          <Row title={t('account-security.trustedDevices', { devices })} text={t('account-security.skipSecondStep')}>
            <Form method="post">
              <Button type="submit" name="intent" value="forget-devices" variant="secondary">
                {t('account-security.askOnEveryDevice')}
              </Button>
            </Form>
          </Row>
        )}
      </ul>
    </section>
  )
}

type RowProps = { title: string; on?: boolean; text: string | undefined; children: ReactNode }

function Row({ title, on = false, text, children }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-x-6 py-4 *:last:shrink-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          {on && <StatusPill tone="success">{t('account-security.on')}</StatusPill>}
        </p>
        {text && <p className="text-small text-ink-2">{text}</p>}
      </div>
      {children}
    </li>
  )
}
