import { Button } from '@fairground/ui/button.tsx'
import { Form } from '../../router/form.tsx'
import { t } from '../../texts.ts'

type SessionsProps = {
  sessions: readonly { id: string; app: string; began: string; used: string; current: boolean }[]
}

/** Sessions of the member, each with its own way out. */
export function Sessions({ sessions }: SessionsProps) {
  return (
    <section aria-labelledby="sessions" className="flex max-w-xl flex-col gap-4">
      <h2 id="sessions" className="font-display text-h2">
        {t('account-security.sessions')}
      </h2>
      <ul className="divide-y divide-border border-y border-border">
        {sessions.map(({ id, app, began, used, current }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div>
              <p className="font-semibold">{current ? t('account-security.appHere', { app }) : app}</p>
              <p className="text-small text-ink-2">{t('account-security.signedInOn', { began })}</p>
              <p className="text-meta text-ink-3">{t('account-security.lastUsedOn', { used })}</p>
            </div>
            {!current && (
              <Form method="post">
                <input type="hidden" name="session" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="end"
                  variant="secondary"
                  aria-label={t('account-security.signOutOf', { app, began })}
                >
                  {t('account-security.signOut')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Button type="submit" name="intent" value="end-others" variant="secondary">
            {t('account-security.signOutEverywhereElse')}
          </Button>
        </Form>
      )}
    </section>
  )
}
