import { Scope } from '@fairground/contract/enumerations/staff.ts'
import { assemble } from './assemble.ts'
import type { Assembly } from './assembly.ts'
import { connect, runningAddress } from './cli-shop.ts'
import type { Config } from './config.ts'
import { StartRefused } from './db/managed/start-refused.ts'
import { migrate } from './db/migrate.ts'
import type { SetupShop } from './first-run/setup/setup-shop.ts'
import { newId } from './ground/ids.ts'
import type { Site } from './ground/site.ts'
import { clerkOf } from './http/clerk.ts'
import { findOwner } from './identity/staff/queries.ts'
import { mediaFiles } from './media/files.ts'
import { mediaAddress } from './media/media-address.ts'
import { openStorage } from './media/open-storage.ts'
import { storeUpload } from './media/store-pictures.ts'
import { processLogger } from './process-logger.ts'
import { providersOf } from './providers-of.ts'
import { settingsOf } from './settings-of.ts'

/** The shop in its owner's hand, by the operations that their admin calls. */
export async function setupShop(assembly: Assembly, url: string): Promise<SetupShop> {
  const { directory, pool, settings } = assembly
  const site = (): Site => {
    const found = directory.defaultSite()
    if (!found) throw new StartRefused('There is no site yet. Run npm start first.')
    return found
  }
  const db = pool.forSite(site().id)
  const owner = await db.row(findOwner, {})
  if (!owner) throw new StartRefused('The site has no owner.')
  const clerk = clerkOf(assembly, { kind: 'staff', id: owner.id, scopes: Scope })
  const now = () => directory.nowOf(site())
  return {
    db,
    owner,
    url,
    site,
    now,
    storePicture: async (filename, bytes) => {
      const id = newId(new Date())
      const given = { id, filename, folderId: null, secure: false, bytes }
      const caller = { kind: 'staff', id: owner.id, scopes: Scope } as const
      const deed = { now: now(), caller, requestId: 'setup', newId: () => newId(new Date()) }
      const picture = await storeUpload(db, mediaFiles(openStorage(settings)), given, deed)
      const { width, height } = picture ?? {}
      return picture && { url: mediaAddress(settings.publicUrl, id), width, height }
    },
    call: (operation, request) => clerk.call(operation, request, now()),
  }
}

/** Puts the server together without listening: its log would be in the way of the questions. */
export async function openSetup(config: Config): Promise<{ shop: SetupShop; close(): Promise<void> }> {
  const { connectionString, end } = await connect(config)
  const undo = [end]
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    await migrate(connectionString, () => {})
    const providers = providersOf(config)
    const assembly = await assemble(
      settingsOf(config, { connectionString, providers, logger: processLogger('silent') }),
    )
    undo.push(() => assembly.close())
    return { shop: await setupShop(assembly, runningAddress(config) ?? config.publicUrl), close }
  } catch (error) {
    await close()
    throw error
  }
}
