// @vitest-environment happy-dom
import { QrCode } from '@fairground/ui/qr-code.tsx'
import { mount } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { drawing, TicketCode } from './ticket-code.tsx'

const code = (value: string) => <TicketCode key={value} value={value} label={`Ticket ${value}`} />
const lines = (container: ParentNode) => [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))

afterEach(() => {
  delete drawing.code
})

test('a code that the server wrote stays as it is; another in its place is drawn', async () => {
  const container = document.createElement('div')
  container.innerHTML = '<svg role="img" aria-label="Ticket A" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"></path></svg>'
  const root = await act(async () => hydrateRoot(container, code('A')))
  await act(async () => root.render(code('A')))
  expect(lines(container)).toEqual(['M1 1h7v7H1z'])
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 9 9')
  drawing.code = QrCode
  await act(async () => root.render(code('B')))
  expect(lines(container)).toEqual(lines(mount(<QrCode value="B" label="Ticket B" />)))
  await act(async () => root.unmount())
})

test('a page that was gone to draws its codes', () => {
  drawing.code = QrCode
  expect(lines(mount(code('C')))).toHaveLength(2)
})
