import { createMediaFolder, listMediaFolders } from '@fairground/contract/fairground/media-library.ts'
import type { Seeding } from './seeding.ts'

/** Id of a folder of the media library, created once. */
export async function folderOf({ merchant, now }: Seeding, name: 'Products' | 'Events' | 'Frames'): Promise<string> {
  const { folders } = await merchant.call(listMediaFolders, {}, now)
  const known = folders.find((folder) => folder.name === name && folder.parentId === undefined)
  return known?.id ?? (await merchant.call(createMediaFolder, { name }, now)).folder.id
}
