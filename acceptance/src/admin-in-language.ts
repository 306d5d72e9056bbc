import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { root } from './running-shop.ts'

/** Shows a signed-in user the admin built in another language, such as one of the tests, in place of the one that the server has. */
export async function showAdminIn(page: Page, language: string): Promise<void> {
  const built = mkdtempSync(join(tmpdir(), 'fairground-admin-'))
  onTestFinished(() => rmSync(built, { recursive: true, force: true }))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', built, '--minify', 'false'], {
    cwd: join(root, 'admin'),
    env: { ...process.env, FAIRGROUND_LANGUAGE: language, NODE_ENV: 'production' },
  })
  const body = readFileSync(join(built, 'index.html'), 'utf8')
  await page.route(/\/admin\//, async (route) => {
    const request = route.request()
    const [, file] = /\/admin\/([^?]*\.\w+)$/.exec(request.url()) ?? []
    if (file) return route.fulfill({ path: join(built, file) })
    // With the headers of the server, such as what its scripts may do.
    return request.resourceType() === 'document'
      ? route.fulfill({ response: await route.fetch(), body })
      : route.continue()
  })
}
