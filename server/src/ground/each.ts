import { loggedMessage } from './logged-error.ts'

/** Works on all, one after the other; one that fails does not stop the rest, and is thrown once all were tried. */
export async function eachOnItsOwn<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error))
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1)
    throw new AggregateError(failures, `${failures.length} failed: ${failures.map(loggedMessage).join('; ')}`)
}
