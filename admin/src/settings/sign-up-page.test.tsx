// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { openPage, settled } from '../testing/open-page.tsx'
import * as page from './sign-up-page.tsx'

const POLICY = '/iam/signon/v1/sign-on-policies'
const stored = { signOnPolicy: { requireOwnerApproval: false, requireEmailVerification: true } }
const answers = { [`GET ${POLICY}`]: stored, 'GET /fairground/v1/sign-in-providers': { providers: [] } }

const open = (saved: unknown) =>
  openPage(page, '/settings/sign-up', '/settings/sign-up', { ...answers, [`PATCH ${POLICY}`]: saved })
const switches = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[role=switch]')]
const isOn = (toggle: HTMLElement | undefined) =>
  toggle?.getAttribute('aria-checked') === 'true' || (toggle as HTMLInputElement | undefined)?.checked === true

test('new members are let in by hand once the owner switches that on', async () => {
  const { root, sent } = await open({ signOnPolicy: { ...stored.signOnPolicy, requireOwnerApproval: true } })
  expect(switches(root).map(isOn)).toEqual([false, true])
  press(switches(root)[0] as HTMLElement)
  await settled(() =>
    expect(sent).toContainEqual([`PATCH ${POLICY}`, { signOnPolicy: { requireOwnerApproval: true } }]),
  )
})

test('a switch that could not be saved goes back and says so', async () => {
  const { root } = await open(new Response(JSON.stringify({ message: '', details: {} }), { status: 503 }))
  press(switches(root)[1] as HTMLElement)
  await settled(() => expect(root.querySelector('[role=alert]')).not.toBeNull())
  expect(switches(root).map(isOn)).toEqual([false, true])
})
