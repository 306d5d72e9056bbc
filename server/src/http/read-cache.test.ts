import { afterEach, expect, test, vi } from 'vitest'
import { readCache } from './read-cache.ts'
import { etagOf, lengthOf, Parts } from './written.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('the cache keeps an answer until one of its tags is dropped', () => {
  const cache = readCache()
  cache.put('a', 'A', { tags: ['product:1', 'products'], began: cache.begin() })
  cache.put('b', 'B', { tags: ['product:2', 'products'], began: cache.begin() })
  expect([cache.get('a')?.body, cache.get('b')?.body]).toEqual(['A', 'B'])
  cache.drop(['product:1'])
  expect([cache.get('a'), cache.get('b')?.body, cache.size]).toEqual([undefined, 'B', 1])
  cache.drop(['products'])
  expect([cache.get('b'), cache.size]).toEqual([undefined, 0])
})

test('a read that began before its tag was dropped is not cached', () => {
  const cache = readCache()
  const before = cache.begin()
  cache.drop(['product:1'])
  expect(cache.put('a', 'old', { tags: ['product:1'], began: before }).body).toBe('old')
  expect(cache.get('a')).toBeUndefined()
  cache.put('a', 'fresh', { tags: ['product:1'], began: cache.begin() })
  expect(cache.get('a')?.body).toBe('fresh')
})

test('a read is cached though other tags were dropped', () => {
  const cache = readCache()
  const before = cache.begin()
  cache.drop(['product:2'])
  cache.put('a', 'A', { tags: ['product:1'], began: before })
  expect(cache.get('a')?.body).toBe('A')
})

test('an answer is replaced whole: tags it has no more drop nothing', () => {
  const cache = readCache()
  cache.put('a', 'A', { tags: ['event:1'], began: cache.begin() })
  cache.put('a', 'B', { tags: ['event:2'], began: cache.begin() })
  cache.drop(['event:1'])
  expect(cache.get('a')?.body).toBe('B')
})

test('an answer that is cheap to put together is stored the second time that it is wanted', () => {
  const cache = readCache()
  const put = (key: string) => cache.putIfWanted(key, key, { tags: ['products'], began: cache.begin() })
  expect([put('a').etag, cache.get('a'), cache.size]).toEqual([etagOf('a'), undefined, 0])
  put('b')
  put('a')
  expect([cache.get('a')?.body, cache.get('b'), cache.size]).toEqual(['a', undefined, 1])
  cache.drop(['products'])
  put('a')
  expect(cache.get('a')).toBeUndefined()
})

test('answers that are wanted once drive out nothing', () => {
  const cache = readCache()
  cache.put('stays', 'K', { tags: [], began: cache.begin() })
  for (let i = 0; i < 30_000; i++) cache.putIfWanted(`once ${i}`, 'O', { tags: [], began: cache.begin() })
  expect([cache.get('stays')?.body, cache.size]).toEqual(['K', 1])
})

test('parts that many answers share are hashed once, and make an etag of their own', () => {
  const [open, one, two, end] = ['[', '"one"', '"two"', ']'].map((text) => Buffer.from(text)) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ]
  const etags = [
    [open, one, end],
    [open, two, end],
    [open, one, two, end],
    [open, two, one, end],
  ].map((parts) => etagOf(new Parts(parts)))
  expect(new Set(etags).size).toBe(4)
  expect(etagOf(new Parts([open, Buffer.from('"one"'), end]))).toBe(etags[0])
  expect([String(new Parts([open, one, end])), lengthOf(new Parts([open, one, end]))]).toEqual(['["one"]', 7])
})

test('the etag is that of the body', () => {
  const cache = readCache()
  const { etag } = cache.put('a', 'A', { tags: [], began: cache.begin() })
  expect(etag).toBe(etagOf('A'))
  expect(etagOf('A')).not.toBe(etagOf('B'))
  expect(etag).toMatch(/^"[\w-]+"$/)
})

