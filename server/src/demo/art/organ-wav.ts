const RATE = 11_025
/** Seconds of one note. */
const BEAT = 0.3
const LOUD = 46

/** The tune, as half tones above C; null rests. Made for the demo. */
const TUNE = [0, 4, 7, 12, 11, 7, 9, 7, 5, 9, 12, 9, 7, 4, 2, null, 0, 4, 7, 12, 14, 11, 12, 7, 9, 5, 4, 2, 0, null]
const TIMES = 4
const C = 261.63

/** A fairground organ plays a waltz: a WAV of eight bits and one channel. Always the same bytes. */
export function organWav(): Buffer {
  const notes = Array.from({ length: TIMES }, () => TUNE).flat()
  const perNote = Math.round(RATE * BEAT)
  const samples = Buffer.alloc(notes.length * perNote, 128)
  for (const [i, note] of notes.entries()) {
    const bass = C / (i % 3 === 0 ? 2 : 1)
    for (let n = 0; n < perNote; n++) {
      const at = n / RATE
      const fade = Math.min(1, n / 60) * (1 - n / perNote)
      const melody = note === null ? 0 : pipe(C * 2 ** (note / 12) * 2, at) * fade
      samples[i * perNote + n] = Math.round(128 + LOUD * (melody + 0.5 * pipe(bass, at) * fade))
    }
  }
  return Buffer.concat([headOf(samples.length), samples])
}

/** Two reeds that are a little apart. */
const pipe = (hertz: number, at: number): number =>
  0.6 * Math.sin(2 * Math.PI * hertz * at) + 0.4 * Math.sin(2 * Math.PI * hertz * 1.006 * at)

function headOf(length: number): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(length, 40)
  return head
}
