import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { Toggle } from '@fairground/ui/admin/toggle.tsx'
import { shortcuts } from '../shell/shortcuts.ts'
import { t } from '../texts.ts'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
const nameOf = (key: string): string =>
  key
    .replace('mod+', isMac ? '⌘ ' : 'Ctrl ')
    .toUpperCase()
    .replace('CTRL', t('admin.shell.ctrl2'))

type CheatSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  singleKeys: boolean
  onSingleKeys: (on: boolean) => void
}

/** Every shortcut, and the switch that turns those without a modifier off. */
export function CheatSheet({ open, onOpenChange, singleKeys, onSingleKeys }: CheatSheetProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('admin.shell.keyboardShortcuts')}>
      <dl className="flex flex-col">
        {shortcuts.map(({ command, keys, words }) => (
          <div key={command} className="flex items-center justify-between gap-4 border-b border-border py-2">
            <dt>{words}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-6 rounded-control border border-border-strong px-1.5 text-center font-sans text-label"
                >
                  {nameOf(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="pt-4">
        <Toggle
          label={t('admin.shell.singleKeyShortcuts')}
          help={t('admin.shell.offOnlyCombinationsWithCtrl')}
          checked={singleKeys}
          onChange={onSingleKeys}
        />
      </div>
    </Dialog>
  )
}
