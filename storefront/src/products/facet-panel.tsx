import { Button } from '@fairground/ui/button.tsx'
import { useHydrated } from '@fairground/ui/hydrated.ts'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { useNativeDialog } from '@fairground/ui/native-dialog.ts'
import { NoticeSlot } from '@fairground/ui/notice-slot.tsx'
import { X } from 'lucide-react'
import { type FormEvent, startTransition, useEffect, useId, useRef, useState } from 'react'
import { once } from '../once.tsx'
import { useSubmit } from '../router/form.tsx'
import { t } from '../texts.ts'
import { FacetFields, type FacetFieldsProps } from './facet-fields.tsx'
import { useFacetSheet } from './facet-sheet.tsx'
import { FACETS_ID } from './facets-id.ts'

const sheet =
  'hidden open:block fixed inset-x-0 bottom-0 m-0 mt-auto max-h-[85dvh] w-full max-w-none overflow-hidden rounded-t-dialog border-t border-border bg-surface text-ink shadow-overlay'
/** Opened by its address, where there are no scripts. */
const targeted = 'target:static target:block target:max-h-none target:rounded-card target:border target:shadow-none'
const column =
  'lg:static lg:block lg:max-h-none lg:w-auto lg:overflow-visible lg:rounded-none lg:border-0 lg:bg-transparent lg:shadow-none'

type FacetPanelProps = {
  /** Address of the form. */
  action: string
  /** Products that match. */
  total: number
  fields: FacetFieldsProps
}

const groupsBox = 'min-h-0 grow overflow-y-auto overscroll-contain px-5 lg:overflow-visible lg:px-0'

/** As the server writes them: the facets of an answer that is cached are the same on many pages. */
const WrittenFields = import.meta.env.SSR ? once('div', FacetFields, groupsBox, await keyOfFields()) : undefined

async function keyOfFields() {
  const { numberOf } = await import('../made-once.server.ts')
  return ({ facets, listing, selection: { fields, sort }, q, currency, pathFor }: FacetFieldsProps) => ({
    // What a path is for no choice says what it is for all.
    also: JSON.stringify([numberOf(facets), listing.byDefault, fields, sort, q, currency, pathFor({})]),
  })
}

/**
 * The form of facets: a section beside the list, on small screens a modal sheet. There a dialog takes the section's place, unseen, once
 * the scripts are there; without scripts its own address opens the section. Each tick goes to its page at once.
 */
export function FacetPanel({ action, total, fields }: FacetPanelProps) {
  const { open, setOpen } = useFacetSheet()
  const close = () => setOpen(false)
  const [small, setSmall] = useState(false)
  // Screens turn and windows change: looked at again whenever the sheet is to open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is what asks.
  useEffect(() => startTransition(() => setSmall(matchMedia('(width < 64rem)').matches)), [open])
  const groups = useRef<HTMLDivElement>(null)
  const ref = useNativeDialog(open && small, groups)
  const Panel = small ? 'dialog' : 'section'
  const titleId = useId()
  const submit = useSubmit()
  const hydrated = useHydrated()
  const go = (form: HTMLFormElement) => {
    const filled = new FormData(form)
    for (const [field, value] of [...filled]) if (value === '') filled.delete(field)
    void submit(filled, { method: 'get', action, preventScrollReset: true })
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(event.currentTarget)
  }
  return (
    <Panel
      ref={ref}
      id={FACETS_ID}
      aria-labelledby={titleId}
      onClose={close}
      onClick={(event) => open && event.target === event.currentTarget && close()}
      className={`${sheet} ${hydrated ? '' : targeted} ${column}`}
    >
      <form
        method="get"
        action={action}
        onSubmit={send}
        onChange={({ currentTarget, target }) =>
          (target as EventTarget & { type?: string }).type === 'checkbox' && go(currentTarget)
        }
        className="flex max-h-[inherit] flex-col lg:block"
      >
        <div className="flex items-center justify-between gap-4 border-b border-border py-2.5 ps-5 pe-2.5 lg:hidden">
          <h2 id={titleId} className="font-display text-h3">
            {t('products.filters')}
          </h2>
          {small && (
            <IconButton label={t('products.close')} icon={<X size={20} strokeWidth={1.75} />} onClick={close} />
          )}
        </div>
        {WrittenFields ? (
          <WrittenFields {...fields} />
        ) : (
          <div ref={groups} className={groupsBox}>
            <FacetFields {...fields} />
          </div>
        )}
        <NoticeSlot open={open} />
        {small && (
          <div className="border-t border-border p-5 lg:hidden">
            <Button onClick={close} className="w-full">
              {t('products.showProductCount', { total })}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}
