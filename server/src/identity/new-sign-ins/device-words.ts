/** In this order: browsers name those that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * "Firefox on Linux": what a person knows their device by. Versions are left out, so that an update makes no new device. Programs are
 * called what they call themselves.
 */
export function deviceWords(agent: string): string {
  const { browser, system } = deviceOf(agent)
  return system ? `${browser} on ${system}` : browser
}

interface Device {
  /** A program's own name where it is no browser that we know. */
  readonly browser: string
  readonly system?: string
}

/** A device in its parts, for texts in other languages. */
export function deviceOf(agent: string): Device {
  const browser = browsers.find(([pattern]) => pattern.test(agent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1]
  if (browser) return system ? { browser, system } : { browser }
  return { browser: /^[\w.-]{1,40}/.exec(agent.trim())?.[0] ?? '–' }
}
