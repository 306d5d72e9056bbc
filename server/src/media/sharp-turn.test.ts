import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const SCRIPT = `
  const isLoaded = () => process.report.getReport().sharedObjects.some((path) => path.includes('sharp'))
  const { checkPicture } = await import('./check-picture.ts')
  await import('./derivatives.ts')
  const before = isLoaded()
  const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const { width } = await checkPicture(dot)
  console.log(JSON.stringify({ before, width, after: isLoaded() }))
`

test('the library that decodes pictures comes with the first of them', async () => {
  const args = ['--input-type=module', '--eval', SCRIPT]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname })
  expect(JSON.parse(stdout)).toEqual({ before: false, width: 1, after: true })
})
