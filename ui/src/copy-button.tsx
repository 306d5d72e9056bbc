import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { t } from './texts.ts'

export type CopyButtonProps = {
  text: string
  /** Names what is copied: "Copy request id". */
  label: string
  /** Without the word, where one stands in every row. */
  iconOnly?: boolean
}

/** Copies `text`, and says so. */
export function CopyButton({ text, label, iconOnly = false }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
      className="inline-flex min-h-6 items-center gap-1 rounded-control px-1.5 text-label text-ink-2 hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden="true" size={14} strokeWidth={1.75} />
      <span role="status" className={iconOnly ? 'sr-only' : ''}>
        {copied ? t('ui.copied') : t('ui.copy')}
      </span>
    </button>
  )
}
