import { readPuzzle } from '@fairground/client/own-pages.ts'
import { FieldError } from '@fairground/ui/field.tsx'
import { Spinner } from '@fairground/ui/spinner.tsx'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Puzzle, solve } from './puzzle.ts'

type Standing = { kind: 'working' } | { kind: 'solved'; token: string } | { kind: 'failed' }

/** Lets the browser work for a moment, which costs a person nothing and a program that tries passwords a lot. */
export function Captcha() {
  const [standing, setStanding] = useState<Standing>({ kind: 'working' })
  useEffect(() => {
    let left = false
    const set = (next: Standing) => left || setStanding(next)
    solved().then(
      (token) => set({ kind: 'solved', token }),
      () => set({ kind: 'failed' }),
    )
    return () => {
      left = true
    }
  }, [])
  return (
    <div role="status" className="flex min-h-11 items-center gap-2.5 rounded-control bg-sunken px-3 py-2 text-small">
      {standing.kind === 'solved' && <input type="hidden" name="captcha" value={standing.token} />}
      <CaptchaText standing={standing} />
      <noscript>The puzzle needs JavaScript. Without it, wait a quarter of an hour and try again.</noscript>
    </div>
  )
}

function CaptchaText({ standing: { kind } }: { standing: Standing }) {
  switch (kind) {
    case 'working':
      return (
        <>
          <Spinner /> Your browser solves a puzzle. This takes a few seconds.
        </>
      )
    case 'solved':
      return (
        <>
          <Check aria-hidden="true" size={20} strokeWidth={1.75} className="text-success" />
          The puzzle is solved. Send the form again.
        </>
      )
    case 'failed':
      return (
        <FieldError>
          The puzzle could not be solved here. Load this page again, or wait a quarter of an hour.
        </FieldError>
      )
    default:
      return kind satisfies never
  }
}

async function solved(): Promise<string> {
  return solve(await readPuzzle<Puzzle>()) // server/src/identity/captcha
}
