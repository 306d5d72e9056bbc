import { t } from './texts.ts'

/** The first focusable thing of a page; `target` is the id of its `<main>`. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only rounded-control bg-surface px-4 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
    >
      {t('ui.skipToContent')}
    </a>
  )
}
