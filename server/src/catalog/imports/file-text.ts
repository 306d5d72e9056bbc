import { isAscii } from 'node:buffer'
import { TextDecoder } from 'node:util'

/** A character of UTF-8 may be cut after at most so many bytes. */
const MAX_CUT = 3

/**
 * The text of a file, piece by piece. UTF-16 is known by its mark; anything else is UTF-8 unless its first letters beyond ASCII are
 * not: spreadsheets also write Windows-1252.
 */
export async function* fileText(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let waiting: Buffer = Buffer.alloc(0)
  let isBeginning = true
  for await (const bytes of source) {
    if (decoder) {
      yield decoder.decode(bytes, { stream: true })
      continue
    }
    waiting = Buffer.concat([waiting, bytes])
    if (waiting.length < 2) continue
    if (isBeginning) decoder = markedDecoder(waiting)
    isBeginning = false
    if (!decoder && isAscii(waiting)) {
      yield waiting.toString('latin1')
      waiting = Buffer.alloc(0)
    } else if (decoder || !isAscii(waiting.subarray(0, -MAX_CUT))) {
      decoder ??= decoderOf(waiting, { isWhole: false })
      yield decoder.decode(waiting, { stream: true })
      waiting = Buffer.alloc(0)
    }
  }
  decoder ??= decoderOf(waiting, { isWhole: true })
  yield decoder.decode(waiting)
}

function markedDecoder([one, two]: Buffer): TextDecoder | undefined {
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le')
  return one === 0xfe && two === 0xff ? new TextDecoder('utf-16be') : undefined
}

function decoderOf(bytes: Buffer, { isWhole }: { isWhole: boolean }): TextDecoder {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole })
    return new TextDecoder('utf-8')
  } catch {
    return new TextDecoder('windows-1252')
  }
}
