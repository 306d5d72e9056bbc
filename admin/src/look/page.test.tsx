// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const SETTINGS = '/fairground/v1/site-settings'
const logo = { url: '/media/1', width: 400, height: 100 }
const settings = {
  revision: '4',
  business: { name: 'Fair' },
  look: { logo, menu: [{ title: 'Visit', url: '/pages/visit' }] },
}
const open = () =>
  openPage(page, '/settings/look', '/settings/look', {
    [`GET ${SETTINGS}`]: settings,
    [`PATCH ${SETTINGS}`]: settings,
  })
const saveIn = (card: string) => {
  const form = [...document.querySelectorAll('form')].find((one) => one.closest('section')?.textContent?.includes(card))
  press(form!.querySelector<HTMLButtonElement>('button[type=submit]')!) // every card has both
}

test('the owner chooses a colour; the logo stays as it is', async () => {
  const { sent } = await open()
  type('Colour', 'green')
  saveIn('Logo and colour')
  await settled(() => expect(document.body.textContent).toContain('Enter a colour such as'))
  type('Colour', '#7a1f5c')
  saveIn('Logo and colour')
  const look = { logo, icon: null, accent: '#7a1f5c', heroPicture: null }
  await settled(() => expect(sent).toContainEqual([`PATCH ${SETTINGS}`, { revision: '4', look }]))
})

test('links of the menu are pages or web addresses, and another row is added for each', async () => {
  const { sent } = await open()
  type('Link 2', 'Opening hours')
  type('Address of link 2', 'hours')
  saveIn('Menu')
  await settled(() => expect(document.body.textContent).toContain('Enter a page such as /pages/visit'))
  expect(sent.some(([call]) => call === `PATCH ${SETTINGS}`)).toBe(false)
  type('Address of link 2', '/pages/hours')
  press(button('Add to the menu'))
  await settled(() => expect(document.body.textContent).toContain('Address of link 3'))
  saveIn('Menu')
  const menu = [
    { title: 'Visit', url: '/pages/visit' },
    { title: 'Opening hours', url: '/pages/hours' },
  ]
  await settled(() => expect(sent).toContainEqual([`PATCH ${SETTINGS}`, { revision: '4', look: { menu } }]))
})
