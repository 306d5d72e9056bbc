import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const CLIENT = path.join(import.meta.dirname, '..')
const TSC = path.join(CLIENT, '../node_modules/typescript/bin/tsc')

/**
 * Makes the client as others install it: JavaScript with types, no dependencies. `npm pack` and `npm install <folder>` take the folder.
 * Everything in it is imported by path, without an ending: `@fairground/client/create-client`.
 */
export async function makePackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await promisify(execFile)(process.execPath, [
    TSC,
    '-p',
    path.join(CLIENT, 'tsconfig.package.json'),
    '--outDir',
    folder,
  ])
  const { name, version, license, type, sideEffects } = JSON.parse(
    await readFile(path.join(CLIENT, 'package.json'), 'utf8'),
  )
  const exports = { './*': { types: './*.d.ts', default: './*.js' } }
  await writeFile(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ name, version, license, type, sideEffects, exports }, null, 2)}\n`,
  )
  await cp(path.join(CLIENT, '../docs/client.md'), path.join(folder, 'README.md'))
  await cp(path.join(CLIENT, 'src/generated/modules.md'), path.join(folder, 'MODULES.md'))
}

if (import.meta.main) {
  const folder = path.join(CLIENT, 'dist/package')
  await makePackage(folder)
  console.log(`${path.relative(process.cwd(), folder)}: install it with npm install, or pack it with npm pack`)
}
