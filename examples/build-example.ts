import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { makePackage } from '../client/package/make-package.ts'

const ROOT = path.join(import.meta.dirname, '..')
const INSTALLED = path.join(ROOT, 'node_modules')
const run = promisify(execFile)

/**
 * Compiles and builds an example in a folder of its own: with the client as it is installed by others, and everything else as
 * this repository has it installed. Settings for Vite are taken from the environment. Rejects with the compiler's output.
 */
export async function buildExample(
  name: string,
  target: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'example-'))
  try {
    await cp(path.join(import.meta.dirname, name), folder, { recursive: true })
    const modules = path.join(folder, 'node_modules')
    await mkdir(path.join(modules, '@fairground'), { recursive: true })
    for (const one of ['react', 'react-dom', '@types', '@vitejs', 'vite'])
      await symlink(path.join(INSTALLED, one), path.join(modules, one))
    await makePackage(path.join(modules, '@fairground/client'))
    const at = { cwd: folder, env: { ...environment, NODE_ENV: 'production' } }
    await run(process.execPath, [path.join(INSTALLED, 'typescript/bin/tsc'), '-p', folder], at)
    await run(
      process.execPath,
      [path.join(INSTALLED, 'vite/bin/vite.js'), 'build', '--outDir', path.resolve(target), '--emptyOutDir'],
      at,
    )
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${name} does not build:\n${stdout}${stderr}`, { cause: error })
  } finally {
    await rm(folder, { recursive: true })
  }
}

if (import.meta.main) {
  const [name, target] = process.argv.slice(2)
  if (!name || !target) throw new Error('node examples/build-example.ts <example> <folder>')
  await buildExample(name, target)
}
