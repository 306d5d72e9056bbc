import { counted } from '@fairground/domain/formatting/plural.ts'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/router-link.tsx'

export type SecondStepsProps = {
  steps: readonly { kind: 'TOTP' | 'EMAIL'; id: string | undefined; used: string | undefined }[]
  codesLeft: number
  devices: number
}

const words = {
  TOTP: {
    title: 'Authenticator app',
    off: 'Codes from an app on your phone',
    setUp: paths.authenticatorApp(),
  },
  EMAIL: { title: 'Codes by email', off: 'Codes that we send to your address', setUp: paths.mailCodes() },
} as const

const link = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4'

/** What is asked for after the password, and what stands in for it. */
export function SecondSteps({ steps, codesLeft, devices }: SecondStepsProps) {
  const on = steps.some(({ id }) => id !== undefined)
  return (
    <section aria-labelledby="second" className="flex max-w-xl flex-col gap-4">
      <h2 id="second" className="font-display text-h2">
        Second step
      </h2>
      <p className="text-ink-2">Nobody can sign in with your password alone.</p>
      <ul className="divide-y divide-border border-y border-border">
        {steps.map(({ kind, id, used }) => (
          <Row key={kind} title={words[kind].title} on={id !== undefined} text={id ? used : words[kind].off}>
            {id ? (
              <RouterLink href={paths.turnOff(id)} aria-label={`Turn off: ${words[kind].title}`} className={link}>
                Turn off
              </RouterLink>
            ) : (
              <RouterLink href={words[kind].setUp} aria-label={`Set up: ${words[kind].title}`} className={link}>
                Set up
              </RouterLink>
            )}
          </Row>
        ))}
        {on && (
          <Row title="Recovery codes" text={`${codesLeft} left, for when your phone is lost`}>
            <RouterLink href={paths.recoveryCodes()} className={link}>
              Create new codes
            </RouterLink>
          </Row>
        )}
        {devices > 0 && (
          <Row
            title={counted(devices, { one: '# trusted device', other: '# trusted devices' })}
            text="Not asked for the second step for 30 days"
          >
            <Form method="post">
              <Button type="submit" name="intent" value="forget-devices" variant="secondary">
                Ask on every device
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
          {on && <StatusPill tone="success">On</StatusPill>}
        </p>
        {text && <p className="text-small text-ink-2">{text}</p>}
      </div>
      {children}
    </li>
  )
}
