// @vitest-environment happy-dom
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { mount } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SiteContext } from '../shell/site-context.ts'
import { ViewerTime } from './viewer-time.tsx'

afterEach(() => vi.restoreAllMocks())

/** The line below the time of an event that starts at 18:30 in London, once what comes after the paint is there. */
async function lineSeen({ zone, ahead }: { zone: string; ahead: number }): Promise<string> {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(ahead === 0 ? 0 : -ahead)
  const resolved = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  resolved.mockReturnValue({ timeZone: zone } as Intl.ResolvedDateTimeFormatOptions) // the one field that is read
  const site = { locale: 'en-GB' } as SiteFacts // the one fact that is read
  const root = mount(
    <SiteContext value={site}>
      <ViewerTime at="2026-12-12T18:30:00Z" zone="Europe/London" ahead={0} />
    </SiteContext>,
  )
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5))))
  if (ahead === 0) expect(resolved).not.toHaveBeenCalled()
  return root.textContent ?? ''
}

test('a reader whose clocks show another time sees their own', async () => {
  expect(await lineSeen({ zone: 'America/New_York', ahead: -300 })).toBe('13:30 GMT-5 where you are')
})

test('a reader whose clocks show the same sees nothing more, and their zone is not looked up', async () => {
  expect(await lineSeen({ zone: 'Africa/Accra', ahead: 0 })).toBe('')
})
