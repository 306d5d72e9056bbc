import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileText } from './file-text.ts'

async function textOf(bytes: Buffer, sizes: readonly number[] = [bytes.length || 1]): Promise<string> {
  async function* pieces() {
    for (let at = 0, i = 0; at < bytes.length; i++) {
      const size = sizes[i % sizes.length] ?? 1
      yield bytes.subarray(at, at + size)
      at += size
    }
  }
  let text = ''
  for await (const piece of fileText(pieces())) text += piece
  return text
}

test('UTF-8 comes back whatever it holds and however it is cut', async () => {
  const words = fc.string({ unit: fc.constantFrom(...'aä é€😀,;\n"') })
  await fc.assert(
    fc.asyncProperty(words, fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), async (text, sizes) => {
      expect(await textOf(Buffer.from(text), sizes)).toBe(text)
      expect(await textOf(Buffer.from(`\uFEFF${text}`), sizes)).toBe(text)
      expect(await textOf(Buffer.from(`\uFEFF${text}`, 'utf16le'), sizes)).toBe(text)
      expect(await textOf(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), sizes)).toBe(text)
    }),
  )
})

test.for([1, 2, 3, 5, 1000])('Windows-1252 is read as such, %i bytes at a time', async (size) => {
  const bytes = Buffer.from('Name;Preis\nKäse;12,50 \x80\nGrün', 'latin1')
  expect(await textOf(bytes, [size])).toBe('Name;Preis\nKäse;12,50 €\nGrün')
})

test('a last letter that is cut off is not UTF-8', async () => {
  expect(await textOf(Buffer.from('Gr\xfc', 'latin1'))).toBe('Grü')
})
