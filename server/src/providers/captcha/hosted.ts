import { type Captcha, CaptchaUnreachable, type HostedCaptcha } from '../../identity/captcha/captcha.ts'

/** Addresses at which tokens are verified, and from which pages load scripts and frames. */
const SERVICES = {
  recaptcha: {
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    origins: ['https://www.google.com', 'https://www.gstatic.com', 'https://recaptcha.google.com'],
  },
  turnstile: {
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    origins: ['https://challenges.cloudflare.com'],
  },
} as const

const ANSWER_MS = 5_000
const DAY_MS = 24 * 60 * 60_000

/** A captcha that somebody else runs: the page shows their widget, and their server checks its token. */
export function hostedCaptcha(
  { provider, visible, invisible = visible, verifyUrl }: HostedCaptcha,
  onFault: (error: unknown) => void,
): Captcha {
  const service = SERVICES[provider]
  return {
    widget: { provider, visible: visible.siteKey, invisible: invisible.siteKey, origins: service.origins },
    async verify(token, now, kind) {
      const { secret } = kind === 'invisible' ? invisible : visible
      try {
        const good = await isGood(verifyUrl ?? service.verifyUrl, { secret, response: token })
        return good ? { task: token, until: dayAfter(now) } : undefined
      } catch (error) {
        onFault(error)
        throw new CaptchaUnreachable()
      }
    },
  }
}

/** The services take a token once and for minutes; we remember it by the day. */
const dayAfter = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY_MS) + 2) * DAY_MS)

async function isGood(url: string, form: Record<string, string>): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  if (!response.ok) throw new Error(`The captcha service answered ${response.status}`)
  const answer = (await response.json()) as { success?: unknown; 'error-codes'?: unknown }
  const codes = Array.isArray(answer['error-codes']) ? answer['error-codes'].map(String) : []
  // Not the visitor's fault: our secret is wrong.
  if (codes.some((code) => code.includes('secret'))) throw new Error(`The captcha service says ${codes.join(', ')}`)
  return answer.success === true
}
