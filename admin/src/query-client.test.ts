import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { store } from './query-client.ts'

test('a read that began before a change does not replace what the change answered', async () => {
  const client = new QueryClient()
  const queryKey = ['imports', 'one']
  let answer: (status: string) => void = () => {}
  const slow = () => new Promise<string>((resolve) => (answer = resolve))
  client.setQueryData(queryKey, 'COMPARED')
  const reading = client.fetchQuery({ queryKey, queryFn: slow }).catch(() => {})
  await store(client, queryKey, 'RUNNING')
  answer('COMPARED')
  await reading
  expect(client.getQueryData(queryKey)).toBe('RUNNING')
})
