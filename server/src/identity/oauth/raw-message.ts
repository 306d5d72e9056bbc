import { parseJson } from '../../http/message.ts'

type Message = Record<string, unknown>
const PACKED = /^[A-Za-z0-9+/_-]{1,8000}={0,2}$/

/**
 * The message of a published client of `identity.oauth`, which sends it as bytes in `body`: base64 of JSON or of a form. A
 * message without such a body is its own.
 */
export function unpacked(message: Message): Message {
  if (typeof message.body !== 'string' || !PACKED.test(message.body)) return message // the schema says what is wrong with it
  const bytes = Buffer.from(message.body, 'base64')
  const text = bytes.toString('utf8').trim()
  return text.startsWith('{') ? parseJson(bytes, 'body') : Object.fromEntries(new URLSearchParams(text))
}
