import { loggedMessage } from './logged-error.ts'

/** Works on all, so many `atOnce`; one that fails does not stop the rest, and is thrown once all were tried. */
export async function eachOnItsOwn<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
  atOnce = 1,
): Promise<void> {
  const failures: unknown[] = []
  const next = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
  const worker = async () => {
    for (let one = await next.next(); !one.done; one = await next.next())
      await work(one.value).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1)
    throw new AggregateError(failures, `${failures.length} failed: ${failures.map(loggedMessage).join('; ')}`)
}
