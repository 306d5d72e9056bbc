import { Button } from '@fairground/ui/button.tsx'
import { controlClass } from '@fairground/ui/control-styles.ts'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { paths } from '../paths.ts'

export function SearchForm({ q = '' }: { q?: string }) {
  return (
    <Form method="get" action={paths.search()} className="flex gap-2">
      <span className="relative grow">
        <Search
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-3"
        />
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          aria-label="Search the shop and events"
          placeholder="Mugs, markets, a name"
          enterKeyHint="search"
          className={`${controlClass.input} ps-10`}
        />
      </span>
      <Button type="submit">Search</Button>
    </Form>
  )
}
