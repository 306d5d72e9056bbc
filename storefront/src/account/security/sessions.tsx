import { Button } from '@fairground/ui/button.tsx'
import { Form } from 'react-router'

export type SessionsProps = {
  sessions: readonly { id: string; app: string; began: string; used: string; current: boolean }[]
}

/** Where one is signed in, each with its own way out. */
export function Sessions({ sessions }: SessionsProps) {
  return (
    <section aria-labelledby="sessions" className="flex max-w-xl flex-col gap-4">
      <h2 id="sessions" className="font-display text-h2">
        Where you are signed in
      </h2>
      <ul className="divide-y divide-border border-y border-border">
        {sessions.map(({ id, app, began, used, current }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div>
              <p className="font-semibold">{current ? `${app}, here` : app}</p>
              <p className="text-small text-ink-2">Signed in on {began}</p>
              <p className="text-meta text-ink-3">Last used on {used}</p>
            </div>
            {!current && (
              <Form method="post">
                <input type="hidden" name="session" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="end"
                  variant="secondary"
                  aria-label={`Sign out of ${app}, signed in on ${began}`}
                >
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Button type="submit" name="intent" value="end-others" variant="secondary">
            Sign out everywhere else
          </Button>
        </Form>
      )}
    </section>
  )
}
