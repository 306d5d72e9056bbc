import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'

const fast = { abandonedMs: 600, touchMs: 50 }

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'locks-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Another process that holds the lock, appending to `log` as it begins and ends; works for `ms`. */
function anotherProcess(folder: string, log: string, ms: number) {
  const module = pathToFileURL(join(import.meta.dirname, 'one-at-a-time.mjs')).href
  const code = `
    import { appendFileSync } from 'node:fs'
    import { oneAtATime } from '${module}'
    await oneAtATime('build', async () => {
      appendFileSync('${log}', '(')
      await new Promise((resolve) => setTimeout(resolve, ${ms}))
      appendFileSync('${log}', ')')
    }, { folder: '${folder}', abandonedMs: 600, touchMs: 50 })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const begun = (log: string) => expect.poll(() => readFileSync(log, { encoding: 'utf8', flag: 'a+' })).toBe('(')

test('processes that want the same take turns', async () => {
  const folder = emptyFolder()
  const log = join(folder, 'log')
  await Promise.all(Array.from({ length: 5 }, () => once(anotherProcess(folder, log, 60), 'exit')))
  expect(readFileSync(log, 'utf8')).toBe('()()()()()')
  expect(readdirSync(folder).filter((file) => file.startsWith('build'))).toEqual(['build.5'])
})

test('a holder that lives longer than the bound keeps its turn', async () => {
  const folder = emptyFolder()
  const log = join(folder, 'log')
  anotherProcess(folder, log, 1_500)
  await begun(log)
  await oneAtATime('build', async () => expect(readFileSync(log, 'utf8')).toBe('()'), { folder, ...fast })
})

test('the next process takes over the lock of a killed holder', async () => {
  const folder = emptyFolder()
  const log = join(folder, 'log')
  const child = anotherProcess(folder, log, 60_000)
  await begun(log)
  child.kill('SIGKILL')
  const began = performance.now()
  await Promise.all([1, 2, 3].map((turn) => oneAtATime('build', async () => pause(turn), { folder, ...fast })))
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('work that fails gives its turn back', async () => {
  const folder = emptyFolder()
  const failing = oneAtATime('build', () => Promise.reject(new Error('no')), { folder, ...fast })
  await expect(failing).rejects.toThrow('no')
  expect(await oneAtATime('build', async () => 'next', { folder, ...fast })).toBe('next')
})
