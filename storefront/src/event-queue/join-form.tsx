import type { CaptchaChallenge } from '@fairground/client/auth/captcha-challenge.ts'
import { Button } from '@fairground/ui/button.tsx'
import { FormError } from '@fairground/ui/form-error.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { Form, useSubmit } from '../router/form.tsx'
import { useNavigation } from '../router/hooks.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { t } from '../texts.ts'
import type { Challenged } from './data.ts'
import { CHALLENGE, INTENT, JOIN, PROOF } from './queue-form.ts'

/** Takes a place. Where it takes work, the browser does it in between, beside the page. */
export function JoinForm({ eventId, difficulty, again }: { eventId: string; difficulty: number; again: boolean }) {
  const sending = useNavigation().state === 'submitting'
  const { working, failed, begin } = useWork(eventId)
  const onSubmit = (event: FormEvent) => {
    if (difficulty === 0) return
    event.preventDefault()
    begin()
  }
  return (
    <Form method="post" onSubmit={onSubmit} className="flex flex-col items-start gap-4">
      <input type="hidden" name={INTENT} value={JOIN} />
      <FormError message={failed} />
      {difficulty > 0 && <noscript>{t('event-queue.needsScripts')}</noscript>}
      <span className={difficulty > 0 ? 'noscript:hidden' : undefined}>
        <Button type="submit" variant="marigold" size="lg" pending={working || sending}>
          {again ? t('event-queue.joinAgain') : t('event-queue.join')}
        </Button>
      </span>
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {working && t('event-queue.working')}
      </p>
    </Form>
  )
}

function useWork(eventId: string) {
  const { load, data, state } = useFetcher<Challenged>({ key: `challenge ${eventId}` })
  const submit = useSubmit()
  const [wanted, setWanted] = useState(false)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (!wanted || state !== 'idle' || !data) return
    const over = new AbortController()
    const send = (proof?: string) =>
      submit({ [INTENT]: JOIN, ...(proof ? { [PROOF]: proof } : {}) }, { method: 'post' })
    const fail = (message: string) => {
      setWanted(false)
      setFailed(message)
    }
    const solve = async ({ challenge, message }: Challenged) => {
      if (message) return fail(message)
      if (!challenge) return send()
      const { solveChallenge } = await import('@fairground/client/auth/captcha-challenge.ts')
      // As the shop writes it.
      const proof = await solveChallenge(challenge as unknown as CaptchaChallenge, over.signal)
      await send(proof)
      setWanted(false)
    }
    solve(data).catch(() => over.signal.aborted || fail(t('event-queue.notSolved')))
    return () => over.abort()
  }, [wanted, state, data, submit])
  const begin = () => {
    setFailed(undefined)
    setWanted(true)
    void load(`?${new URLSearchParams({ [CHALLENGE]: '', event: eventId })}`)
  }
  return { working: wanted, failed, begin }
}
