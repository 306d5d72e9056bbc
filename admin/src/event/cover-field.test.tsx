// @vitest-environment happy-dom
import { mount, press } from '@fairground/ui/testing/mount.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { queryClient } from '../query-client.ts'
import { CoverField } from './cover-field.tsx'
import { type EventValues, emptyEvent } from './event-values.ts'

function Cover({ url }: { url: string }) {
  const form = useForm<EventValues>({ defaultValues: { ...emptyEvent('UTC'), coverUrl: url } })
  return (
    <QueryClientProvider client={queryClient}>
      <CoverField form={form} />
    </QueryClientProvider>
  )
}

test('a cover is chosen from the library; the field for an address elsewhere stays closed', () => {
  const root = mount(<Cover url="" />)
  expect(root.querySelector('button')?.textContent).toBe('Choose a picture')
  expect(root.querySelector('details')?.open).toBe(false)
})

const PICTURE = '/media/1/hall.jpg'

test.each([PICTURE, location.origin + PICTURE])(
  'a cover of the library can be changed or removed, and its address is not shown: %s',
  (url) => {
    const root = mount(<Cover url={url} />)
    const buttons = () => [...root.querySelectorAll('button')].map(({ textContent }) => textContent)
    expect(root.querySelector('details')?.open).toBe(false)
    expect(buttons()).toEqual(['Choose another picture', 'Remove'])
    press(root.querySelectorAll('button')[1] as HTMLElement) // Remove
    expect(buttons()).toEqual(['Choose a picture'])
  },
)

test('a cover of another website shows its address', () => {
  expect(mount(<Cover url="https://pictures.example/hall.jpg" />).querySelector('details')?.open).toBe(true)
})
