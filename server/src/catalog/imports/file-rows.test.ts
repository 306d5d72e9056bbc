import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { writtenIn } from '../../ground/texts/message.ts'
import { openRows } from './file-rows.ts'

/** So many characters, made as they are read. */
function* endless(beginning: string, piece: string, characters: number): Generator<Buffer> {
  yield Buffer.from(beginning)
  for (let sent = 0; sent < characters; sent += piece.length) yield Buffer.from(piece)
}
const HUGE = 100 * 1024 * 1024
const commas = ','.repeat(32 * 1024)
const heapMb = () => process.memoryUsage().heapUsed / 1024 / 1024

test('a header of nothing but separators is refused before it fills the memory', async () => {
  const before = heapMb()
  await expect(openRows(Readable.from(endless('', commas, HUGE)))).rejects.toThrow('more than 5000 columns')
  expect(heapMb() - before).toBeLessThan(500)
})

test('a file of thousands of columns is refused', async () => {
  const header = Array.from({ length: 6_000 }, (_, i) => `c${i}`).join()
  await expect(openRows(Readable.from([Buffer.from(`${header}\n`)]))).rejects.toThrow('more than 5000 columns')
})

test('a row of nothing but separators ends the file with its line', async () => {
  const quoted = `"a\nb"${commas}`
  for (const piece of [commas, quoted]) {
    const { rows } = await openRows(Readable.from(endless('Handle,Title\nmug,Mug\n', piece, HUGE)))
    const read = []
    for await (const row of rows) read.push([row.line, row.problems.map(({ message }) => writtenIn('en')(message))])
    expect(read[0]).toEqual([2, []])
    expect(read[1]).toEqual([3, ['The row has 5001 cells, the header 2.']])
    expect(read[2]?.[1]).toEqual([expect.stringContaining('it has more than 4194304 characters')])
    expect(read).toHaveLength(3)
  }
})

test('long rows one after another are read', async () => {
  const cell = 'x'.repeat(1024 * 1024)
  const { rows } = await openRows(Readable.from(endless('Handle,Title\n', `mug,${cell}\n`, 8 * 1024 * 1024)))
  let count = 0
  for await (const { problems } of rows) {
    expect(problems).toEqual([])
    count++
  }
  expect(count).toBe(8)
})

test.each([0, 1])('no character of two units is lost in a long text that begins %d units later', async (shift) => {
  const cell = 'x'.repeat(shift) + '😀'.repeat(40_000)
  const { rows } = await openRows(Readable.from([Buffer.from(`Handle,Title\nmug,${cell}\n`)]))
  const found: (string | undefined)[] = []
  for await (const row of rows) found.push(row.cell('Title'))
  expect(found).toEqual([cell])
})

test('other work has its turns while a header of hundreds of thousands of columns is read, and it takes a moment', async () => {
  const file = Buffer.from(`${Array.from({ length: 500_000 }, (_, i) => `c${i}`).join(',')}\n`)
  let turns = 0
  let isRead = false
  const count = () => {
    turns++
    if (!isRead) setImmediate(count)
  }
  setImmediate(count)
  const before = process.cpuUsage()
  await expect(openRows(Readable.from([file]))).rejects.toThrow('more than 5000 columns')
  const { user } = process.cpuUsage(before)
  isRead = true
  expect(turns).toBeGreaterThan(file.length / (32 * 1024))
  expect(user / 1_000_000).toBeLessThan(4)
})

test.each([
  ['\n', 'a,b\n1,2\n3,4\n'],
  ['\r\n', 'a,b\r\n1,2\r\n3,4'],
  ['\r', 'a,b\r1,2\r3,4\r'],
])('rows end as the header ends: %s', async (_, text) => {
  const { rows } = await openRows(Readable.from([Buffer.from(text)]))
  const read: (string | undefined)[][] = []
  for await (const row of rows) read.push([row.cell('a'), row.cell('b')])
  expect(read).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
})
