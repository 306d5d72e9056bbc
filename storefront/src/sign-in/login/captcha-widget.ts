interface Widgets {
  ready?(then: () => void): void
  render(place: HTMLElement, options: Record<string, unknown>): unknown
}

/** Script of each service, and its name in the page then; one of them is ready only some time after. */
const SERVICES: Readonly<Record<string, { readonly script: string; readonly name: string; readonly late?: true }>> = {
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js?render=explicit', name: 'grecaptcha', late: true },
  turnstile: { script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit', name: 'turnstile' },
}

interface WidgetEvents {
  solved(token: string): void
  /** A solution that was not used in time. */
  over(): void
  failed(): void
}

/** Puts the service's widget into `place`, once its script is there. @throws when it cannot be had. */
export async function showWidget(
  provider: string,
  siteKey: string,
  place: HTMLElement,
  events: WidgetEvents,
): Promise<void> {
  const service = SERVICES[provider]
  if (!service) throw new Error(`This page knows no captcha of ${provider}`)
  const named = window as unknown as Record<string, Widgets | undefined>
  if (!named[service.name]) await load(service.script)
  const widgets = named[service.name]
  if (!widgets) throw new Error(`${service.script} brought no ${service.name}`)
  await new Promise<void>((then) => (service.late && widgets.ready ? widgets.ready(then) : then()))
  widgets.render(place, {
    sitekey: siteKey,
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    callback: (token: string) => events.solved(token),
    'expired-callback': () => events.over(),
    'error-callback': () => events.failed(),
  })
}

function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded`)))
    document.head.append(script)
  })
}
