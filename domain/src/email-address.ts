const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

/**
 * True for one address, as everything that takes addresses knows them: no list, no name beside it, no comment and no quotes, which
 * a mail program would read as another address than the one that is stored.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const labels = text.slice(at + 1).split('.')
  return at > 0 && labels.length > 1 && labels.every((label) => LABEL.test(label)) && LOCAL_PART.test(text.slice(0, at))
}
