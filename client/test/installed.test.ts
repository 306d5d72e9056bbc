import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { makePackage } from '../package/make-package.ts'
import { answeringServer } from './answering-server.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** A folder outside the repository with the client installed as anybody would have it. */
async function project(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'client-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await makePackage(path.join(folder, 'node_modules/@fairground/client'))
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  return folder
}

test('the installed package calls a server from plain JavaScript', async () => {
  const folder = await project()
  const { url } = await answeringServer(() => ({
    body: { cart: { id: 'c1', createdDate: '2030-06-01T12:00:00.000Z' } },
  }))
  const program = `
    import { tokenAuth } from '@fairground/client/auth/token'
    import { createClient } from '@fairground/client/create-client'
    import { currentCart } from '@fairground/client/generated/ecom.current-cart'
    const shop = createClient({ url: '${url}', auth: tokenAuth(() => 't'), modules: { currentCart } })
    const { cart } = await shop.currentCart.getCurrentCart()
    console.log(cart.id, cart.createdDate.getUTCFullYear())`
  await writeFile(path.join(folder, 'main.js'), program)
  const { stdout } = await run(process.execPath, ['main.js'], { cwd: folder })
  expect(stdout.trim()).toBe('c1 2030')
}, 30_000)

test('the programs of the guide compile against the installed package', async () => {
  const folder = await project()
  const guide = await readFile(path.join(ROOT, 'docs/client.md'), 'utf8')
  const programs = [...guide.matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(([, ending, text = '']) => ({ ending, text }))
  expect(programs.length).toBeGreaterThan(8)
  await mkdir(path.join(folder, 'src'))
  for (const one of ['react', 'react-dom', '@types'])
    await symlink(path.join(ROOT, 'node_modules', one), path.join(folder, 'node_modules', one))
  await Promise.all(
    programs.map(({ ending, text }, i) => writeFile(path.join(folder, `src/program-${i}.${ending}`), text)),
  )
  await writeFile(
    path.join(folder, 'src/wrong.ts'),
    `${programs[0]?.text}\nshop.currentCart.addToCurrentCart({ items: [] })\n`,
  )
  const options = {
    strict: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom'],
    noEmit: true,
    types: [],
    jsx: 'react-jsx',
    skipLibCheck: true,
    moduleDetection: 'force',
  }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['src'] }))
  const output = await run(process.execPath, [path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
  const complaints = output.split('\n').filter((line) => line.includes('error TS'))
  expect(complaints).toEqual([expect.stringMatching(/wrong\.ts.*'items' does not exist/)])
}, 30_000)
