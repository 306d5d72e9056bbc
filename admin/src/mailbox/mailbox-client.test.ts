import { expect, test } from 'vitest'
import { linksIn } from './mailbox-client.ts'

test('links of a mail, once each', () => {
  expect(linksIn('Open:\nhttp://a.example/x?token=1\n\nor https://b.example\nhttp://a.example/x?token=1\n')).toEqual([
    'http://a.example/x?token=1',
    'https://b.example',
  ])
  expect(linksIn('Nothing here')).toEqual([])
})
