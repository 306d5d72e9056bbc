import type { ReactNode } from 'react'

/** A short list whose rows have a name, facts and what can be done: the same on a phone and on a desk. */
export function SettingsList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="rounded-card border border-border bg-surface">
      {children}
    </ul>
  )
}

export type SettingsRowProps = {
  name: ReactNode
  /** Beside the name: pills. */
  marks?: ReactNode
  facts: ReactNode
  /** Buttons or a menu. */
  actions?: ReactNode
  /** Opens the page of the name. */
  onOpen?: (() => void) | undefined
}

export function SettingsRow({ name, marks, facts, actions, onOpen }: SettingsRowProps) {
  return (
    <li className="flex items-start justify-between gap-3 border-b border-border px-4 py-3 last:border-b-0">
      <div className="flex min-w-0 grow flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {onOpen ? (
            <button
              type="button"
              onClick={onOpen}
              className="min-h-6 min-w-0 text-start text-admin font-semibold break-words hover:underline"
            >
              {name}
            </button>
          ) : (
            <span className="min-w-0 text-admin font-semibold break-words">{name}</span>
          )}
          {marks}
        </span>
        <div className="flex flex-col gap-1 text-admin text-ink-2">{facts}</div>
      </div>
      {actions && <div className="shrink-0">{actions}</div>}
    </li>
  )
}
