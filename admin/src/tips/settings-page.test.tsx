// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './settings-page.tsx'

const SETTINGS = '/tip-settings/v1/tip-settings'
const CREATE = `POST ${SETTINGS}/create-default`

test('a merchant sets up tips, and a suggestion that is no percentage is marked at its field', async () => {
  const { root, sent } = await openPage(page, '/settings/tips', '/settings/tips', {
    [`POST ${SETTINGS}/query`]: { tipSettings: [], pagingMetadata: {} },
    [CREATE]: { tipSettings: { id: 't-1', revision: '1', presets: [{ value: 5 }, { value: 12.5 }, { value: 15 }] } },
  })
  type('Suggestion 2', 'much')
  press(button('Save'))
  await settled(() => expect(root.textContent).toContain('Enter a percentage of at most 100.'))
  expect(sent.map(([request]) => request)).not.toContain(CREATE)
  type('Suggestion 2', '12,5')
  press(button('Save'))
  await settled(() => expect(sent.map(([request]) => request)).toContain(CREATE))
  const [, body] = sent.find(([request]) => request === CREATE) ?? []
  expect(body).toMatchObject({
    tipSettings: { tipType: 'PERCENTAGE', presets: [{ value: 5 }, { value: 12.5 }, { value: 15 }] },
  })
})
