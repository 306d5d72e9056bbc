// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { queryClient } from '../query-client.ts'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './business-page.tsx'
import { siteSettingsQuery } from './site-settings-client.ts'

const SETTINGS = '/fairground/v1/site-settings'
const site = { revision: '7', business: { name: 'Fair', email: 'hall@example.com', phone: '1' }, texts: {} }
const by = { kind: 'staff', id: 'u-2', name: 'Jonas Weber' }

/** A server on which somebody else has saved these fields since the page was read. */
async function openBeside(theirs: Partial<typeof site.business>) {
  const answers: Record<string, unknown> = {
    [`GET ${SETTINGS}`]: site,
    'POST /fairground/v1/audit-log/query': { entries: [{ date: '2026-03-14T12:00:00Z', actor: by }] },
  }
  const opened = await openPage(page, '/settings/business', '/settings/business', answers)
  const refusal = { message: '', details: { applicationError: { code: 'STALE_REVISION', description: '', data: {} } } }
  answers[`GET ${SETTINGS}`] = { ...site, revision: '8', business: { ...site.business, ...theirs } }
  answers[`PATCH ${SETTINGS}`] = new Response(JSON.stringify(refusal), { status: 409 })
  const form = opened.root.querySelector('form') as HTMLFormElement // of the first card
  return {
    ...opened,
    answers,
    form: () => opened.root.querySelector('form') as HTMLFormElement,
    save: () => press(form.isConnected ? lastOf(form) : lastOf(opened.root.querySelector('form') as HTMLFormElement)),
  }
}

const lastOf = (form: HTMLFormElement) => [...form.querySelectorAll('button')].at(-1) as HTMLElement
const value = (form: HTMLFormElement, label: string): string => {
  const found = [...form.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label))
  return (document.getElementById(found?.htmlFor ?? '') as HTMLInputElement).value
}

test('a field that somebody else saved meanwhile is taken over, beside what was entered', async () => {
  const { form, save, root, answers, sent } = await openBeside({ email: 'box@example.com' })
  type('Name of the business', 'Harbour Hall', form())
  save()
  await settled(() => expect(value(form(), 'Email for buyers')).toBe('box@example.com'))
  expect(value(form(), 'Name of the business')).toBe('Harbour Hall')
  await settled(() => expect(root.textContent).toContain('Jonas Weber changed Email for buyers'))
  answers[`PATCH ${SETTINGS}`] = { ...site, revision: '9' }
  save()
  await settled(() =>
    expect(sent.findLast(([request]) => request === `PATCH ${SETTINGS}`)?.[1]).toMatchObject({
      revision: '8',
      business: { name: 'Harbour Hall', email: 'box@example.com' },
    }),
  )
})

test('a field that both changed shows both values, and one is chosen before it is saved', async () => {
  const { form, save, root } = await openBeside({ name: 'Theirs' })
  type('Name of the business', 'Mine', form())
  save()
  await settled(() => expect(root.textContent).toContain('Jonas Weber changed Name of the business'))
  expect(value(form(), 'Name of the business')).toBe('Mine')
  expect(lastOf(form()).getAttribute('aria-disabled')).toBe('true')
  const [mine, theirs] = root.querySelectorAll<HTMLInputElement>('[role="status"] input[type="radio"]')
  press(theirs as HTMLElement)
  expect(value(form(), 'Name of the business')).toBe('Theirs')
  press(mine as HTMLElement)
  expect(value(form(), 'Name of the business')).toBe('Mine')
  expect(lastOf(form()).getAttribute('aria-disabled')).toBeNull()
  press(button('Close'))
  expect(root.textContent).not.toContain('Jonas Weber')
})

test('two cards that are saved one after the other are not each other’s colleagues', async () => {
  const answers: Record<string, unknown> = {
    [`GET ${SETTINGS}`]: site,
    [`PATCH ${SETTINGS}`]: { ...site, revision: '8' },
  }
  const { root, sent } = await openPage(page, '/settings/business', '/settings/business', answers)
  const patches = () => sent.filter(([request]) => request === `PATCH ${SETTINGS}`).map(([, body]) => body)
  // What is read again does not come.
  answers[`GET ${SETTINGS}`] = new Response('', { status: 503 })
  const saveCard = (place: number) => press(lastOf([...root.querySelectorAll('form')][place] as HTMLFormElement))
  saveCard(0)
  await settled(() => expect(patches()).toHaveLength(1))
  await settled(() => expect(queryClient.getQueryData(siteSettingsQuery().queryKey)).toMatchObject({ revision: '8' }))
  saveCard(1)
  await settled(() => expect(patches().at(1)).toMatchObject({ revision: '8' }))
})

test('a part of the address that the server refuses is explained at its field', async () => {
  const fields = [{ field: 'business.address.subdivision', description: 'must be a part of the country' }]
  const refusal = { message: '', details: { validationError: { fieldViolations: fields } } }
  const answers: Record<string, unknown> = {
    [`GET ${SETTINGS}`]: { ...site, business: { ...site.business, address: { country: 'DE', subdivision: 'US-CA' } } },
    [`PATCH ${SETTINGS}`]: new Response(JSON.stringify(refusal), { status: 400 }),
  }
  const { root } = await openPage(page, '/settings/business', '/settings/business', answers)
  const form = root.querySelectorAll('form')[1] as HTMLFormElement // of the address
  type('City', 'Hamburg', form)
  press(lastOf(form))
  await settled(() => expect(form.textContent).toContain('Must be a part of the country.'))
  const invalid = [...form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')]
  expect(invalid.map(({ name }) => name)).toEqual(['subdivision'])
})
