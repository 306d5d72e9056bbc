import { textAt } from './rich-values.ts'

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const OWN_ADDRESS = new RegExp(`^(?:https?://[^/?#]+)?/media/${ID}$`, 'i')
const OWN_ID = new RegExp(`^(?:wix:\\w+://v1/)?(${ID})(?:[/#?]|$)`, 'i')

/** Address of a file of the library, by the address or the id of a source; undefined of a file that lies elsewhere. */
export function ownFile(source: unknown): string | undefined {
  const url = textAt(source, 'url') || textAt(source, 'custom')
  if (OWN_ADDRESS.test(url)) return url
  const id = OWN_ID.exec(url || textAt(source, 'id'))?.[1]
  return id && `/media/${id}`
}
