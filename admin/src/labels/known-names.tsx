import { useQuery } from '@tanstack/react-query'
import { brandKind, labelsQuery, ribbonKind } from './labels.ts'

const kinds = { brand: brandKind, ribbon: ribbonKind }

/** Names that there are, for what is typed; the browser offers them as it offers its own. */
export function useKnownNames(kind: 'brand' | 'ribbon', typed: string) {
  const { data } = useQuery(labelsQuery(kinds[kind], { q: typed.trim() || undefined, size: 25 }))
  const names = data?.items.map(({ name }) => name) ?? []
  return { names, isKnown: data === undefined || names.some((name) => name === typed.trim()) }
}

export const Suggestions = ({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
)
