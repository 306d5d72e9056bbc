import { expect, test } from 'vitest'
import type { Draft } from '../product/draft.ts'
import { emptyProduct } from '../product/product-values.ts'
import { draftKeeper } from './draft-keeper.ts'

const draft = (at: number): Draft => ({ at, base: emptyProduct, values: emptyProduct })

/** A server that answers when the test lets it. */
function server() {
  const received: string[] = []
  const waiting: ((fails?: boolean) => void)[] = []
  const answer = (what: string) =>
    new Promise<never>((resolve, reject) => {
      received.push(what)
      waiting.push((fails) => (fails ? reject(new Error('offline')) : resolve({} as never)))
    })
  return {
    received,
    answerNext: async (fails?: boolean) => {
      waiting.shift()?.(fails)
      await new Promise((done) => setTimeout(done))
    },
    calls: {
      getDraft: () => answer('get'),
      saveDraft: ({ content }: { content: Record<string, unknown> }) => answer(`keep ${content.at}`),
      forgetDraft: () => answer('forget'),
    } as unknown as Parameters<typeof draftKeeper>[1],
  }
}

test('one call at a time, and of those that wait only the last', async () => {
  const { received, answerNext, calls } = server()
  const keeper = draftKeeper('product-new', calls)
  const saves = [keeper.keep(draft(1)), keeper.keep(draft(2)), keeper.keep(draft(3))]
  await new Promise((done) => setTimeout(done))
  expect(received).toEqual(['keep 3'])
  await answerNext()
  expect(await Promise.all(saves)).toEqual([false, false, true])
})

test('a draft that is deleted while it is being stored is deleted after it', async () => {
  const { received, answerNext, calls } = server()
  const keeper = draftKeeper('product-new', calls)
  void keeper.keep(draft(1))
  await new Promise((done) => setTimeout(done))
  const forgotten = keeper.forget()
  expect(received).toEqual(['keep 1'])
  await answerNext()
  expect(received).toEqual(['keep 1', 'forget'])
  await answerNext()
  await forgotten
})

test('a server that does not answer is no fault of the form', async () => {
  const { answerNext, calls } = server()
  const keeper = draftKeeper('product-new', calls)
  const saving = keeper.keep(draft(1))
  await new Promise((done) => setTimeout(done))
  await answerNext(true)
  expect(await saving).toBe(false)
})
