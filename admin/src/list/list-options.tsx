import { Menu } from '@fairground/ui/admin/menu.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useStored } from '../shell/stored.ts'
import { t } from '../texts.ts'

/** Row height and columns, stored per list in this browser. */
export function useListLook(list: string) {
  const [density, chooseDensity] = useStored('density', ['comfortable', 'compact'])
  const key = `fairground-hidden-${list}`
  const [hidden, setHidden] = useState<readonly string[]>(() =>
    (localStorage.getItem(key) ?? '').split(',').filter(Boolean),
  )
  const show = (column: string, shown: boolean) => {
    const next = shown ? hidden.filter((one) => one !== column) : [...hidden, column]
    localStorage.setItem(key, next.join(','))
    setHidden(next)
  }
  return { density, chooseDensity, hidden, show }
}

export type ListLook = ReturnType<typeof useListLook>

type ListOptionsProps = { look: ListLook; columns: readonly { id: string; label: string }[] }

export function ListOptions({ look, columns }: ListOptionsProps) {
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={t('admin.list.columnsAndRowHeight')}
          icon={<SlidersHorizontal size={16} strokeWidth={1.75} />}
        />
      }
      items={[
        { kind: 'heading', label: t('admin.list.columns') },
        ...columns.map(({ id, label }) => ({
          kind: 'check' as const,
          label,
          checked: !look.hidden.includes(id),
          onChange: (shown: boolean) => look.show(id, shown),
        })),
        { kind: 'separator' },
        {
          kind: 'check',
          label: t('admin.list.compactRows'),
          checked: look.density === 'compact',
          onChange: (compact) => look.chooseDensity(compact ? 'compact' : 'comfortable'),
        },
      ]}
    />
  )
}
