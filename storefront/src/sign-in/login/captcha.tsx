import { readCaptchaKeys, readPuzzle } from '@fairground/client/own-pages.ts'
import { FieldError } from '@fairground/ui/field.tsx'
import { Spinner } from '@fairground/ui/spinner.tsx'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../texts.ts'

type Standing =
  | { kind: 'working' }
  /** Somebody else's widget is there to be used. */
  | { kind: 'asking' }
  | { kind: 'solved'; token: string }
  | { kind: 'failed' }

/**
 * Distinguishes people from programs that try passwords: the browser works for a moment, which costs a person nothing; where the shop asks
 * somebody else's service, its widget stands here.
 */
export function Captcha() {
  const [standing, setStanding] = useState<Standing>({ kind: 'working' })
  const widget = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let left = false
    const set = (next: Standing) => left || setStanding(next)
    begin(set, widget.current).catch(() => set({ kind: 'failed' }))
    return () => {
      left = true
    }
  }, [])
  return (
    <div className="flex flex-col gap-2.5">
      <div ref={widget} className="empty:hidden" />
      <div
        role="status"
        className="flex min-h-11 items-center gap-2.5 rounded-control bg-sunken px-3 py-2 text-small empty:hidden"
      >
        {standing.kind === 'solved' && <input type="hidden" name="captcha" value={standing.token} />}
        <CaptchaText standing={standing} />
        <noscript>{t('sign-in-login.puzzleNeedsScripts')}</noscript>
      </div>
    </div>
  )
}

function CaptchaText({ standing: { kind } }: { standing: Standing }) {
  switch (kind) {
    case 'working':
      return (
        <>
          <Spinner /> {t('sign-in-login.solving')}
        </>
      )
    case 'asking':
      return t('sign-in-login.confirmPerson')
    case 'solved':
      return (
        <>
          <Check aria-hidden="true" size={20} strokeWidth={1.75} className="text-success" />
          {t('sign-in-login.solved')}
        </>
      )
    case 'failed':
      return <FieldError>{t('sign-in-login.notSolved')}</FieldError>
    default:
      return kind satisfies never
  }
}

async function begin(set: (standing: Standing) => void, widget: HTMLElement | null): Promise<void> {
  const { provider, visible } = await readCaptchaKeys()
  if (provider === 'altcha') {
    const { solveChallenge } = await import('@fairground/client/auth/captcha-challenge.ts')
    return set({ kind: 'solved', token: await solveChallenge(await readPuzzle()) })
  }
  if (!widget) return
  const { showWidget } = await import('./captcha-widget.ts')
  set({ kind: 'asking' })
  await showWidget(provider, visible, widget, {
    solved: (token) => set({ kind: 'solved', token }),
    over: () => set({ kind: 'asking' }),
    failed: () => set({ kind: 'failed' }),
  })
}
