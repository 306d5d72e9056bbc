import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const module = JSON.stringify(new URL('hand-over.mjs', import.meta.url).href)
const server = `process.once('SIGTERM', () => process.exit(7)); console.log('up'); setInterval(() => {}, 60_000)`

function parent(how: string, program: string) {
  const call = `${how}(process.execPath, ['-e', ${JSON.stringify(program)}])`
  const args = ['--input-type=module', '-e', `import { ${how} } from ${module}; await ${call}`]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
}

test.for(['handOver', 'runAsChild'])('%s: a signal reaches the program, whose exit code is ours', async (how) => {
  const process = parent(how, server)
  await once(process.stdout, 'data')
  process.kill('SIGTERM')
  expect(await once(process, 'exit')).toEqual([7, null])
})

test.for(['handOver', 'runAsChild'])('%s: the program ends by itself', async (how) => {
  const process = parent(how, 'process.exit(3)')
  expect(await once(process, 'exit')).toEqual([3, null])
})