test('an entry lives for a minute, or as long as given', () => {
  vi.useFakeTimers()
  const cache = readCache()
  cache.put('a', 'A', { tags: [], began: cache.begin() })
  cache.put('b', 'B', { tags: [], began: cache.begin(), lifeMs: 5_000 })
  vi.advanceTimersByTime(5_001)
  expect([cache.get('a')?.body, cache.get('b')]).toEqual(['A', undefined])
  vi.advanceTimersByTime(55_000)
  expect([cache.get('a'), cache.size]).toEqual([undefined, 0])
})

test('the cache holds at most 20,000 answers, and 32 MB of them; the oldest tenth goes first', () => {
  const cache = readCache()
  for (let i = 0; i < 20_010; i++) cache.put(`k${i}`, 'x', { tags: [`t${i}`], began: cache.begin() })
  expect([cache.size, cache.get('k2000'), cache.get('k2001')?.body]).toEqual([18_009, undefined, 'x'])
  const large = 'y'.repeat(12 * 1024 * 1024)
  for (const key of ['l1', 'l2', 'l3']) cache.put(key, large, { tags: [], began: cache.begin() })
  expect([cache.get('l1'), cache.get('l2')?.body.length, cache.size]).toEqual([undefined, large.length, 2])
})

test('the cache counts what entries take beside their bodies, so that many small ones are bounded in bytes, too', () => {
  const cache = readCache()
  const key = 'k'.repeat(3_000)
  for (let i = 0; i < 12_000; i++) cache.put(`${key}${i}`, 'x', { tags: [], began: cache.begin() })
  expect(cache.size).toBeLessThan(12_000)
  expect(cache.bytes).toBeGreaterThan(cache.size * key.length)
  expect(cache.bytes).toBeLessThanOrEqual(32 * 1024 * 1024)
  const { bytes } = cache
  cache.put(`${key}11999`, 'x', { tags: ['t'], began: cache.begin() })
  expect(cache.bytes).toBe(bytes)
  cache.drop(['t'])
  expect(cache.bytes).toBeLessThan(bytes - key.length)
})

test('a read that began before very many drops is not cached, for its own may be forgotten', () => {
  const cache = readCache()
  const before = cache.begin()
  cache.drop(['product:1'])
  cache.drop(Array.from({ length: 10_001 }, (_, n) => `order:${n}`))
  cache.put('a', 'old', { tags: ['product:1'], began: before })
  expect(cache.get('a')).toBeUndefined()
  cache.put('a', 'fresh', { tags: ['product:1'], began: cache.begin() })
  expect(cache.get('a')?.body).toBe('fresh')
})

test('a reading under way is shared until anything is dropped, and forgotten when it ends', async () => {
  const cache = readCache()
  const readings: ((body: string) => void)[] = []
  const read = () =>
    cache.share('a', (began) =>
      new Promise<string>((resolve) => readings.push(resolve)).then((body) =>
        cache.put('a', body, { tags: ['t'], began }),
      ),
    )
  const [first, second] = [read(), read()]
  cache.drop(['t'])
  const [third, fourth] = [read(), read()]
  expect(readings).toHaveLength(2)
  readings[0]!('old')
  expect([(await first).body, (await second).body, cache.get('a')]).toEqual(['old', 'old', undefined])
  const fifth = read()
  expect(readings).toHaveLength(2)
  readings[1]!('new')
  expect([(await third).body, (await fourth).body, (await fifth).body, cache.get('a')?.body]).toEqual([
    'new',
    'new',
    'new',
    'new',
  ])
  read()
  expect(readings).toHaveLength(3)
})

test('a reading that fails fails for all who share it, and the next one is made again', async () => {
  const cache = readCache()
  let readings = 0
  const read = () =>
    cache.share('a', async () => {
      readings++
      throw new Error('no database')
    })
  await expect(Promise.allSettled([read(), read()])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  await expect(read()).rejects.toThrow('no database')
  expect(readings).toBe(2)
})
