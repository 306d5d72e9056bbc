// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { openPage, settled, type } from '../testing/open-page.tsx'
import * as business from './business-page.tsx'
import * as region from './region-page.tsx'

const SETTINGS = '/fairground/v1/site-settings'
const site = {
  revision: '7',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  currency: 'GBP',
  currencyChangeable: true,
  weightUnit: 'KG',
  distanceUnit: 'KM',
  sells: 'BOTH',
  taxIncludedInPrices: true,
  business: { name: 'Fair', address: { country: 'GB', city: 'Leeds' } },
  texts: {},
}
const answers = (): Record<string, unknown> => ({
  [`GET ${SETTINGS}`]: site,
  [`PATCH ${SETTINGS}`]: { ...site, revision: '8' },
  'POST /fairground/v1/audit-log/query': {
    entries: [{ date: '2026-03-14T12:00:00Z', actor: { kind: 'staff', id: 'u-2', name: 'Jonas Weber' } }],
  },
})

/** The text field with this label, at which a list opens. */
function combobox(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label))
  const field = document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
  expect(field.getAttribute('role')).toBe('combobox')
  return field
}

const key = (field: HTMLElement, name: string) =>
  act(() => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  })

/** Types a part of a choice and takes the first that fits. */
function choose(label: string, text: string): void {
  type(label, text)
  key(combobox(label), 'Enter')
}

const save = (label: string) =>
  press([...(combobox(label).form?.querySelectorAll('button') ?? [])].at(-1) as HTMLElement) // its button ends the form

test('the zone, the country of formats and the currency are found by what is typed, and saved', async () => {
  const { sent } = await openPage(region, '/settings/region', '/settings/region', answers())
  const saved = () => sent.findLast(([request]) => request === `PATCH ${SETTINGS}`)?.[1]
  choose('Time zone', 'new york')
  expect(combobox('Time zone').value).toMatch(/^New York \(GMT-0[45]:00\)$/)
  choose('Prices and dates as in', 'fr')
  expect(combobox('Prices and dates as in').value).toBe('France')
  save('Time zone')
  await settled(() => expect(saved()).toMatchObject({ locale: 'en-FR', timeZone: 'America/New_York' }))
  choose('Currency', 'zloty')
  save('Currency')
  await settled(() => expect(saved()).toMatchObject({ currency: 'PLN' }))
})

test('a choice that is left with Escape stays as it was', async () => {
  await openPage(region, '/settings/region', '/settings/region', answers())
  const before = combobox('Time zone').value
  type('Time zone', 'tokyo')
  key(combobox('Time zone'), 'Escape')
  expect(combobox('Time zone').value).toBe(before)
})

test('the country of the business can be emptied', async () => {
  const { sent } = await openPage(business, '/settings/business', '/settings/business', answers())
  expect(combobox('Country').value).toBe('United Kingdom')
  key(combobox('Country'), 'ArrowDown')
  const none = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')].find((one) => one.id.endsWith('-0'))
  await settled(() => expect(none()?.textContent).toBe('Not set'))
  press(none() as HTMLElement)
  save('Country')
  await settled(() => expect(sent.findLast(([request]) => request === `PATCH ${SETTINGS}`)?.[1]).toBeDefined())
  expect(sent.findLast(([request]) => request === `PATCH ${SETTINGS}`)?.[1]).toMatchObject({
    business: { address: { city: 'Leeds' } },
  })
  expect(JSON.stringify(sent.at(-1))).not.toContain('country')
})

test('two countries that two people chose are both named in words, and one is taken', async () => {
  const given = answers()
  const { root } = await openPage(business, '/settings/business', '/settings/business', given)
  choose('Country', 'germany')
  const theirs = { ...site, revision: '8', business: { ...site.business, address: { country: 'FR', city: 'Leeds' } } }
  const refusal = { message: '', details: { applicationError: { code: 'STALE_REVISION', description: '', data: {} } } }
  Object.assign(given, { [`GET ${SETTINGS}`]: theirs })
  given[`PATCH ${SETTINGS}`] = new Response(JSON.stringify(refusal), { status: 409 })
  save('Country')
  await settled(() => expect(root.textContent).toContain('Jonas Weber changed Country'))
  const radios = [...root.querySelectorAll<HTMLInputElement>('[role="status"] input[type="radio"]')]
  expect(radios.map((one) => one.closest('label')?.textContent)).toEqual([
    expect.stringContaining('Germany'),
    expect.stringContaining('France'),
  ])
  expect(combobox('Country').value).toBe('Germany')
  press(radios[1] as HTMLElement)
  expect(combobox('Country').value).toBe('France')
})
