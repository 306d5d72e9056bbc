import { expect, test } from 'vitest'
import { mailStandIn } from '../../../test/mail-stand-in.ts'
import { mailerTo, smtpMailer } from './smtp.ts'

test('a mail reaches the server that SMTP_URL names', async () => {
  const { received, url } = await mailStandIn()
  await smtpMailer(url, 'shop@fairground.example').send({
    id: '0190b1f0-0000-7000-8000-000000000001',
    to: 'owner@example.com',
    subject: 'Sign in',
    text: 'Open this link: http://localhost/',
    html: '<p>Open <a href="http://localhost/">this link</a></p>',
  })
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('To: owner@example.com')
  expect(received[0]).toContain('Open this link: http://localhost/')
  expect(received[0]).toContain('Content-Type: text/html')
  expect(received[0]).toContain('Message-ID: <0190b1f0-0000-7000-8000-000000000001@fairground.example>')
})

test('a name with line ends adds no header to a mail', async () => {
  const { received, url } = await mailStandIn()
  await smtpMailer(url, 'shop@fairground.example').send({
    id: '0190b1f0-0000-7000-8000-000000000002',
    to: 'owner@example.com',
    subject: 'Tickets for Fair\r\nBcc: thief@example.com\rX-Other: 1\nX-Third: 2',
    text: 'Here they are',
    html: '<p>Here they are</p>',
  })
  const [head = ''] = (received[0] ?? '').split('\r\n\r\n')
  expect(head.split('\r\n').filter((line) => /^(bcc|x-)/i.test(line))).toEqual([])
  expect(head).toContain('Tickets for Fair Bcc: thief@example.com')
})

test('a mail goes to the one address that is stored, whatever a list of addresses would make of it', async () => {
  const { received, url } = await mailStandIn()
  await smtpMailer(url, 'shop@fairground.example')
    .send({
      id: '0190b1f0-0000-7000-8000-000000000003',
      to: 'x,ada@example.com',
      subject: 'Tickets',
      text: 'Here they are',
      html: '<p>Here they are</p>',
    })
    .catch(() => {})
  expect(received.filter((mail) => /^To: ada@example\.com\r$/m.test(mail))).toEqual([])
})

test('a server whose certificate nobody vouches for gets no password', async () => {
  const { received, port } = await mailStandIn('pw')
  const from = { name: 'Hall', address: 'hall@example.com' }
  const way = { host: '127.0.0.1', port, security: 'STARTTLS', user: 'hall', password: 'pw', from } as const
  const mail = { id: '0190b1f0-0000-7000-8000-000000000004', to: 'owner@example.com', subject: 'Hello', text: 'Hello' }
  await expect(mailerTo(way).send(mail)).rejects.toThrow(/certificate/)
  expect(received).toEqual([])
})
