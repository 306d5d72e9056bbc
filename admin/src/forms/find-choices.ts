import type { ComboboxOption } from '@fairground/ui/admin/combobox-list.tsx'

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Rank of an option for what is typed, 0 best; undefined where it does not fit. */
function rankOf({ label, detail = '' }: ComboboxOption, typed: string): number | undefined {
  const [name, code] = [plain(label), plain(detail)]
  if (code === typed) return 0
  if (name.startsWith(typed)) return 1
  if (name.includes(` ${typed}`)) return 2
  return code.includes(typed) || name.includes(typed) ? 3 : undefined
}

/** Options whose name or code holds the query, accents aside: a code that is typed whole first, then names that begin with it. */
export function findChoices(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const typed = plain(query.trim())
  if (!typed) return options
  return options
    .flatMap((option) => {
      const rank = rankOf(option, typed)
      return rank === undefined ? [] : [{ option, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}
