import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const fetched: string[] = []
let pages = 0
/** A module that the page's first script fetches, which says that it ran. An address is run once. */
const ran = (name: string) => `data:text/javascript,globalThis.fetched.push('${name}')//${pages}`
const started = () => {
  pages++
  fetched.length = 0
  document.head.innerHTML = `<script data-later="${ran('entry')} ${ran('chunk')}"></script>`
  vi.resetModules()
  return import('./start.ts')
}

beforeEach(() => void vi.stubGlobal('fetched', fetched))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.innerHTML = document.body.innerHTML = ''
})

/** Browsers differ in what they report: `element`, `paint` or neither. */
function browserReports(types: readonly string[], isReported: boolean) {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = types
      readonly callback: () => void
      constructor(callback: () => void) {
        this.callback = callback
      }
      observe({ type }: { type: string }) {
        expect(types).toContain(type)
        if (isReported) this.callback()
      }
    },
  )
}
const picture = (decode: () => Promise<void>) => {
  document.body.innerHTML = '<img fetchpriority="high">'
  document.querySelector('img')!.decode = decode
}

test.each([
  ['reports its first paint', ['element', 'paint'], true],
  ['reports nothing of what it could', ['element', 'paint'], false],
  ['knows no such report', [], false],
] as const)('a browser that %s gets the chunks, then the entry', async (_, types, isReported) => {
  browserReports(types, isReported)
  await started()
  expect(fetched).toEqual(['chunk', 'entry'])
})

test('a picture that is broken, or that stalls, holds no scripts back', async () => {
  browserReports(['element', 'paint'], true)
  picture(() => Promise.reject(new Error('broken')))
  await started()
  expect(fetched).toEqual(['chunk', 'entry'])

  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
  picture(() => new Promise(() => {}))
  const scripts = started()
  await vi.advanceTimersByTimeAsync(12_000)
  await scripts
  expect(fetched).toEqual(['chunk', 'entry'])
})
